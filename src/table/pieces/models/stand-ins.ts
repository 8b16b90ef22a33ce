import { defaultRace } from '../../../ui/look/index.ts';
import { ball, joined, limb, type Part } from '../shape.ts';

/** For a race without its own figure, and whoever has none yet. Like a figure: stands at y = 0, faces +z. */
export function pawn(main = defaultRace.main): Part {
  const { skin } = defaultRace;
  return joined([
    ball([0, -0.02, 0], [0.36, 0.055, 0.36], '#4a3826', 'clay', 10),
    limb([0, 0, 0], [0, 0.6, 0], 0.28, 0.12, main),
    ball([0, 0.74, 0], 0.2, skin),
    ...[-0.08, 0.08].map((x) => ball([x, 0.77, 0.17], 0.045, '#1c1512', 'wet', 6)),
  ]);
}

export function disc(): Part {
  return joined([limb([0, 0, 0], [0, 0.17, 0], 0.5, 0.48, '#ffffff', 'clay', 16)]);
}

export function small(): Part {
  return joined([limb([0, -0.02, 0], [0, 0.04, 0], 0.13, 0.12, '#e2ad35', 'metal', 12)]);
}
