import { useId, useLayoutEffect } from 'react';
import { tableStore, useScope } from '../../table/scope.tsx';

/**
 * All that speaks around a board, and in which order: what somebody waits for an answer to; any other question; why something cannot be done, or is in
 * trouble; what teaches; what happened meanwhile; what somebody says.
 */
export const ranks = ['asked', 'question', 'refusal', 'lesson', 'meanwhile', 'talk'] as const;

export type Rank = (typeof ranks)[number];

export interface Claim {
  /** Who wants to speak. */
  readonly by: string;
  readonly rank: Rank;
}

const isBefore = (one: Rank, other: Rank): boolean => ranks.indexOf(one) < ranks.indexOf(other);

/** Questions are answered one after the other; of what passes, the latest is what somebody did just now. */
const isInTurn = (rank: Rank): boolean => rank === 'asked' || rank === 'question';

/** Who speaks, of claims in the order in which they were made: never more than one. */
export function speakerOf(claims: readonly Claim[]): Claim | null {
  return claims.reduce<Claim | null>((speaker, claim) => {
    if (speaker === null || isBefore(claim.rank, speaker.rank)) return claim;
    return claim.rank === speaker.rank && !isInTurn(claim.rank) ? claim : speaker;
  }, null);
}

const useClaims = tableStore<readonly Claim[]>(() => []);

/** Where it is shown; null: each in its own place. */
export const usePlace = tableStore<{ readonly box: HTMLElement | null }>(() => ({ box: null }));

const useRank = (): Rank | null => useClaims((claims) => speakerOf(claims)?.rank ?? null);

/** Is what speaks so urgent that it is shown over a dialog as well? */
export function useIsUrgent(): boolean {
  const rank = useRank();
  return rank !== null && isBefore(rank, 'lesson');
}

/** Is there nothing that comes before this rank? */
export function useIsFree(rank: Rank): boolean {
  const speaks = useRank();
  return speaks === null || !isBefore(speaks, rank);
}

/**
 * May this speak now? While it is wanted it waits for its turn.
 * @param what is said, by identity: said again, it comes as the latest
 */
export function useSpeaks(rank: Rank, isWanted: boolean, what?: unknown): boolean {
  const claims = useClaims.of(useScope());
  const by = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again, it is claimed anew
  useLayoutEffect(() => {
    if (!isWanted) return;
    const claim = { by, rank };
    claims.setState((all) => [...all, claim], true);
    return () => claims.setState((all) => all.filter((one) => one !== claim), true);
  }, [claims, by, rank, isWanted, what]);
  return useClaims((all) => speakerOf(all)?.by === by) && isWanted;
}
