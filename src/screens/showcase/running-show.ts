import * as v from 'valibot';
import { type Command, newGame, recorded } from '../../rules/index.ts';
import { commandsSchema, parsed, setupSchema, whole } from '../../session/saves/save-text.ts';
import type { TableSetup } from '../../session/turn/index.ts';
import { type GameSoFar, playAgain } from '../../session/turn/step.ts';
import { keptInTab } from '../../ui/platform/storage.ts';
import { stored } from '../../ui/storage/stored.ts';

/** The showcase's running game, as this tab remembers it across a reload. Kept apart from the player's games. */
export interface Running {
  /** The address's query: a showcase with another one starts afresh. */
  readonly asked: string;
  /** The seed of the whole programme, and which of its games this is, from 0. */
  readonly seed: number;
  readonly number: number;
  readonly setup: TableSetup;
  readonly commands: readonly Command[];
}

export interface Recalled extends Running, GameSoFar {}

const schema = v.object({
  asked: v.string(),
  seed: v.pipe(v.number(), v.safeInteger()),
  // More games than a table on a wall plays in a thousand years.
  number: whole(0, 1e9),
  setup: setupSchema(),
  commands: commandsSchema,
});

// Full or forbidden: after a reload another game begins.
const kept = stored<Running | null>('small-world-table.showcase', parsed(schema), null, { place: keptInTab });

/** Remembers the running game, if storage is available and has room. */
export function keep(running: Running): void {
  kept.keep(running);
}

/** Replays the running game; null if there is none, it is damaged, or something else was asked for. */
export function recall(asked: string): Recalled | null {
  const running = kept.read();
  return running?.asked === asked ? replayed(running) : null;
}

function replayed(running: Running): Recalled | null {
  const again = playedAgain(running.setup, running.commands);
  return again === null ? null : { ...running, ...again };
}

/** Replays a game from its beginning; null if the rules refuse a command, or if it began with a position. */
export function playedAgain(setup: TableSetup, commands: readonly Command[]): GameSoFar | null {
  const start = newGame(recorded(setup.game));
  if (!start.ok || setup.position !== undefined) return null;
  const played = playAgain(start.state, commands);
  return 'refusal' in played ? null : played;
}
