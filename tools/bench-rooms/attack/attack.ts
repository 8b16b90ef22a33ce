import type { NpmStart } from '../devices/npm-start.ts';

/** What came of something that was tried on the rooms. */
interface Found {
  readonly tried: number;
  /** What went wrong, each in a few words. */
  readonly failed: readonly string[];
}

/** Tries something on the rooms of `npm start`. */
export type Attack = (site: NpmStart) => Promise<Found>;
