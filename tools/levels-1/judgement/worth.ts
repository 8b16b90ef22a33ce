import {
  type BoardId,
  type Force,
  income,
  newGame,
  type Position,
  type RegionId,
  type RegionState,
} from '../../../src/rules/index.ts';

/** What a race with its badge earns on a board, as the rules' own scoring says of trial positions. */
export interface Worth {
  /** Coins a turn for holding each region, while active. */
  readonly regions: readonly number[];
  /** Coins a turn for holding each region, in decline. */
  readonly declined: readonly number[];
  /** Coins for each non-empty region conquered in the turn. */
  readonly perFight: number;
  /** Coins of every turn, whatever it holds. */
  readonly always: number;
  /** Coins of its first turn alone. */
  readonly once: number;
}

interface Known {
  readonly board: BoardId;
  readonly race: string;
  readonly power: string | null;
  readonly worth: Worth;
}

const all = new Map<string, Known>();
/** What was asked about last, by force: a search asks about the same few for long, and this is quicker than a look-up. */
const recent: (Known | undefined)[] = new Array(16).fill(undefined);

/** The worth of a race on its board; worked out once for each combo. */
export function worthOf({ board }: Position, { id, race, power }: Pick<Force, 'id' | 'race' | 'power'>): Worth {
  const slot = id % recent.length;
  const last = recent[slot];
  if (last && last.board === board && last.race === race && last.power === power) return last.worth;
  const key = `${board} ${race} ${power}`;
  const known = all.get(key) ?? { board, race, power, worth: measure(board, race, power) };
  all.set(key, known);
  recent[slot] = known;
  return known.worth;
}

function measure(board: BoardId, race: string, power: string | null): Worth {
  const start = newGame({ players: Number(board), seed: 0, firstSeat: 0 });
  if (!start.ok) throw new Error(`opponents: no board ${board}`);
  const force: Force = { id: 0, seat: 0, race, power, declined: false, hand: 0, aside: 0, memory: {} };
  const empty = start.state.regions;
  const pay = (regions: RegionState[], declined: boolean, picked: boolean, fights: readonly RegionId[]): number => {
    const conquests = fights.map((region) => ({ force: 0, region, nonEmpty: true }));
    const turn = { ...start.state.turn, picked, conquests };
    const trial = { ...start.state, regions, forces: [{ ...force, declined }], turn };
    return income(trial, 0).reduce((sum, { amount }) => sum + amount, 0);
  };
  const holding = (region: RegionId) =>
    empty.map((there, id) => (id === region ? { ...there, lostTribe: false, force: 0, tokens: 1 } : there));
  const always = pay(empty, false, false, []);
  const inDecline = pay(empty, true, false, []);
  return {
    regions: empty.map((_, region) => pay(holding(region), false, false, []) - always),
    declined: empty.map((_, region) => pay(holding(region), true, false, []) - inDecline),
    perFight: pay(empty, false, false, [0]) - always,
    always,
    once: pay(empty, false, true, []) - always,
  };
}
