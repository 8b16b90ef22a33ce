import type { ForceId, MarkerId, PowerId, RaceId, RegionId, RegionSymbol, Seat } from '../../rules/index.ts';
import { ofTable, type TableScope } from '../scope.tsx';

export type Thing =
  /** A stack or its number, what a conquest takes, who could take it, a Lost Tribe, or the region itself. */
  | { readonly of: 'tokens' | 'cost' | 'danger' | 'tribe' | 'region'; readonly region: RegionId }
  /** In a region, or with its owner. */
  | { readonly of: 'marker'; readonly marker: MarkerId; readonly region: RegionId | null }
  | { readonly of: 'symbol'; readonly symbol: RegionSymbol }
  | { readonly of: 'combo'; readonly race: RaceId }
  | { readonly of: 'race'; readonly race: RaceId }
  | { readonly of: 'power'; readonly power: PowerId }
  | { readonly of: 'tray'; readonly race: RaceId }
  | { readonly of: 'hand' | 'aside'; readonly force: ForceId }
  | { readonly of: 'player' | 'purse'; readonly seat: Seat }
  | { readonly of: 'round' | 'die' };

/** A thing, and where it is seen, in pixels of the window. */
export interface SeenThing {
  readonly thing: Thing;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

export interface Sight {
  /** What is seen at a place of the window, the nearest first; null if nothing is. */
  readonly at: (x: number, y: number) => SeenThing | null;
  /** All that is in sight, without the regions themselves. */
  readonly all: () => readonly SeenThing[];
}

const seenAt = ofTable((): { sight: Sight | null } => ({ sight: null }));

/** The things of the table's picture; null while there is none. */
export const sightOfThings = (scope: TableScope): Sight | null => seenAt(scope).sight;

/** Says where the things of the picture are. Returns a function that takes it back. */
export function showThings(scope: TableScope, seen: Sight): () => void {
  const at = seenAt(scope);
  at.sight = seen;
  return () => {
    if (at.sight === seen) at.sight = null;
  };
}
