import type { GameState } from '../../rules/index.ts';
import { imaginedGames } from '../imagine.ts';
import { type Course, type Intent, playedOn, type Standing } from './play-on.ts';

export interface Playouts extends Course {
  /** How many of the most promising are played on at all. */
  readonly choices: number;
  /** About how many games in all, shared among them, and how many turns of a game of two these may have. */
  readonly games: number;
  readonly turns: number;
}

export interface Choice extends Intent {
  /** The lead that it promises at first sight, in coins; only differences count. */
  readonly promise: number;
  /** What a temper adds to that. */
  readonly lean: number;
}

/** A choice with the lead it may be believed to bring, temper included; only differences count. */
export interface Compared extends Choice {
  readonly lead: number;
  /** Share of all games that were played on after it, 0–1. */
  readonly share: number;
}

/**
 * A promise weighs as much as this many games. Games played on err alike, since the same players play them all: of two players many of them are not to
 * be believed wholly (docs/opponents.md). With more, what is promised is another thing than what is compared, mostly one's own coins.
 */
const weightOfPromise = { duel: 20, crowd: 6 };

/** After every so many games: it is clear which choice is best, if by this many standard errors. */
const between = 4;
const clear = 3;

/** A choice that is played on, how it stood then, by game, and how many games its promise weighs. */
interface Tried extends Choice {
  readonly standings: Standing[];
  readonly weight: number;
}

/**
 * Compares choices by playing on after each of them, in the same imagined games for all: same stacks, same coins, same dice. The lesser half drops out
 * again and again (sequential halving), so that most games are played where it is close. Best first; what was not played on stands below what was, by
 * as much as it promised less.
 * @param choices the choices of the seat to decide, most promising first
 */
export function compared(state: GameState, seed: number, choices: readonly Choice[], playouts: Playouts): Compared[] {
  const gameOf = imaginedGames(state, seed);
  const weight = state.players === 2 ? weightOfPromise.duel : weightOfPromise.crowd;
  let inPlay = choices.slice(0, playouts.choices).map((choice): Tried => ({ ...choice, standings: [], weight }));
  const droppedOut: Tried[] = [];
  const games = gamesWithin(state, playouts);
  const stages = Math.ceil(Math.log2(inPlay.length));
  for (let stage = 0; stage < stages; stage++) {
    playFurther(inPlay, gameOf, Math.ceil(games / stages / inPlay.length), playouts);
    inPlay = ranked(inPlay);
    droppedOut.unshift(...inPlay.splice(Math.ceil(inPlay.length / 2)));
  }
  return withLeads([...inPlay, ...droppedOut], choices.slice(playouts.choices));
}

/** How much longer each player more than two makes a turn, and what is weighed in it. */
const fuller = 0.6;

function gamesWithin({ players, round, rounds }: GameState, { games, turns, rounds: most }: Playouts): number {
  const longer = 1 + (players - 2) * fuller;
  return Math.min(games, turns / longer / players / Math.min(most, rounds - round + 1));
}

function playFurther(
  tried: readonly Tried[],
  gameOf: (game: number) => GameState,
  times: number,
  course: Course,
): void {
  for (let time = 1; time <= times; time++) {
    for (const choice of tried) choice.standings.push(playedOn(gameOf(choice.standings.length), choice, course));
    if (time % between === 0 && isClear(tried)) return;
  }
}

function ranked(tried: readonly Tried[]): Tried[] {
  const [reference] = tried;
  return reference ? tried.toSorted((a, b) => ahead(b, reference) - ahead(a, reference)) : [];
}

/** By the games both were played on in, the promise counting as some more. */
function ahead(one: Tried, other: Tried): number {
  const { sum, count } = differences(one, other);
  return (sum + one.weight * (one.promise - other.promise)) / (count + one.weight) + one.lean - other.lean;
}

function isClear(tried: readonly Tried[]): boolean {
  const [best, ...others] = ranked(tried);
  return others.every((other) => best && ahead(best, other) > clear * errorOf(best, other));
}

/** The standard error of what `ahead` says. */
function errorOf(one: Tried, other: Tried): number {
  const { sum, squares, count } = differences(one, other);
  const spread = Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1));
  return (spread * Math.sqrt(count)) / (count + one.weight);
}

function differences(
  { standings: one }: Tried,
  { standings: other }: Tried,
): { sum: number; squares: number; count: number } {
  const count = Math.min(one.length, other.length);
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < count; game++) {
    const difference = (one[game]?.worth ?? 0) - (other[game]?.worth ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  return { sum, squares, count };
}

function withLeads(tried: readonly Tried[], others: readonly Choice[]): Compared[] {
  const [best] = tried;
  if (!best) return [];
  const { length } = best.standings;
  const expected = length === 0 ? best.promise : best.standings.reduce((sum, { lead }) => sum + lead, 0) / length;
  const top = expected + best.lean;
  const leads = tried.map((choice) => top + (choice === best ? 0 : ahead(choice, best)));
  const least = Math.min(...leads);
  const games = tried.reduce((sum, choice) => sum + choice.standings.length, 0);
  const lowest = Math.min(...tried.map(({ promise, lean }) => promise + lean));
  return [
    ...tried.map(({ standings: played, weight: _, ...choice }, at) => ({
      ...choice,
      lead: leads[at] ?? least,
      share: played.length / Math.max(1, games),
    })),
    ...others.map((choice) => ({
      ...choice,
      lead: least + Math.min(0, choice.promise + choice.lean - lowest),
      share: 0,
    })),
  ];
}
