import { defaultRace } from '../../../look/races.ts';
import { ball, limb, type Part } from '../shape.ts';
import { amazons } from './amazons.ts';
import { eyes, mound } from './body.ts';
import { dwarves } from './dwarves.ts';
import { elves } from './elves.ts';
import { ghouls } from './ghouls.ts';
import { giants } from './giants.ts';
import { halflings } from './halflings.ts';
import { humans } from './humans.ts';
import { orcs } from './orcs.ts';
import { ratmen } from './ratmen.ts';
import { skeletons } from './skeletons.ts';
import { sorcerers } from './sorcerers.ts';
import { tritons } from './tritons.ts';
import { trolls } from './trolls.ts';
import { wizards } from './wizards.ts';

/** For a race without a figure of its own (yet): a plain pawn. */
function pawn(): Part[] {
  const { main, skin } = defaultRace;
  return [
    mound(),
    limb([0, 0, 0], [0, 0.6, 0], 0.28, 0.12, main),
    ball([0, 0.74, 0], 0.2, skin),
    ...eyes([0, 0.76, 0.17]),
  ];
}

/**
 * The figure of each race by its id, as painted parts. Units: the chip's radius is 0.5, the figure stands at y = 0 and
 * looks along +z, a human is about 1.1 tall.
 */
const figures: Readonly<Record<string, () => Part[]>> = {
  amazons,
  dwarves,
  elves,
  ghouls,
  giants,
  halflings,
  humans,
  orcs,
  ratmen,
  skeletons,
  sorcerers,
  tritons,
  trolls,
  wizards,
};

/** The figure of a race, or a plain pawn for a race that has none. */
export function figureOf(race: string): Part[] {
  return (figures[race] ?? pawn)();
}

/** Is there a figure made for this race? */
export function hasFigure(race: string): boolean {
  return race in figures;
}
