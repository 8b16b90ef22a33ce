import type { RegionId } from '../../rules/index.ts';
import { tableStore } from '../../table/scope.tsx';

interface Answering {
  /** Takes the region that was pressed as the answer to a question; null while none is put. */
  readonly answer: ((region: RegionId) => void) | null;
}

/** A question that is answered by pressing a region: meanwhile nothing else is done there. */
export const useAnswering = tableStore<Answering>(() => ({ answer: null }));

export const useIsAsked = (): boolean => useAnswering(({ answer }) => answer !== null);
