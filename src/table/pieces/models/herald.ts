import { CylinderGeometry } from 'three';
import type { OwnLook } from '../../../look/learned.ts';
import { ball, joined, limb, type Part, part, untinted } from '../shape.ts';
import { lathe, type Step } from './chips.ts';
import { relief } from './relief.ts';

/** Sides of what is turned, near and from afar. */
const SIDES = { near: 28, far: 12 } as const;

/** The turned pawn from its foot to its neck: a broad foot, a waist and a collar, each a band of its own colour. */
const foot: readonly Step[] = [
  [0.31, 0.05],
  [0.32, 0.1],
  [0.27, 0.15],
];
const gown: readonly Step[] = [
  [0.27, 0.15],
  [0.2, 0.24],
  [0.165, 0.36],
  [0.15, 0.5],
  [0.165, 0.58],
];
const collar: readonly Step[] = [
  [0.165, 0.58],
  [0.225, 0.615],
  [0.215, 0.65],
  [0.12, 0.675],
];

/** Where the shield hangs before the pawn: its middle, its half width and height, its thickness, and how far it leans back, so that it is seen from above. */
const SHIELD = { y: 0.37, z: 0.27, width: 0.21, height: 0.25, thick: 0.035, lean: -0.5 } as const;

/** A shield that faces the viewer: six sides, with its point below. */
function shield(colour: string, hem: string): Part[] {
  const plate = (size: number, z: number, paint: string, finish: 'clay' | 'metal') =>
    part(
      new CylinderGeometry(1, 1, SHIELD.thick, 6, 1)
        .rotateY(Math.PI)
        .rotateX(Math.PI / 2)
        .scale(SHIELD.width * size, SHIELD.height * size, 1)
        .translate(0, 0, z)
        .rotateX(SHIELD.lean)
        .translate(0, SHIELD.y, SHIELD.z),
      paint,
      finish,
    );
  return [plate(1.12, -0.006, hem, 'metal'), plate(1, 0.004, colour, 'clay')];
}

/** The charge on the shield, standing out of it. */
function charge({ sign, ink }: OwnLook, colour: string): Part[] {
  const lying = relief(sign, { at: [0, 0, 0], size: 0.3, high: 0.018, colour, side: ink });
  return lying.map((each) =>
    each
      .rotateX(Math.PI / 2)
      .translate(0, 0, 0.004 + SHIELD.thick / 2)
      .rotateX(SHIELD.lean)
      .translate(0, SHIELD.y, SHIELD.z),
  );
}

/**
 * The piece of a race of one's own: a turned pawn in the colours of its arms, with a shield that bears its charge. Like a figure it stands at y = 0 and faces
 * +z; its base is tinted by its owner's colour.
 */
export function herald(look: OwnLook, detail: keyof typeof SIDES): Part {
  const { field, second, ink } = look;
  const sides = SIDES[detail];
  const around = Array.from({ length: sides }, (_, side) => side);
  const turned = (steps: readonly Step[], colour: string, finish: 'clay' | 'metal' = 'clay') =>
    untinted(part(lathe(steps, sides, around), colour, finish));
  const round = detail === 'near' ? 20 : 9;
  return joined([
    // Its owner's.
    limb([0, 0, 0], [0, 0.055, 0], 0.36, 0.34, '#ffffff', 'clay', sides),
    turned(foot, second),
    turned(gown, field),
    turned(collar, '#dcae4c', 'metal'),
    untinted(ball([0, 0.79, 0], 0.165, field, 'clay', round)),
    untinted(ball([0, 0.965, 0], 0.045, '#e6c46a', 'metal', detail === 'near' ? 10 : 6)),
    ...shield(field, '#dcae4c').map(untinted),
    ...(detail === 'near'
      ? charge(look, ink).map(untinted)
      : [untinted(ball([0, SHIELD.y, SHIELD.z + 0.02], [0.085, 0.1, 0.02], ink, 'clay', 8))]),
  ]);
}
