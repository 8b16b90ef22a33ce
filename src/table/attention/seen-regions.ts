import type { RegionId } from '../../rules/index.ts';
import type { Point } from '../outlines/index.ts';
import { type TableScope, tableStore } from '../scope.tsx';

/** Where the border of a region is seen, in CSS pixels of the window; nothing where it is behind who looks. */
export type FindBorder = (region: RegionId) => readonly Point[];

interface SeenRegions {
  /** Null while no board is shown. */
  readonly border: FindBorder | null;
  /** How often the board has come to rest after it had moved on the screen. */
  readonly rests: number;
}

export const useSeenRegions = tableStore<SeenRegions>(() => ({ border: null, rests: 0 }));

/** Says where the regions are seen. Returns a function that takes it back. */
export function showBorders(scope: TableScope, border: FindBorder): () => void {
  const seen = useSeenRegions.of(scope);
  seen.setState({ border });
  return () => {
    if (seen.getState().border === border) seen.setState({ border: null });
  };
}

/** The board has moved on the screen, and rests. */
export const boardRests = (scope: TableScope): void =>
  useSeenRegions.of(scope).setState(({ rests }) => ({ rests: rests + 1 }));
