import { getShortestPaths } from 'xstate/graph';
import type { LogEntry } from '../../src/rules/course.ts';
import { type Command, type GameState, type GameView, newGame, type Seat } from '../../src/rules/index.ts';
import { createHolding, type Holding, outcomeOf, sightOf } from '../../src/session/turn/holding.ts';
import {
  type Answer,
  activityOf,
  type Sight,
  type TableEvent,
  type TablePort,
  type TableSnapshot,
  tableMachine,
} from '../../src/session/turn/index.ts';
import { position } from './position.ts';
import { tableSetup } from './table-actor.ts';

/** The games behind what the chart sees, by their logs: whoever holds them, for a chart that is asked what would be. */
const games = new WeakMap<readonly LogEntry[], Holding>();

/** A table that is there to be named; who explores the chart answers for it. */
const table: TablePort = {
  look: () => new Promise(() => undefined),
  send: () => new Promise(() => undefined),
  give: () => undefined,
  subscribe: () => () => undefined,
};

/** How a table answers: at once, or as one far away may, late, twice, with what was known before, or not at all. */
export type Manner = 'prompt' | 'unreliable';

/** Something the machine hears that neither a player nor the table's face sends. The graph's type knows only the others. */
const heard = (event: object) => event as TableEvent;
const answered = (actor: string, output: unknown) =>
  heard({ type: `xstate.done.actor.${actor}`, output, actorId: actor });
const failed = (actor: string) =>
  heard({ type: `xstate.error.actor.${actor}`, error: new Error('lost'), actorId: actor });
const late = (state: string, delay = 'answerLimit') =>
  heard({ type: `xstate.after.${delay}.table.playing.table.${state}` });

/** What the seat sees of the game that it comes to. */
function seen(holding: Holding, seat: Seat | null): Sight {
  games.set(holding.log, holding);
  return sightOf(holding, seat, null);
}

/** The game that was last seen; the given one before it was looked at. */
const gameBehind = ({ log }: TableSnapshot['context'], begun: Holding) => games.get(log) ?? begun;

/** What the table may answer to what it was asked. */
function answers(snapshot: TableSnapshot, begun: Holding, manner: Manner): TableEvent[] {
  const { context } = snapshot;
  const about = snapshot.value === 'opening' ? 'opening' : activityOf(snapshot);
  const now = gameBehind(context, begun);
  const unreliable = (...events: TableEvent[]) => (manner === 'unreliable' ? events : []);
  // Twice, and of what was long known.
  const news = unreliable({ type: 'changed', revision: context.revision }, { type: 'changed', revision: 0 });
  switch (about) {
    case 'opening':
      return [
        answered('open', seen(now, context.wanted)),
        ...unreliable(heard({ type: 'xstate.after.answerLimit.table.opening' }), failed('open')),
      ];
    case 'seating':
      return [answered('seat', seen(now, context.wanted)), ...unreliable(late('seating'), failed('seat')), ...news];
    case 'looking':
      return [
        answered('look', seen(now, context.wanted)),
        ...unreliable(
          late('requesting.looking'),
          failed('look'),
          answered('look', { ...seen(begun, context.wanted), revision: -1 }),
        ),
        ...news,
      ];
    case 'pausing':
      return [late('requesting.pausing', 'retryDelay'), { type: 'askAgain' }, ...news];
    case 'sending': {
      if (!context.request) throw new Error('nothing asked');
      const next = outcomeOf(now, context.request);
      const answer: Answer =
        'refused' in next
          ? { accepted: false, ...next }
          : { accepted: true, sight: seen(next, context.request.viewer) };
      // The news of it may be there before the answer.
      const ahead: TableEvent = { type: 'changed', revision: context.revision + 1 };
      const isAhead = !('refused' in next) && context.announced === context.revision;
      return [
        answered('send', answer),
        ...unreliable(late('requesting.sending'), failed('send')),
        ...(isAhead ? unreliable(ahead) : []),
        ...news,
      ];
    }
    default:
      return [];
  }
}

/** One or two legal commands of each kind: the paths stay few, and every kind of command is on some of them. */
function fewCommands(legal: readonly Command[]): Command[] {
  const kinds = new Set(legal.map((command) => command.type));
  return [...kinds].flatMap((kind) => {
    const alike = legal.filter((command) => command.type === kind);
    const last = alike.at(-1);
    return [...alike.slice(0, 1), ...(last && alike.length > 1 ? [last] : [])];
  });
}

