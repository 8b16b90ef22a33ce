import { evenTemper, type LevelId, type Temper } from '../../opponents/types.ts';
import { boardIds, newestBox, type Seat } from '../../rules/index.ts';
import type { SeatSetup, TableSetup } from '../../session/turn/index.ts';
import type { ShowcaseOptions } from './options.ts';

/** The opponents if no levels are asked for: mostly strategists, sometimes a weaker or stronger one. */
const company: readonly LevelId[] = [
  'strategist',
  'strategist',
  'raider',
  'strategist',
  'warlord',
  'strategist',
  'strategist',
];

/** Tempers of the opponents: each game seats them differently. */
const tempers: readonly Temper[] = [
  evenTemper,
  { aggression: 0.9, greed: 0.5, patience: 0.4 },
  { aggression: 0.3, greed: 0.7, patience: 0.6 },
  { aggression: 0.6, greed: 0.3, patience: 0.5 },
];

/** Number of names and colours to rotate through. */
const places = 5;

/** Mixes two integers into one of 32 bits: deterministic, with unrelated results for neighbours. */
function mixed(seed: number, number: number): number {
  let sum = (seed ^ Math.imul(number + 1, 0x9e3779b1)) | 0;
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return sum ^ (sum >>> 16);
}

/** The nth element of a list, wrapping around. */
function nth<Thing>(list: readonly [Thing, ...Thing[]] | readonly Thing[], at: number): Thing {
  const found = list[((at % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('showcase: an empty list');
  return found;
}

/** Number of players of a game of the programme: all numbers in turn, unless one is requested. */
export function playersOf(number: number, { players }: Pick<ShowcaseOptions, 'players'>): number {
  return players ?? nth(boardIds, number + 1);
}

/**
 * The set-up of a game of the programme, counted from 0: computer opponents only, the same for the same seed and options. `nameOf` returns the names
 * of the five who take turns at the table.
 */
export function gameOf(
  number: number,
  seed: number,
  options: Pick<ShowcaseOptions, 'players' | 'levels' | 'board'>,
  nameOf: (place: number) => string,
): TableSetup {
  const players = playersOf(number, options);
  const own = mixed(seed, number);
  const levels = options.levels ?? company;
  const seats = Array.from({ length: players }, (_, seat: Seat): SeatSetup => {
    const place = (seat + number) % places;
    const control = {
      level: nth(levels, number * players + seat),
      temper: nth(tempers, mixed(own, seat) & 0xff),
      seed: mixed(own, seat + 100),
    };
    return { name: nameOf(place), colour: place, control };
  });
  const board = options.board === players ? undefined : options.board;
  return {
    game: { players, seed: own, ...newestBox(undefined, undefined, board) },
    seats,
    options: { curtain: false },
  };
}
