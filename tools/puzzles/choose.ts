import type { Candidate } from './candidate.ts';

/** A puzzle as it is kept. */
export interface Kept extends Pick<Candidate, 'position' | 'coins' | 'raider' | 'solution'> {
  /** Its step of difficulty, 1–5. */
  readonly step: number;
}

/** So many puzzles in each step. */
const PER_STEP = 12;

/** The sixty best of all candidates. */
export function chosen(candidates: readonly Candidate[]): readonly Kept[] {
  return candidates
    .slice(0, 5 * PER_STEP)
    .map(({ position, coins, raider, solution }) => ({ step: 1, position, coins, raider, solution }));
}
