import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2 } from 'three';
import type { OwnLook } from '../../ui/look/own-look.ts';
import { lathe, type Step } from '../pieces/models/chips.ts';
import { contoursOf } from '../pieces/models/contours.ts';
import { relief } from '../pieces/models/relief.ts';
import { ball, joined, limb, type Part, part, untinted } from '../pieces/shape.ts';
import { armsPlate } from './arms-plate.ts';

/** Sides of what is turned, near and from afar. */
const SIDES = { near: 28, far: 12 } as const;

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

/** Edge of the grid that arms are drawn on. */
const GRID = 24;
/** Shield before the pawn: middle, half its size, thickness, lean back, so that it is seen from above. */
const SHIELD = { y: 0.38, z: 0.28, size: 0.26, thick: 0.04, lean: -0.5 } as const;

/** A shield that faces the viewer and bears the arms: outline, division and charge, the charge a mere boss from afar. */
function shield(look: OwnLook, isNear: boolean): Part[] {
  const { outline, place, sign, ink } = look;
  const size = (2 * SHIELD.size) / GRID;
  const lying = armsPlate(look, {
    at: ([x, y]) => [(x - GRID / 2) * size, (y - GRID / 2) * size],
    height: () => 0,
    thick: SHIELD.thick,
    strip: null,
    hem: 0.13,
  });
  const [x, z] = [(place.x - GRID / 2) * size, (place.y - GRID / 2) * size];
  const wide = place.size * size * 1.1;
  const charge = isNear
    ? relief(sign, { at: [x, 0.006, z], size: wide, high: 0.02, colour: ink, side: ink })
    : [ball([x, 0.006, z], [wide * 0.36, 0.02, wide * 0.36], ink, 'clay', 8)];
  const back = contoursBack(outline, size);
  return [...lying, ...charge, back].map((each) =>
    untinted(each.rotateX(Math.PI / 2 + SHIELD.lean).translate(0, SHIELD.y, SHIELD.z)),
  );
}

function contoursBack(outline: string, size: number): Part {
  const line = (contoursOf(outline)[0] ?? []).map(([x, y]) => [(x - GRID / 2) * size, (y - GRID / 2) * size] as const);
  const positions = line.flatMap(([x, z], k) => {
    const [u, w] = line[(k + 1) % line.length] ?? [x, z];
    return [0, -SHIELD.thick, 0, u, -SHIELD.thick, w, x, -SHIELD.thick, z];
  });
  const normals = positions.map((_, k) => (k % 3 === 1 ? -1 : 0));
  const isRound = areaOf(line) > 0;
  const corners = line.flatMap((_, k) => (isRound ? [3 * k, 3 * k + 2, 3 * k + 1] : [3 * k, 3 * k + 1, 3 * k + 2]));
  const flat = new BufferGeometry()
    .setAttribute('position', new Float32BufferAttribute(positions, 3))
    .setAttribute('normal', new Float32BufferAttribute(normals, 3))
    .setIndex(corners);
  return part(flat, '#6b4528', 'clay');
}

const areaOf = (line: readonly (readonly [number, number])[]) =>
  ShapeUtils.area(line.map(([x, y]) => new Vector2(x, y)));

/** A turned pawn in the colours of its arms. Stands at y = 0, faces +z; its base is tinted by its owner. */
export function herald(look: OwnLook, detail: keyof typeof SIDES): Part {
  const { field, second } = look;
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
    ...shield(look, detail === 'near'),
  ]);
}
