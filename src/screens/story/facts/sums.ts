import { type Combo, type PowerId, type RaceId, type Seat, seatsInOrder } from '../../../rules/index.ts';
import type { Chronicle, ForceTold } from './chronicle.ts';

/** How many regions each seat took from each other: `takingOf(…)[by][from]`. */
export function takingOf({ players, turns }: Pick<Chronicle, 'players' | 'turns'>): readonly (readonly number[])[] {
  const table = Array.from({ length: players }, () => Array.from({ length: players }, () => 0));
  for (const { seat, taken } of turns)
    for (const { what } of taken) {
      const row = table[seat];
      if (row) row[what.from] = (row[what.from] ?? 0) + 1;
    }
  return table;
}

export interface Feud {
  readonly by: Seat;
  readonly from: Seat;
  readonly regions: number;
}

/** The pair with most regions taken one way; null if nobody took any. Of equals the one in the lower seat. */
export function feudOf(table: readonly (readonly number[])[]): Feud | null {
  let most: Feud | null = null;
  for (const [by, row] of table.entries())
    for (const [from, regions] of row.entries()) if (regions > (most?.regions ?? 0)) most = { by, from, regions };
  return most;
}

export interface ComboTold extends Pick<ForceTold, 'seat' | 'race' | 'power' | 'coins' | 'turns'> {
  /** Coins for each turn it was in play. */
  readonly rate: number;
}

export function combosOf({ forces }: Pick<Chronicle, 'forces'>): readonly ComboTold[] {
  return forces
    .filter(({ turns }) => turns > 0)
    .map(({ seat, race, power, coins, turns }) => ({ seat, race, power, coins, turns, rate: coins / turns }))
    .sort((a, b) => b.rate - a.rate || b.coins - a.coins || a.seat - b.seat);
}

export type Unused =
  | { readonly kind: 'coins'; readonly race: RaceId; readonly power: PowerId; readonly coins: number }
  /** A combo that lay in sight for so many rounds. */
  | { readonly kind: 'combo'; readonly race: RaceId; readonly power: PowerId; readonly rounds: number }
  /** Turns in which a seat ended its conquests though the die might have won one region more. */
  | { readonly kind: 'die'; readonly seat: Seat; readonly turns: number }
  | { readonly kind: 'decline'; readonly seat: Seat };

/** Rounds that a combo has to lie there to be worth a word. */
const LONG = 4;

/** `seen`: in which round each combo of the last column first lay there. */
export function unusedOf(chronicle: Chronicle, seen: ReadonlyMap<RaceId, number>): readonly Unused[] {
  const { end, turns } = chronicle;
  const list: Unused[] = [];
  const richest = end.column.reduce<Combo | null>((best, one) => (one.coins > (best?.coins ?? 0) ? one : best), null);
  if (richest && richest.coins > 1) list.push({ kind: 'coins', ...richest });
  const waited = end.column
    .map(({ race, power }) => ({
      kind: 'combo' as const,
      race,
      power,
      rounds: end.round - (seen.get(race) ?? end.round),
    }))
    .sort((a, b) => b.rounds - a.rounds)[0];
  if (waited && waited.rounds >= LONG && waited.race !== richest?.race) list.push(waited);
  const held = seatsInOrder(end)
    .map((seat) => ({
      kind: 'die' as const,
      seat,
      turns: turns.filter((one) => one.seat === seat && one.heldBack).length,
    }))
    .sort((a, b) => b.turns - a.turns)[0];
  if (held && held.turns > 1) list.push(held);
  for (const seat of seatsInOrder(end)) {
    const own = turns.filter((turn) => turn.seat === seat);
    if (own.length > 3 && own.every(({ declined }) => declined === null)) list.push({ kind: 'decline', seat });
  }
  return list;
}

/** The round in which each race of the column came to lie there. */
export function seenIn(
  { turns }: Pick<Chronicle, 'turns'>,
  columns: readonly (readonly Combo[])[],
): Map<RaceId, number> {
  const seen = new Map<RaceId, number>();
  for (const [place, column] of columns.entries())
    for (const { race } of column) if (!seen.has(race)) seen.set(race, turns[place]?.round ?? 1);
  return seen;
}

export function curvesOf({ players, rounds, start, turns }: Chronicle): readonly (readonly number[])[] {
  return Array.from({ length: players }, (_, seat: Seat) => {
    const coins: number[] = [start[seat] ?? 0];
    // A game that began in a later round has nothing to tell of those before.
    const first = turns[0]?.round ?? 1;
    for (let round = 1; round <= rounds; round++) {
      const last = turns.findLast((turn) => turn.round === round);
      if (last !== undefined) coins.push(last.coins[seat] ?? 0);
      else if (round < first) coins.push(coins.at(-1) ?? 0);
    }
    return coins;
  });
}

export interface Mark {
  readonly kind: 'picked' | 'declined' | 'wipedOut';
  readonly round: number;
  /** Whose curve it is on: who picked, declined or was wiped out. */
  readonly seat: Seat;
  readonly race: RaceId;
  readonly power: PowerId | null;
  /** Who did it, where that is another seat. */
  readonly by: Seat | null;
  /** Commands played before it. */
  readonly at: number;
}

export function marksOf({ turns }: Pick<Chronicle, 'turns'>): readonly Mark[] {
  return turns.flatMap(({ round, seat, picked, declined, wipedOut }): Mark[] => {
    const own = [
      ...(picked ? [{ kind: 'picked' as const, ...picked }] : []),
      ...(declined ? [{ kind: 'declined' as const, ...declined }] : []),
    ].map(({ kind, at, what }) => ({ kind, round, seat, at, by: null, ...what }));
    const others = wipedOut.map((out) => ({
      kind: 'wipedOut' as const,
      round,
      seat: out.seat,
      race: out.race,
      power: null,
      by: seat,
      at: out.at,
    }));
    return [...own, ...others].sort((a, b) => a.at - b.at);
  });
}
