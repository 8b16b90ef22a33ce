import { BufferGeometry, Float32BufferAttribute } from 'three';
import { type Pattern, playerColour } from '../../../ui/look/index.ts';
import { joined, type Part, part, shut } from '../shape.ts';

/** Sides of a chip seen near and from afar; both can be divided by the patterns. */
const SIDES = { near: 24, far: 12 } as const;

/** A step of a chip's outline from its foot to its middle: how far out and up its ring of corners is. */
export type Step = readonly [out: number, up: number];

/** The player's pattern: the wall between a line of the race's colour and the bevel, two rings on top. */
const foot: readonly Step[] = [
  [0.485, 0],
  [0.5, 0.055],
];
const wall: readonly Step[] = [
  [0.5, 0.055],
  [0.5, 0.125],
];
const bevel: readonly Step[] = [
  [0.5, 0.125],
  [0.455, 0.17],
];
const rings: readonly (readonly Step[])[] = [
  [
    [0.455, 0.17],
    [0.39, 0.17],
  ],
  [
    [0.39, 0.17],
    [0.325, 0.17],
  ],
];
/** From afar bevel and rings are one slope. */
const slope: readonly Step[] = [
  [0.5, 0.125],
  [0.325, 0.17],
];
/** The race's colour again: a groove around a boss; from afar a lid. */
const dish: readonly Step[] = [
  [0.325, 0.17],
  [0.26, 0.12],
  [0, 0.18],
];
const lid: readonly Step[] = [
  [0.325, 0.17],
  [0, 0.165],
];

/** Does a player's pattern show its mark here? `at` counts the sides around, `ring` from the wall inwards. */
const marked: Readonly<Record<Pattern, (at: number, ring: number) => boolean>> = {
  solid: () => false,
  stripes: (at) => at % 4 < 2,
  dots: (at, ring) => at % 3 === 0 && ring !== 2,
  checks: (at, ring) => (Math.floor(at / 2) + ring) % 2 === 0,
  chevrons: (at, ring) => (at + (ring === 1 ? 1 : 0)) % 4 === 0 || (at + 2 - (ring === 1 ? 1 : 0)) % 4 === 0,
};

/** Another tincture of a race whose arms are divided, and at which angles around (from x towards z) it is. */
export interface Second {
  readonly colour: string;
  readonly isAt: (angle: number) => boolean;
}

/** Radius 0.5, 0.17 high. Walls tell the owner in a stack, rings from above; the race tints foot and dish. */
export function chipOf(index: number, detail: keyof typeof SIDES, second?: Second): Part {
  const { colour, mark, pattern } = playerColour(index);
  const sides = SIDES[detail];
  const stride = SIDES.near / sides;
  // In decline the outermost ring on top is all that is left of the owner's colours.
  const band = (steps: readonly Step[], ring: number) => {
    const finish = ring === 1 ? 'enamel' : 'clay';
    const isMarked = (side: number) => marked[pattern](side * stride, ring);
    const all = Array.from({ length: sides }, (_, side) => side);
    const [plain, other] = [all.filter((side) => !isMarked(side)), all.filter(isMarked)];
    return [
      ...(plain.length > 0 ? [part(lathe(steps, sides, plain), colour, finish, 0)] : []),
      ...(other.length > 0 ? [part(lathe(steps, sides, other), mark, finish, 0)] : []),
    ];
  };
  const around = Array.from({ length: sides }, (_, side) => side);
  const isSecond = (side: number) => second?.isAt(((side + 0.5) / sides) * 2 * Math.PI) ?? false;
  const twoTone = (steps: readonly Step[], tinted: string) => [
    part(
      lathe(
        steps,
        sides,
        around.filter((side) => !isSecond(side)),
      ),
      tinted,
      'clay',
    ),
    ...(second && around.some(isSecond)
      ? [part(lathe(steps, sides, around.filter(isSecond)), second.colour, 'clay', 0)]
      : []),
  ];
  return joined([
    ...twoTone(foot, '#ffffff'),
    // Shut off from light, the wall is a line of ink under the ring once all is stone.
    ...band(wall, 0).map(shut),
    ...(detail === 'near'
      ? [part(lathe(bevel, sides, around), colour, 'enamel', 0), ...rings.flatMap((ring, k) => band(ring, k + 1))]
      : band(slope, 1)),
    ...twoTone(detail === 'near' ? dish : lid, '#f2ede2'),
  ]);
}

/** Some sides of an outline turned about the upright axis, each band with normals of its own. */
export function lathe(steps: readonly Step[], sides: number, which: readonly number[]): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  for (const side of which)
    for (const [k, [out, up]] of steps.slice(1).entries()) {
      const [wide, low] = steps[k] ?? [out, up];
      const [from, to] = [(side / sides) * 2 * Math.PI, ((side + 1) / sides) * 2 * Math.PI];
      const slope = Math.hypot(wide - out, up - low);
      const [lean, rise] = [(up - low) / slope, (wide - out) / slope];
      const corner = (angle: number, radius: number, y: number) => {
        positions.push(radius * Math.cos(angle), y, radius * Math.sin(angle));
        normals.push(lean * Math.cos(angle), rise, lean * Math.sin(angle));
      };
      corner(from, wide, low);
      corner(from, out, up);
      corner(to, wide, low);
      if (out === 0) continue;
      corner(from, out, up);
      corner(to, out, up);
      corner(to, wide, low);
    }
  return new BufferGeometry()
    .setAttribute('position', new Float32BufferAttribute(positions, 3))
    .setAttribute('normal', new Float32BufferAttribute(normals, 3));
}
