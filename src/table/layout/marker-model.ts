import { pieces } from '../../rules/index.ts';

const own: readonly string[] = pieces;

/** The model of a marker. The two Heroes look different: which one it is depends on the number of where it stands. Pieces of one's own have models of theirs. */
export function markerModel(marker: string, place: number): string {
  if (own.includes(marker)) return `made/piece-${marker}`;
  return marker === 'hero' && place % 2 === 1 ? 'hero/2' : marker;
}
