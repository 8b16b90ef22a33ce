import type { Dealt, OwnRaceData } from '../../rules/index.ts';
import { ownTrait } from '../../rules/own-trait.ts';

/** All that its looks are made of, since another box may call another one the same. */
export function ownModel({ arms, figure }: Pick<OwnRaceData, 'arms' | 'figure'>): string {
  return `own${JSON.stringify([arms ?? null, figure ?? null])}`;
}

/** What the models of a race or a power of a box go by, as in `banner/orcs`: its id, if it is printed. */
export function traitModel(of: Dealt, id: string): string {
  const own = ownTrait(of, id);
  return own === undefined ? id : ownModel(own);
}
