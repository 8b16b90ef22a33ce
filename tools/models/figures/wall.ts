import type { Colour } from '../../../src/ui/look/colour.ts';
import { type Clay, made, moved, turned } from '../turned/index.ts';

/** A field stone with a flat top: how far along x, on which height, how wide and how high; its colour. */
type Stone = readonly [x: number, up: number, wide: number, high: number, colour: Colour];

const stones: readonly Stone[] = [
  [-0.036, 0, 0.03, 0.03, '#8b8779'],
  [0.004, 0, 0.026, 0.026, '#9c978a'],
  [0.04, 0, 0.028, 0.03, '#817d72'],
  [-0.014, 0.024, 0.025, 0.022, '#a8a294'],
  [0.026, 0.024, 0.024, 0.02, '#95907f'],
];

const laid = (count: number, sides: number): Clay =>
  stones.slice(0, count).flatMap(([x, up, wide, high, colour], k) => {
    const rings = [
      { out: wide, up: -0.006, colour, open: 0.7 },
      { out: wide * 0.72, up: high, colour },
      { out: 0, up: high * 1.06, colour },
    ];
    return moved(turned(rings, { sides, finish: 'clay', cut: true, from: k * 1.3 }), [x, up, 0]);
  });

/** A piece of a dry stone wall along x, low and uneven. */
export default made(0.08, laid(5, 5), laid(3, 4));
