import { type GameState, newGame, type Refusal } from '../../rules/index.ts';
import { createHolding, type Holding, outcomeOf, seenSetup, sightOf } from './holding.ts';
import { mayGive } from './seating.ts';
import type { GameSoFar, Played } from './step.ts';
import type { Answer, Request, TablePort } from './table-port.ts';
import type { TableSetup } from './types.ts';

/** Fails with a message key as `code`; if given up undecided, with an `outcome` that settles once it is. */
export type Keep = (played: Played) => Promise<void>;

export interface LocalTable extends TablePort {
  /** The truth, to be saved, exported or rewound. */
  record(): Played;
}

/** A game to continue. Without `past` nothing can be taken back. */
export interface Laid extends Pick<GameSoFar, 'game' | 'log'>, Partial<Pick<GameSoFar, 'past'>> {
  readonly setup: TableSetup;
}

const keepNothing: Keep = async () => undefined;

/** At its `opening` if it begins in the middle; saved before anything else. Refused if not valid (SET). */
export function newTable(
  setup: TableSetup,
  keep: Keep = keepNothing,
  opening: GameState | null = null,
): { readonly ok: true; readonly table: LocalTable } | { readonly ok: false; readonly refusal: Refusal } {
  const start = opening === null ? newGame(setup.game) : ({ ok: true, state: opening } as const);
  if (!start.ok) return start;
  return { ok: true, table: tableOf({ setup, game: start.state, log: [] }, keep, true) };
}

export function localTable(laid: Laid, keep: Keep = keepNothing): LocalTable {
  return tableOf(laid, keep, false);
}

const outcomeIn = (error: unknown): Promise<unknown> | null =>
  typeof error === 'object' && error !== null && 'outcome' in error && error.outcome instanceof Promise
    ? error.outcome
    : null;

const troubleOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';

function tableOf(laid: Laid, keep: Keep, isNew: boolean): LocalTable {
  let now = createHolding(laid.setup, laid.game, laid);
  let trouble: string | null = null;
  const answers = new WeakMap<Request, Promise<Answer>>();
  const listeners = new Set<(revision: number) => void>();

  /** Counts the writes: the outcome of one that was given up matters until the next one is decided. */
  let writes = 0;

  const write = async ({ setup, log, game }: Played) => {
    writes += 1;
    try {
      await keep({ setup, log, game });
      trouble = null;
    } catch (error) {
      trouble = troubleOf(error);
      hear(writes, outcomeIn(error));
    }
  };

  /** Tells how a write that was given up has ended after all. */
  const hear = (which: number, outcome: Promise<unknown> | null) => {
    const tell = (how: string | null) => {
      if (which !== writes || trouble === how) return;
      trouble = how;
      change({});
    };
    outcome?.then(
      () => tell(null),
      (error: unknown) => tell(troubleOf(error)),
    );
  };

  // Requests run one after the other: each starts once everything before it is done and saved.
  let last: Promise<unknown> = Promise.resolve();
  const afterwards = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const change = (next: Partial<Holding>) => {
    now = { ...now, ...next, revision: now.revision + 1 };
    for (const listener of listeners) listener(now.revision);
  };

  /** Saves the game as it is, and notifies listeners if that caused or cleared a storage trouble. */
  const writeNow = async () => {
    const before = trouble;
    await write(now);
    if (trouble !== before) change({});
  };

  const carryOut = async (request: Request): Promise<Answer> => {
    const next = outcomeOf(now, request);
    if ('refused' in next) return { accepted: false, ...next };
    // Saved before anybody is notified. Who controls a seat may change meanwhile, and is saved after it.
    await write(next);
    const { game, log, past } = next;
    change({ game, log, past });
    return { accepted: true, sight: sightOf(now, request.viewer, trouble) };
  };

  if (isNew) void afterwards(writeNow);
  return {
    look: async (seat) => sightOf(now, seat, trouble),
    send(request) {
      const answer = answers.get(request) ?? afterwards(() => carryOut(request));
      answers.set(request, answer);
      return answer;
    },
    give(seat, control) {
      if (!mayGive(now.seen, now.game.phase, seat, control)) return;
      const seats = now.setup.seats.map((one, at) => (at === seat ? { ...one, control } : one));
      const setup = { ...now.setup, seats };
      change({ setup, seen: seenSetup(setup) });
      void afterwards(writeNow);
    },
    subscribe(listener) {
      listeners.add(listener);
      listener(now.revision);
      return () => listeners.delete(listener);
    },
    record: () => ({ setup: now.setup, log: now.log, game: now.game }),
  };
}
