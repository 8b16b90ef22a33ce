import { pieces } from '../../rules/index.ts';

const own: readonly string[] = pieces;

/** The two Heroes look different: which one it is depends on the number of where it stands. */
export function markerModel(marker: string, place: number): string {
  if (own.includes(marker)) return `made/piece-${marker}`;
  return marker === 'hero' && place % 2 === 1 ? 'hero/2' : marker;
}
