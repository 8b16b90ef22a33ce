import type { GameState } from '../../../src/rules/index.ts';
import { digest } from '../../../src/session/saves/digest.ts';
import { makeRecord, type SavedGame, VERSION } from '../../../src/session/saves/record.ts';
import type { TableSetup } from '../../../src/session/turn/index.ts';

/** Two people at the small board. */
export const setup: TableSetup = {
  game: { players: 2, seed: 7 },
  seats: [
    { name: 'Ada', colour: 0, control: 'human' },
    { name: 'Bo', colour: 1, control: 'human' },
  ],
  options: { curtain: false },
};

/** A state of the right shape, for what never asks the rules. */
export const someState: GameState = {
  board: 2,
  rounds: 10,
  round: 3,
  players: 2,
  firstSeat: 0,
  turnSeat: 0,
  seat: 0,
  phase: 'pickCombo',
  regions: [],
  forces: [],
  nextForce: 0,
  tray: {},
  column: [],
  bannersLeft: 8,
  badgesLeft: 14,
  discard: [],
  pacts: [],
  turn: { force: null, picked: false, begun: false, conquests: [], attacked: [], roll: null, memory: {} },
  coins: [5, 5],
  hidden: { banners: [], badges: [], random: [1, 2], dice: [] },
};

/** A record of a game with this many commands. */
export function someRecord(id: string, commands = 1, savedAt = 1000): SavedGame {
  return makeRecord({
    id,
    savedAt,
    setup,
    commands: Array.from({ length: commands }, () => ({ type: 'expand' as const })),
    game: someState,
  });
}

/** Anything under the seal that it would have if it were right: in the versions before, that was over three fields only. */
export function forged(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { version, title, setup, commands } = record;
  return { ...record, seal: digest(version === VERSION ? { ...record, seal: undefined } : [title, setup, commands]) };
}
