import type { Colour } from '../../../src/ui/look/colour.ts';
import type { Triple } from '../language/field.ts';
import { type Clay, type Corner, moved, unit } from './clay.ts';
import { made, type Turned } from './index.ts';
import { cutFace, type Ring, turned } from './solids.ts';

/** A peak of a massif: where it stands, its height, and the radius of its foot. */
export type Peak = readonly [x: number, z: number, high: number, wide: number];

const colours = { scree: '#5f6157', dark: '#6b6d74', rock: '#81858e', pale: '#989ca5', snow: '#f5f8fb' } as const;
/** Snow lies above this height, and on no more than this share of a peak. */
const SNOW = { from: 0.075, share: 0.4 } as const;
/** A ridge between two peaks reaches this share of the lower one's height. */
const SADDLE = 0.62;

/** Cut stone from a broad foot to a blunt top under snow. */
function peak([x, z, high, wide]: Peak, seed: number, sides: number): Clay {
  const { scree, dark, rock, pale, snow } = colours;
  const line = Math.max(SNOW.from, high * SNOW.share);
  const white = high > SNOW.from * 1.2 ? snow : pale;
  const out = (up: number) => wide * (1 - up / high) ** 0.86;
  const rings: Ring[] = [
    { out: wide * 1.14, up: -0.02, colour: scree, open: 0.6 },
    ...(sides > 5 ? [{ out: out(high * 0.26) * 1.04, up: high * 0.26, colour: dark }] : []),
    { out: out(line), up: line, colour: rock },
    { out: out(line + (high - line) * 0.36), up: line + (high - line) * 0.36, colour: white },
    { out: 0, up: high, colour: white },
  ];
  const dent = (angle: number, ring: number) => 1 + 0.14 * Math.sin(angle * 2 + seed * 3 + ring * 1.7);
  const lean = 0.22 * Math.sin(seed * 5);
  const stray = (up: number): readonly [number, number] => [lean * up * (wide / high), 0.1 * up * Math.cos(seed)];
  const at: Triple = [x, 0, z];
  return moved(turned(rings, { sides, finish: 'clay', dent, stray, cut: true, from: seed }), at);
}

/** The ridge from one peak to another: two slopes of rock that meet in a crest of snow. */
function saddle([ax, az, aHigh, aWide]: Peak, [bx, bz, bHigh, bWide]: Peak): Clay {
  const length = Math.hypot(bx - ax, bz - az) || 1;
  const [u, v] = [-(bz - az) / length, (bx - ax) / length];
  const crest = Math.min(aHigh, bHigh) * SADDLE;
  const corner = (x: number, z: number, side: number, off: number, up: number, colour: Colour): Corner => ({
    at: [x + u * side * off, up, z + v * side * off],
    faces: unit([u * side, 0.6, v * side]),
    colour,
    open: up > 0 ? 1 : 0.7,
    finish: 'clay',
  });
  return [-1, 1].flatMap((side) => {
    const at = (x: number, z: number, wide: number, high: number) =>
      [
        corner(x, z, side, wide * 0.95, -0.02, colours.scree),
        corner(x, z, side, wide * 0.3, high * 0.66, colours.rock),
        corner(x, z, side, 0, high, colours.snow),
      ] as const;
    const [a, b, c] = at(ax, az, aWide, Math.max(crest, aHigh * 0.5));
    const [d, e, f] = at(bx, bz, bWide, crest);
    const faces = [
      [a, d, b],
      [d, e, b],
      [b, e, c],
      [e, f, c],
    ] as const;
    return faces.flatMap(([p, q, r]) => (side > 0 ? cutFace(p, q, r) : cutFace(q, p, r)));
  });
}

/** A massif of several peaks on one ridge, the first the highest. Nothing of it is further from the axis than `overhang`, in board units. */
export function massif(peaks: readonly Peak[], overhang: number): Turned {
  const [first] = peaks;
  const all = (sides: number, most: number) => [
    ...peaks.slice(0, most).flatMap((each, k) => peak(each, k * 1.7 + overhang * 9, sides)),
    ...(first === undefined || sides <= 5 ? [] : peaks.slice(1).flatMap((each) => saddle(first, each))),
  ];
  return made(overhang, all(7, peaks.length), all(4, 2));
}
