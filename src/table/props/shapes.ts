import { chain, joined, limb, type Part, pebble } from '../pieces/shape.ts';

/** Props in board units, standing on y = 0. Few triangles: hundreds of them stand on a board. */

export function bush(tone: number): Part {
  return pebble([0, 0.025, 0], [0.045, 0.036, 0.04], ['#6f9a3f', '#85ab4a', '#5c8a3c'][tone % 3] ?? '#6f9a3f', tone);
}

export function hedge(): Part {
  return joined(
    [-0.09, -0.03, 0.03, 0.09].map((x, k) =>
      pebble([x, 0.026, 0], [0.04, 0.034, 0.032], k % 2 ? '#4f7a38' : '#5f8a3f', k),
    ),
  );
}

export function haystack(): Part {
  return joined([
    limb([0, 0, 0], [0, 0.05, 0], 0.05, 0.055, '#e6c45a', 'clay', 8),
    limb([0, 0.05, 0], [0, 0.11, 0], 0.058, 0.008, '#d4ac42', 'clay', 8),
  ]);
}

export function wheat(): Part {
  return joined(
    [-0.02, 0, 0.02].map((x, k) =>
      limb([x, 0, k * 0.012], [x * 1.6, 0.07, k * 0.012], 0.008, 0.012, '#edcf6b', 'clay', 3),
    ),
  );
}

export function reeds(): Part {
  return joined(
    [-0.03, -0.012, 0.008, 0.028].flatMap((x, k) => [
      limb(
        [x, 0, (k % 2) * 0.02],
        [x * 1.7, 0.1 + (k % 3) * 0.025, (k % 2) * 0.02],
        0.006,
        0.004,
        '#8a9a4a',
        'clay',
        3,
      ),
      limb(
        [x * 1.55, 0.08 + (k % 3) * 0.02, (k % 2) * 0.02],
        [x * 1.75, 0.12 + (k % 3) * 0.025, (k % 2) * 0.02],
        0.012,
        0.01,
        '#5f3f26',
        'clay',
        4,
      ),
    ]),
  );
}

export function rock(tone: number): Part {
  return pebble(
    [0, 0.025, 0],
    [0.055, 0.05, 0.045],
    ['#7b818b', '#666c76', '#8d929a'][tone % 3] ?? '#8f8e90',
    tone * 1.3,
  );
}

export function flower(tone: number): Part {
  return pebble([0, 0.014, 0], [0.012, 0.014, 0.012], ['#f4e6ef', '#f2cf5a', '#d97a8a'][tone % 3] ?? '#f4e6ef', tone);
}

export function wave(): Part {
  return chain(
    [
      [-0.07, 0.004, 0.01],
      [-0.03, 0.012, -0.008],
      [0.02, 0.012, 0.008],
      [0.07, 0.004, -0.006],
    ],
    [0.004, 0.009, 0.009, 0.003],
    '#cfe9f2',
    'wet',
    4,
  );
}
