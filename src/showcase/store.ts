import * as v from 'valibot';
import { type Command, newGame } from '../rules/index.ts';
import { commandSchema, setupSchema } from '../saves/schema.ts';
import type { TableSetup } from '../turn/index.ts';
import { type GameSoFar, playAgain } from '../turn/step.ts';

/** The game that a showcase is playing, as this tab remembers it over a reload. Nothing of it gets among a player's games. */
export interface Running {
  /** What the address asked for: a showcase that is asked for something else begins anew. */
  readonly asked: string;
  /** The seed of the whole programme, and which of its games this is, from 0. */
  readonly seed: number;
  readonly number: number;
  readonly setup: TableSetup;
  readonly commands: readonly Command[];
}

/** A running game with the position it has come to. */
export interface Recalled extends Running, GameSoFar {}

const name = 'small-world-table.showcase';

const integer = v.pipe(v.number(), v.safeInteger());

const schema = v.object({
  asked: v.string(),
  seed: integer,
  number: v.pipe(integer, v.minValue(0)),
  setup: setupSchema,
  commands: v.array(commandSchema),
});

/** Remembers the running game. Where there is no room, or none is given, it is not remembered. */
export function keep(running: Running): void {
  try {
    globalThis.sessionStorage?.setItem(name, JSON.stringify(running));
  } catch {
    // Full or forbidden: after a reload another game begins.
  }
}

/** The running game played again; null where there is none, it is damaged, or something else was asked for. */
export function recall(asked: string): Recalled | null {
  const parsed = v.safeParse(schema, found());
  return parsed.success && parsed.output.asked === asked ? replayed(parsed.output) : null;
}

function found(): unknown {
  try {
    return JSON.parse(globalThis.sessionStorage?.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

function replayed(running: Running): Recalled | null {
  const { setup, commands } = running;
  const again = setup.seats.length === setup.game.players ? playedAgain(setup, commands) : null;
  return again === null ? null : { ...running, ...again };
}

/** A game from its beginning through these commands; null where the rules refuse one, or it began with a position. */
export function playedAgain(setup: TableSetup, commands: readonly Command[]): GameSoFar | null {
  const start = newGame(setup.game);
  if (!start.ok || setup.position !== undefined) return null;
  const played = playAgain(start.state, commands);
  return 'refusal' in played ? null : played;
}
