import { defaultRace } from '../../../look/races.ts';
import { eyes, mound } from '../figures/body.ts';
import { ball, joined, limb, type Part } from '../shape.ts';

/** For a race without a figure of its own: a plain pawn. Like a figure it stands at y = 0 and looks along +z. */
export function pawn(): Part {
  const { main, skin } = defaultRace;
  return joined([
    mound(),
    limb([0, 0, 0], [0, 0.6, 0], 0.28, 0.12, main),
    ball([0, 0.74, 0], 0.2, skin),
    ...eyes([0, 0.76, 0.17]),
  ]);
}

/** For a chip or a marker that has no model: a plain disc, white where the instance's colour goes. */
export function disc(): Part {
  return joined([limb([0, 0, 0], [0, 0.17, 0], 0.5, 0.48, '#ffffff', 'clay', 16)]);
}
