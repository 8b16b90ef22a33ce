import type { Colour } from '../../../src/ui/look/colour.ts';
import type { Clay } from './clay.ts';
import { made, type Turned } from './index.ts';
import { bar, type Ring, turned } from './solids.ts';

/** A skirt of branches: radius and height of its hem, height of its upper end, and its radius there. */
export type Skirt = readonly [wide: number, low: number, high: number, narrow: number];

/** Bark below, needles in the shade, in the light, and at the tips. */
export type Needles = readonly [bark: Colour, shade: Colour, green: Colour, tip: Colour];

/** A conifer of rounded skirts, from the lowest, on a trunk; it leans by `lean` towards x. */
export function conifer(skirts: readonly Skirt[], needles: Needles, lean: number): Turned {
  const widest = Math.max(...skirts.map(([wide]) => wide));
  return made(widest * 1.25 + lean, grown(skirts, needles, lean, 7), grown(skirts.slice(0, 2), needles, lean, 5));
}

function grown(skirts: readonly Skirt[], [bark, shade, green, tip]: Needles, lean: number, sides: number): Clay {
  const near = sides > 6;
  const stray = (up: number) => [lean * up * 4, 0] as const;
  const skirt = ([wide, low, high, narrow]: Skirt, k: number): Clay => {
    const hem = wide * 0.2;
    const rings: Ring[] = [
      ...(near && k === 0 ? [{ out: wide * 0.72, up: low, colour: bark, open: 0.3 }] : []),
      { out: wide, up: low + hem * 0.4, colour: shade, open: 0.85 },
      ...(near ? [{ out: (wide + narrow) * 0.55, up: (low + high) / 2, colour: green }] : []),
      { out: k === skirts.length - 1 ? 0 : narrow, up: high, colour: near || k === 1 ? tip : green },
    ];
    // Every other branch hangs out a little.
    const dent = (angle: number, ring: number) =>
      near && ring === (k === 0 ? 1 : 0) ? 1 + 0.1 * Math.cos(angle * 3 + k * 2) : 1;
    return turned(rings, { sides, dent, stray, from: k * 0.5 });
  };
  const [, low = 0] = skirts[0] ?? [];
  const trunk = near ? bar([0, 0, 0], [0, low + 0.03, 0], 0.02, 0.018, [bark, bark], 5) : [];
  return [...trunk, ...skirts.flatMap(skirt)];
}
