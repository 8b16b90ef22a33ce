import {
  type BoardId,
  type BoxName,
  boardFacts,
  type Force,
  income,
  isWater,
  newGame,
  type Position,
  type RegionId,
  type RegionState,
} from '../../rules/index.ts';

/** What a race with its badge earns on a board, computed by the rules' own scoring of trial positions. */
export interface Worth {
  /** Coins a turn for holding each region, while active. */
  readonly regions: readonly number[];
  /** Coins a turn for holding each region, in decline. */
  readonly declined: readonly number[];
  /** Coins for each non-empty region conquered in the turn, on average over the land. */
  readonly perFight: number;
  /** Coins every turn, whatever it holds. */
  readonly always: number;
  /** Coins in its first turn only. */
  readonly once: number;
}

interface Known {
  readonly board: BoardId;
  /** The digest of the box, which tells what is in it; none for the first. */
  readonly box: string | undefined;
  readonly race: string;
  readonly power: string | null;
  readonly worth: Worth;
}

const all = new Map<string, Known>();
/** The latest results, by force id: a search repeats the same few queries, and this is faster than a map. */
const recent: (Known | undefined)[] = new Array(16).fill(undefined);

/** The worth of a race on its board; computed once per combo of a box. */
export function worthOf(
  { board, players, content }: Position,
  { id, race, power }: Pick<Force, 'id' | 'race' | 'power'>,
): Worth {
  const box = content?.digest;
  const slot = id % recent.length;
  const last = recent[slot];
  if (last && last.board === board && last.box === box && last.race === race && last.power === power) return last.worth;
  const key = `${board} ${box} ${race} ${power}`;
  const known = all.get(key) ?? { board, box, race, power, worth: measure(board, players, content, race, power) };
  all.set(key, known);
  recent[slot] = known;
  return known.worth;
}

function measure(
  board: BoardId,
  players: number,
  content: BoxName | undefined,
  race: string,
  power: string | null,
): Worth {
  const start = newGame({ players, seed: 0, firstSeat: 0, content });
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
  const land = boardFacts(board).regions.flatMap(({ id, terrain }) => (isWater(terrain) ? [] : [id]));
  const always = pay(empty, false, false, []);
  const inDecline = pay(empty, true, false, []);
  return {
    regions: empty.map((_, region) => pay(holding(region), false, false, []) - always),
    declined: empty.map((_, region) => pay(holding(region), true, false, []) - inDecline),
    perFight: meanOf(land.map((region) => pay(empty, false, false, [region]) - always)),
    always,
    once: pay(empty, false, true, []) - always,
  };
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
