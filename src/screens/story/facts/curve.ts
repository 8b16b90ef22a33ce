import type { PowerId, RaceId, Seat } from '../../../rules/index.ts';
import type { Chronicle } from './chronicle.ts';

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