/** What can happen to a table in this state. */
function eventsOf(game: GameState, manner: Manner) {
  const fresh = newGame(tableSetup().game);
  if (!fresh.ok) throw new Error('no game');
  const given = createHolding(tableSetup(), game);
  const begun = createHolding(tableSetup(), fresh.state);
  return (snapshot: TableSnapshot): TableEvent[] => {
    const { context } = snapshot;
    const stage = context.stages[0];
    if (context.log.length > 9) return [];
    if (snapshot.value === 'setUp')
      return [
        { type: 'open', table, isTakenUp: false },
        { type: 'open', table, isTakenUp: true },
      ];
    const asked = answers(snapshot, context.isTakenUp ? given : begun, manner);
    if (asked.length > 0) return asked;
    if (stage) return [{ type: 'shown', stage: stage.id }, { type: 'skip' }];
    return [
      { type: 'takeSeat' },
      { type: 'undo' },
      { type: 'do', commands: [{ type: 'conquer', region: 0 }] },
      ...fewCommands(context.legal).map((command): TableEvent => ({ type: 'do', commands: [command] })),
    ];
  };
}

/** The bold outlines of a game. */
function outline(game: GameView | null | undefined): unknown {
  if (!game) return null;
  const held = game.forces.map((force) => [
    force.race,
    force.declined,
    Math.min(force.hand, 4),
    Math.min(3, game.regions.filter((region) => region.force === force.id).length),
  ]);
  return [game.round, game.turnSeat, game.seat, game.phase, held];
}

/** Positions that differ only in details are one node of the graph, or it would have no end. */
function nodeOf(snapshot: TableSnapshot): string {
  const { present, stages, viewer, wanted, refusal, request, isTakenUp, isSilent, announced, revision } =
    snapshot.context;
  const shown = stages.map((stage) => stage.name);
  const asked = request && (request.commands?.map(({ type }) => type) ?? 'back');
  const news = [isTakenUp, isSilent, announced > revision];
  return JSON.stringify([
    snapshot.value,
    viewer,
    wanted,
    shown,
    refusal?.refusal.code,
    outline(present),
    asked,
    ...news,
  ]);
}

/** The game behind what the chart sees, as it is held; null before it was looked at. */
export function truthBehind({ context }: TableSnapshot): GameState | null {
  return games.get(context.log)?.game ?? null;
}

/** Positions whose paths together reach every phase. */
export const positions: { about: string; game: GameState }[] = [
  {
    about: 'Stout Ratmen against withdrawing Elves',
    game: position({
      phase: 'readyTroops',
      forces: [
        { race: 'ratmen', power: 'stout', at: { 1: 4, 2: 1 } },
        { race: 'elves', power: 'hill', seat: 1, at: { 3: 2, 9: 1, 14: 1 } },
      ],
    }),
  },
  {
    about: 'Diplomats to be, with Ghouls in decline',
    game: position({
      phase: 'pickCombo',
      column: [{ race: 'humans', power: 'diplomat', coins: 0 }],
      forces: [
        { race: 'ghouls', power: null, declined: true, at: { 1: 2 } },
        { race: 'elves', power: 'hill', seat: 1, at: { 15: 2 } },
      ],
    }),
  },
  {
    about: 'Elves driven out, with two regions to go to',
    game: position({
      phase: 'redeploy',
      forces: [
        { race: 'ratmen', power: 'commando', at: { 1: 4 } },
        { race: 'elves', power: 'hill', seat: 1, hand: 1, at: { 3: 1, 9: 1 } },
      ],
      turn: { begun: true, conquests: [{ force: 0, region: 1, nonEmpty: true }], attacked: [1] },
    }),
  },
  {
    about: 'the last turn of the game',
    game: position({
      phase: 'readyTroops',
      seat: 1,
      round: 10,
      forces: [{ race: 'humans', power: 'hill', seat: 1, at: { 1: 2 } }],
    }),
  },
];

/** The paths through the chart that begin with this position: each the snapshots on its way, in order. */
export function chartPaths(begin: GameState, manner: Manner = 'prompt'): readonly (readonly TableSnapshot[])[] {
  const paths = getShortestPaths(tableMachine, {
    events: eventsOf(begin, manner),
    serializeState: (state) => nodeOf(state as TableSnapshot),
    stopWhen: (state) => (state.context.present?.round ?? 0) > begin.round,
    limit: 200_000,
  });
  return paths.map((path) => [...path.steps.map((step) => step.state), path.state] as TableSnapshot[]);
}
