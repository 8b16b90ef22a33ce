import type { Seat } from '../../../rules/index.ts';
import type { Chronicle } from './chronicle.ts';
import { takingOf } from './sums.ts';

export const awardKinds = [
  'conqueror',
  'doormat',
  'gambler',
  'unlucky',
  'lucky',
  'spender',
  'finder',
  'loyal',
  'restless',
  'landlord',
  'harvest',
  'steady',
  'settler',
  'tribes',
  'comeback',
  'destroyer',
  'peaceful',
] as const;

type AwardKind = (typeof awardKinds)[number];

export interface Award {
  readonly kind: AwardKind;
  readonly seat: Seat;
  readonly figure: number;
}

/** A candidate: one figure per seat, the most of them, or the least, takes the award. */
interface Contest {
  readonly kind: AwardKind;
  /** What it counts: of several awards for one thing only one is given. */
  readonly of: string;
  readonly figures: readonly number[];
  readonly least?: boolean;
  /** The figure, and the distance to the next one, that it takes. */
  readonly from: number;
  readonly ahead: number;
}

/** Awards given at most: one and a half for each player, so that they stay something special. */
const mostOf = (players: number) => Math.min(6, Math.ceil(players * 1.5));

/**
 * The awards of a game. Each goes to whoever is alone with a figure, by a clear distance; none is given for a fact that another one has been given
 * for, and everybody gets one before anybody gets a second.
 */
export function awardsOf(chronicle: Chronicle): readonly Award[] {
  const rated = contestsOf(chronicle).flatMap((contest) => {
    const won = winnerOf(contest);
    return won === null ? [] : [{ ...won, kind: contest.kind, of: contest.of }];
  });
  rated.sort((a, b) => b.weight - a.weight || awardKinds.indexOf(a.kind) - awardKinds.indexOf(b.kind));
  const given: (Award & { readonly of: string })[] = [];
  const most = mostOf(chronicle.players);
  for (const round of [0, 1]) {
    for (const { kind, seat, figure, of } of rated) {
      const own = given.filter((award) => award.seat === seat).length;
      if (given.length >= most || own > round || given.some((award) => award.of === of || award.kind === kind))
        continue;
      given.push({ kind, seat, figure, of });
    }
  }
  return given.map(({ kind, seat, figure }) => ({ kind, seat, figure }));
}

/** Who wins a contest, and how clearly: distance in measures of what it takes. Null if nobody does. */
function winnerOf({ figures, least = false, from, ahead }: Contest): (Omit<Award, 'kind'> & { weight: number }) | null {
  const order = figures
    .map((figure, seat) => ({ figure, seat }))
    .sort((a, b) => (least ? a.figure - b.figure : b.figure - a.figure));
  const [best, next] = order;
  if (!best || !next) return null;
  const distance = Math.abs(best.figure - next.figure);
  const isEnough = least ? best.figure <= from : best.figure >= from;
  return isEnough && distance >= ahead ? { seat: best.seat, figure: best.figure, weight: distance / ahead } : null;
}

function contestsOf(chronicle: Chronicle): readonly Contest[] {
  const { players, turns, forces, rounds } = chronicle;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const per = (figure: (own: readonly Chronicle['turns'][number][], seat: Seat) => number) =>
    seats.map((seat) =>
      figure(
        turns.filter((turn) => turn.seat === seat),
        seat,
      ),
    );
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  const taking = takingOf(chronicle);
  const taken = taking.map(sum);
  const lost = seats.map((seat) => sum(taking.map((row) => row[seat] ?? 0)));
  const throws = (own: readonly Chronicle['turns'][number][]) => own.flatMap((turn) => turn.throws);
  const luck = per((own) => sum(throws(own).map(({ won, wins }) => (won ? 1 : 0) - wins / 6)));
  const pays = per((own) => Math.max(0, ...own.map(({ scored }) => scored)));
  const declines = per((own) => own.filter(({ declined }) => declined !== null).length);
  const half = halfTime(chronicle);
  // With two at the table what one takes is what the other loses.
  const losses = players === 2 ? 'taken' : 'lost';
  return [
    { kind: 'conqueror', of: 'taken', figures: taken, from: 4, ahead: 2 },
    { kind: 'doormat', of: losses, figures: lost, from: 4, ahead: 2 },
    { kind: 'peaceful', of: 'taken', figures: taken, least: true, from: 2, ahead: 3 },
    { kind: 'gambler', of: 'throws', figures: per((own) => throws(own).length), from: 3, ahead: 2 },
    {
      kind: 'unlucky',
      of: 'luck',
      figures: per((own) => throws(own).filter(({ won }) => !won).length),
      from: 2,
      ahead: 1,
    },
    { kind: 'lucky', of: 'luck', figures: luck.map((more) => Math.round(more * 10) / 10), from: 1, ahead: 1 },
    { kind: 'spender', of: 'column', figures: per((own) => sum(own.map(({ laid }) => laid))), from: 4, ahead: 2 },
    { kind: 'finder', of: 'found', figures: per((own) => sum(own.map(({ found }) => found))), from: 3, ahead: 2 },
    { kind: 'loyal', of: 'declines', figures: longest(chronicle), from: Math.ceil(rounds / 2), ahead: 2 },
    { kind: 'restless', of: 'declines', figures: declines, from: 2, ahead: 1 },
    {
      kind: 'landlord',
      of: 'stone',
      figures: seats.map((seat) => sum(forces.filter((one) => one.seat === seat).map((one) => one.coinsDeclined))),
      from: 10,
      ahead: 4,
    },
    { kind: 'harvest', of: 'pay', figures: pays, from: 10, ahead: 2 },
    { kind: 'steady', of: 'spread', figures: spreads(chronicle), least: true, from: 4, ahead: 2 },
    { kind: 'settler', of: 'empty', figures: per((own) => sum(own.map(({ empty }) => empty))), from: 6, ahead: 2 },
    { kind: 'tribes', of: 'tribes', figures: per((own) => sum(own.map(({ tribes }) => tribes))), from: 3, ahead: 2 },
    { kind: 'comeback', of: 'half', figures: half, from: 1, ahead: 1 },
    {
      kind: 'destroyer',
      of: 'wiped',
      figures: per((own) => sum(own.map(({ wipedOut }) => wipedOut.length))),
      from: 1,
      ahead: 1,
    },
  ];
}

/** Places made up by each seat since half the game. */
function halfTime({ turns, rounds, end }: Chronicle): readonly number[] {
  const middle = turns.findLast(({ round }) => round <= Math.floor(rounds / 2))?.coins ?? end.coins;
  const place = (coins: readonly number[], seat: Seat) => coins.filter((other) => other > (coins[seat] ?? 0)).length;
  return end.coins.map((_, seat) => place(middle, seat) - place(end.coins, seat));
}

/** The most turns that a race of each seat was active. */
function longest({ forces, turns, players }: Chronicle): readonly number[] {
  return Array.from({ length: players }, (_, seat) =>
    Math.max(
      0,
      ...forces
        .filter((force) => force.seat === seat)
        .map(({ since, declined }) => {
          const until = declined ?? turns.length - 1;
          return turns.filter((turn, at) => turn.seat === seat && at >= since && at <= until).length;
        }),
    ),
  );
}

/** Coins between the best and the worst turn of each seat, the first and those of declining apart. */
function spreads({ turns, players }: Chronicle): readonly number[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = turns.filter((turn) => turn.seat === seat && turn.declined === null).slice(1);
    if (own.length < 4) return Number.POSITIVE_INFINITY;
    const pays = own.map(({ scored }) => scored);
    return Math.max(...pays) - Math.min(...pays);
  });
}
