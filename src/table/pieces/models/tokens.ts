import { signIn } from '../../../ui/look/index.ts';
import { block, hoop, joined, limb, type Part, part, plate, untinted } from '../shape.ts';
import { lathe, type Step } from './chips.ts';
import { relief } from './relief.ts';

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

/** Felt tinted by the player's colour, 1 wide and 1 deep, with a braid and a fringe at its ends. */
export function cloth(): Part {
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
    block([0, 0.014, 0], [2 * x, 0.024, 2 * z], '#ffffff', [0, 0, 0], 'woven'),
    ...[...braid, ...fringe].map(untinted),
  ]);
}
