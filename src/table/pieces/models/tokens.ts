import { BoxGeometry, type BufferGeometry } from 'three';
import { defaultRace, playerColour, signIn } from '../../../ui/look/index.ts';
import { ball, block, hoop, joined, limb, type Part, part, patternedWith, plate, untinted } from '../shape.ts';
import { lathe, type Step } from './chips.ts';
import { relief } from './relief.ts';

/** Half the length along x and the depth along z of the cloth, and where its tail begins to be cut. */
const half = { length: 0.5, depth: 0.26 } as const;
const CUT = 0.3;
const NOTCH = 0.15;

/** Height of the cloth above the table: it falls in folds from its rod, which die away under the crest. */
export function fold(x: number, z: number): number {
  const calm = Math.min(1, Math.abs(x + 0.16) / 0.3);
  return 0.035 + 0.022 * calm * Math.sin(x * 16 + z * 3) + 0.012 * Math.sin(x * 7 + 1);
}

/** A piece of cloth that follows the folds, with nothing underneath, where nobody looks. */
function draped(from: number, to: number, depth: number, at: number, lift: number, segments: number): BufferGeometry {
  const rows = depth > 0.2 ? 4 : 1;
  const sheet = new BoxGeometry(to - from, 0.03, depth, segments, 1, rows).translate((from + to) / 2, 0, at);
  const position = sheet.getAttribute('position');
  for (let k = 0; k < position.count; k++) {
    const [x, z] = [position.getX(k), position.getZ(k)];
    const tail = Math.max(0, (x - CUT) / (half.length - CUT));
    position.setX(k, x + tail * NOTCH * (Math.abs(z) / half.depth - 0.4));
    position.setY(k, fold(x, z) + lift + position.getY(k) - 0.015);
  }
  const normal = sheet.getAttribute('normal');
  sheet.setIndex([...(sheet.index?.array ?? [])].filter((_, k, all) => normal.getY(all[k - (k % 3)] ?? 0) > -0.5));
  sheet.computeVertexNormals();
  return sheet;
}

/** In the race's colour (by the piece's tint), its crest sewn on. Lies face up, 1 wide along x, 0.56 deep. */
export function banner(race: string, detail: 'near' | 'far'): Part {
  const segments = detail === 'near' ? 14 : 7;
  const hem = (z: number) => part(draped(-half.length, half.length, 0.045, z, 0.012, segments), '#dcae4c', 'metal', 0);
  return joined([
    part(draped(-half.length, half.length, half.depth * 2, 0, 0, segments), '#ffffff', 'clay'),
    hem(half.depth - 0.035),
    hem(0.035 - half.depth),
    ...relief(signIn({}, 'race', race), {
      at: [-0.16, fold(-0.16, 0) + 0.002, 0],
      size: 0.37,
      high: 0.03,
      colour: '#f3deaa',
      side: '#7a5a2c',
    }),
    ...rod(),
  ]);
}

export function rod(): Part[] {
  return [
    untinted(limb([-0.5, 0.05, -0.33], [-0.5, 0.05, 0.33], 0.032, 0.032, '#c99a3f', 'metal', 8)),
    untinted(ball([-0.5, 0.05, -0.34], 0.05, '#e6c46a', 'metal', 7)),
    untinted(ball([-0.5, 0.05, 0.34], 0.05, '#e6c46a', 'metal', 7)),
  ];
}

/** A power badge, radius 0.27: a round plate of parchment in a brass hoop, with the power's sign standing out of it. */
export function badge(power: string): Part {
  return joined([
    plate([0, 0.025, 0], 0.27, 0.05, [0, 1, 0], '#ffffff', 'clay', 22),
    hoop([0, 0.05, 0], 0.255, 0.032, '#c99a3f', 'metal', [0, 0, 0], 22),
    ...relief(signIn({}, 'power', power), {
      at: [0, 0.05, 0],
      size: 0.4,
      high: 0.028,
      colour: '#4a2c14',
      side: '#2c1a0e',
    }),
  ]);
}

const STUD: readonly Step[] = [
  [0.088, 0],
  [0.09, 0.018],
  [0.083, 0.027],
  [0.068, 0.027],
  [0.062, 0.019],
];

/** A stud of the round track, tinted (passed, present or to come): a coin with a rim, and a diamond in relief. */
export function stud(_: string, detail: 'near' | 'far'): Part {
  const sides = detail === 'near' ? 28 : 14;
  const around = Array.from({ length: sides }, (_, side) => side);
  const face: readonly Step[] = [
    [0.062, 0.019],
    [0, 0.021],
  ];
  return joined([
    part(lathe(STUD, sides, around), '#ffffff', 'metal'),
    part(lathe(face, sides, around), '#b9a58c', 'metal'),
    ...(detail === 'near' ? [limb([0, 0.015, 0], [0, 0.032, 0], 0.036, 0.006, '#ffffff', 'metal', 4)] : []),
  ]);
}

/** Gold braid sewn round a cloth: how far in from its edges, and how broad, as shares of its width and its depth. */
const BRAID = { aside: 0.022, before: 0.075, across: 0.008, deep: 0.028 } as const;
const GOLD = '#b98a37';
const TASSELS = 9;

/** Felt in a player's colour (by tint) and pattern, 1 wide and 1 deep, with a braid and a fringe at its ends. */
export function cloth(owner: string): Part {
  const { aside, before, across, deep } = BRAID;
  const [x, z] = [0.5 - aside, 0.5 - before];
  const braid = [
    block([0, 0.025, z], [2 * x, 0.008, deep], GOLD),
    block([0, 0.025, -z], [2 * x, 0.008, deep], GOLD),
    block([x, 0.025, 0], [across, 0.008, 2 * z], GOLD),
    block([-x, 0.025, 0], [across, 0.008, 2 * z], GOLD),
  ];
  const fringe = [-1, 1].flatMap((side) =>
    Array.from({ length: TASSELS }, (_, k) =>
      block([side * 0.508, 0.008, (k + 0.5) / TASSELS - 0.5], [0.018, 0.012, 0.055], GOLD),
    ),
  );
  return joined([
    block([0, 0.012, 0], [1, 0.024, 1], '#d0cac2', [0, 0, 0], 'woven'),
    patternedWith(
      block([0, 0.014, 0], [2 * x, 0.024, 2 * z], '#ffffff', [0, 0, 0], 'woven'),
      playerColour(Number(owner)).pattern,
    ),
    ...[...braid, ...fringe].map(untinted),
  ]);
}

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
