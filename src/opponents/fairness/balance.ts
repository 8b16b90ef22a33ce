import { type BoxName, contentOf, mostOwnTokens, type OwnBox } from '../../rules/index.ts';
import { shareOf } from '../luck/other-dice.ts';
import { allPairs, ownPairs, type Pair } from './combos.ts';
import { crossingOf, type Estimate, meanOf, rateOf } from './estimate.ts';
import { type Outcome, playOpening } from './opening.ts';

export interface Standing {
  readonly games: number;
  /** Coins a turn while active. */
  readonly coins: Estimate;
  /** Share of games won by whoever began with it. */
  readonly wins: Estimate;
  /** Coins at the end ahead of the others' average. */
  readonly lead: Estimate;
}

export interface TraitRecord extends Standing {
  readonly kind: 'race' | 'power';
  readonly id: string;
}

export interface Task {
  /** The box; the printed one without a name. */
  readonly content?: BoxName | undefined;
  /** Games with each combo: of the whole box if it is the printed one, else of those with something of one's own. */
  readonly gamesEach: number;
  readonly seed: number;
  /** What the first games are known to have come to, in their order: they are not played again. */
  readonly known?: readonly Outcome[] | undefined;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Whoever stops has what was found, fair at the end of a round, when each combo was played equally often. */
export interface BalanceProgress extends Progress {
  readonly isRound: boolean;
  readonly outcome: Outcome;
  readonly soFar: () => Balance;
}

export interface Balance {
  readonly games: number;
  readonly traits: readonly TraitRecord[];
  readonly pairs: readonly (Pair & Standing)[];
}

interface Played extends Pair {
  readonly outcome: Outcome;
}

function recordOf(outcomes: readonly Outcome[]): Standing {
  const { share, low, high } = shareOf(
    outcomes.reduce((sum, { win }) => sum + win, 0),
    outcomes.length,
  );
  return {
    games: outcomes.length,
    coins: rateOf(outcomes),
    wins: { mean: share, low, high },
    lead: meanOf(outcomes.map(({ lead }) => lead)),
  };
}

/** On the boards in turn; pure, and may be stopped. Throws `Unplayable` if a combo cannot be played. */
export function* balanceOf({ content, gamesEach, seed, known = [] }: Task): Generator<BalanceProgress, Balance> {
  const pairs = content?.own === undefined ? allPairs(content) : ownPairs(content);
  const of = pairs.length * gamesEach;
  const played: Played[] = [];
  for (let round = 0; round < gamesEach; round++)
    for (const [index, pair] of pairs.entries()) {
      const players = 2 + ((round + index) % 4);
      const outcome = known[played.length] ?? playOpening({ ...pair, players, seed: seed + played.length, content });
      played.push({ ...pair, outcome });
      if (played.length <= known.length) continue;
      yield { done: played.length, of, isRound: index === pairs.length - 1, outcome, soFar: () => balanceIn(played) };
    }
  return balanceIn(played);
}

/** What games that are known come to, as far as their rounds are whole; null before the first is. */
export function balanceKnown({ content, known = [] }: Pick<Task, 'content' | 'known'>): Balance | null {
  const pairs = content?.own === undefined ? allPairs(content) : ownPairs(content);
  const whole = known.slice(0, known.length - (known.length % Math.max(1, pairs.length)));
  const played = whole.flatMap((outcome, game): readonly Played[] => {
    const pair = pairs[game % pairs.length];
    return pair ? [{ ...pair, outcome }] : [];
  });
  return played.length === 0 ? null : balanceIn(played);
}

function balanceIn(played: readonly Played[]): Balance {
  const by = (key: (one: Played) => string) => {
    const groups = new Map<string, Played[]>();
    for (const one of played) {
      const group = groups.get(key(one));
      if (group) group.push(one);
      else groups.set(key(one), [one]);
    }
    return [...groups.values()];
  };
  const record = (group: readonly Played[]) => recordOf(group.map(({ outcome }) => outcome));
  const traits = (kind: 'race' | 'power') =>
    by((one) => one[kind]).map((group) => ({ kind, id: group[0]?.[kind] ?? '', ...record(group) }));
  return {
    games: played.length,
    traits: [...traits('race'), ...traits('power')],
    pairs: by(({ race, power }) => `${race} ${power}`).map((group) => ({
      race: group[0]?.race ?? '',
      power: group[0]?.power ?? '',
      ...record(group),
    })),
  };
}

/** How far the tokens have come, and how far ahead whoever began was in the last game. */
export interface TokensProgress extends Progress {
  readonly lead: number;
}

/** How many tokens would make it average, with an interval; null where the games do not say. */
export interface FairTokens {
  readonly id: string;
  readonly tokens: Estimate | null;
  readonly most: number;
}

/** The same race or power with other numbers of tokens, as many as may be: some fewer, as it is, some more. */
function variants(tokens: number, most: number): readonly number[] {
  return [...new Set([tokens - 2, tokens, tokens + 2].map((number) => Math.min(most, Math.max(0, number))))];
}

function withTokens(content: BoxName, id: string, tokens: number): BoxName {
  const changed = <T extends { readonly id: string }>(list: readonly T[] | undefined) =>
    list?.map((one) => (one.id === id ? { ...one, tokens } : one));
  const own: OwnBox = {
    ...content.own,
    ownRaces: changed(content.own?.ownRaces),
    ownPowers: changed(content.own?.ownPowers),
  };
  const { digest: _, ...rest } = content;
  return { ...rest, own };
}

/** The most tokens it may have: a race has no more than it can borrow (OWN-1). */
function mostTokens(content: BoxName, id: string): number {
  const race = content.own?.ownRaces?.find((one) => one.id === id);
  if (race === undefined) return mostOwnTokens.power;
  return Math.min(mostOwnTokens.race, contentOf({ content }).races[id]?.supply ?? mostOwnTokens.race);
}

/** With this number whoever begins with it is as far ahead (`lead`) as with an average printed one. */
export function* fairTokensOf(
  task: Task & { readonly content: BoxName },
  id: string,
  lead: number,
  known: readonly number[] = [],
): Generator<TokensProgress, FairTokens> {
  const { content, gamesEach, seed } = task;
  const race = content.own?.ownRaces?.find((one) => one.id === id);
  const power = content.own?.ownPowers?.find((one) => one.id === id);
  const most = mostTokens(content, id);
  const numbers = variants((race ?? power)?.tokens ?? 0, most);
  const pairs = ownPairs(content).filter((pair) => pair[race ? 'race' : 'power'] === id);
  const of = numbers.length * pairs.length * gamesEach;
  const points: (readonly [number, number])[] = [];
  for (const tokens of numbers) {
    const box = withTokens(content, id, tokens);
    for (let game = 0; game < pairs.length * gamesEach; game++) {
      const pair = pairs[game % pairs.length];
      if (!pair) break;
      const players = 2 + (game % 4);
      const ahead = known[points.length] ?? playOpening({ ...pair, players, seed: seed + game, content: box }).lead;
      points.push([tokens, ahead]);
      if (points.length > known.length) yield { done: points.length, of, lead: ahead };
    }
  }
  return { id, tokens: crossingOf(points, lead), most };
}
