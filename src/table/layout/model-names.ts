import { ownTrait } from '../../rules/box.ts';
import { type Dealt, type OwnRaceData, pieces } from '../../rules/index.ts';

const own: readonly string[] = pieces;

/** The two Heroes look different: which one it is depends on the number of where it stands. */
export function markerModel(marker: string, place: number): string {
  if (own.includes(marker)) return `made/piece-${marker}`;
  return marker === 'hero' && place % 2 === 1 ? 'hero/2' : marker;
}

/** All that its looks are made of, since another box may call another one the same. */
export function ownModel({ arms, figure }: Pick<OwnRaceData, 'arms' | 'figure'>): string {
  return `own${JSON.stringify([arms ?? null, figure ?? null])}`;
}

/** What the models of a race or a power of a box go by, as in `banner/orcs`: its id, if it is printed. */
export function traitModel(of: Dealt, id: string): string {
  const own = ownTrait(of, id);
  return own === undefined ? id : ownModel(own);
}
