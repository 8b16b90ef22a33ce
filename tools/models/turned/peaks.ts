import type { Colour } from '../../../src/look/colour.ts';
import type { Triple } from '../language/field.ts';
import { type Clay, moved } from './clay.ts';
import { made, type Turned } from './index.ts';
import { type Ring, turned } from './solids.ts';

/** A peak of a massif: where it stands, its height, and the radius of its foot. */
export type Peak = readonly [x: number, z: number, high: number, wide: number];

const [scree, dark, rock, pale, snow]: readonly Colour[] = ['#55584f', '#5c5f66', '#767b85', '#949aa4', '#f4f6f7'];

/** Cut stone from a broad foot to a sharp top; above its line there is snow. */
function peak([x, z, high, wide]: Peak, seed: number, sides: number): Clay {
  const isTall = high > 0.16;
  const rings: Ring[] = [
    { out: wide * 1.06, up: -0.02, colour: scree ?? '#555555', open: 0.6 },
    ...(sides > 5 ? [{ out: wide * 0.78, up: high * 0.24, colour: dark ?? '#555555' }] : []),
    { out: wide * 0.55, up: high * 0.5, colour: rock ?? '#777777' },
    { out: wide * 0.32, up: high * 0.72, colour: isTall ? (snow ?? '#999999') : (pale ?? '#777777') },
    { out: 0, up: high, colour: isTall ? (snow ?? '#ffffff') : (pale ?? '#999999') },
  ];
  const dent = (angle: number, ring: number) => 1 + 0.2 * Math.sin(angle * 2.3 + seed * 3 + ring * 2.1);
  const lean = 0.25 * Math.sin(seed * 5);
  const stray = (up: number): readonly [number, number] => [lean * up * (wide / high), 0.1 * up * Math.cos(seed)];
  const at: Triple = [x, 0, z];
  return moved(turned(rings, { sides, finish: 'clay', dent, stray, cut: true, from: seed }), at);
}

/** A massif of several peaks, the first the highest. Nothing of it is further from the axis than `overhang`, in board units. */
export function massif(peaks: readonly Peak[], overhang: number): Turned {
  const all = (sides: number, most: number) =>
    peaks.slice(0, most).flatMap((each, k) => peak(each, k * 1.7 + overhang * 9, sides));
  return made(overhang, all(7, peaks.length), all(5, 2));
}
