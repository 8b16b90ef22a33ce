import { ball, block, chain, hoop, joined, limb, type Part, pebble, plate } from '../pieces/shape.ts';

/** Props in board units, standing on y = 0. Few triangles: hundreds of them stand on a board. */

export function fir(tone: number): Part {
  const green = ['#3c7a46', '#2f6b3f', '#4a8a4c'][tone % 3] ?? '#2f6a3c';
  return joined([
    limb([0, 0, 0], [0, 0.05, 0], 0.016, 0.014, '#5a3a22', 'clay', 5),
    limb([0, 0.04, 0], [0, 0.17, 0], 0.078, 0.016, green, 'clay', 7),
    limb([0, 0.12, 0], [0, 0.26, 0], 0.055, 0, green, 'clay', 7),
  ]);
}

export function oak(tone: number): Part {
  const green = ['#5c9a44', '#7aa84a', '#4a8a48'][tone % 3] ?? '#4f8a3e';
  return joined([
    limb([0, 0, 0], [0, 0.09, 0], 0.02, 0.016, '#5a3a22', 'clay', 5),
    pebble([0, 0.14, 0], [0.085, 0.075, 0.085], green, 0.3),
    pebble([0.045, 0.115, 0.03], [0.05, 0.045, 0.05], green, 1.2),
  ]);
}

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

export function pool(): Part {
  return joined([
    plate([0, 0.004, 0], 0.1, 0.01, [0, 1, 0], '#2f4a44', 'wet', 9),
    plate([0.03, 0.011, 0.02], 0.024, 0.006, [0, 1, 0], '#7fa04a', 'clay', 6),
    plate([-0.035, 0.011, -0.015], 0.018, 0.006, [0, 1, 0], '#6f9445', 'clay', 6),
  ]);
}

export function rock(tone: number): Part {
  return pebble(
    [0, 0.025, 0],
    [0.055, 0.05, 0.045],
    ['#7b818b', '#666c76', '#8d929a'][tone % 3] ?? '#8f8e90',
    tone * 1.3,
  );
}

export function crag(): Part {
  return joined([
    limb([0, 0, 0], [0.01, 0.2, 0], 0.1, 0.045, '#737983', 'clay', 5),
    limb([0.01, 0.19, 0], [0.02, 0.27, 0], 0.052, 0.006, '#ffffff', 'clay', 5),
    pebble([0.09, 0.03, 0.03], [0.06, 0.055, 0.05], '#676d77', 1),
  ]);
}

export function mushroom(): Part {
  return joined([
    limb([0, 0, 0], [0, 0.03, 0], 0.009, 0.008, '#f1e7d0', 'clay', 4),
    limb([0, 0.026, 0], [0, 0.05, 0], 0.026, 0.006, '#c7443a', 'clay', 6),
  ]);
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

export function boat(): Part {
  return joined([
    limb([-0.07, 0.03, 0], [0.08, 0.035, 0], 0.035, 0.014, '#7a4a26', 'clay', 5),
    limb([0, 0.03, 0], [0, 0.2, 0], 0.007, 0.006, '#5a3a22', 'clay', 4),
    block([0.035, 0.125, 0.004], [0.07, 0.11, 0.008], '#f1e4c6', [0, 0.4, 0]),
  ]);
}

/** A mine mouth: timbers in a heap of spoil, a lantern burning beside it. */
export function mine(): Part {
  return joined([
    pebble([0, 0.07, -0.05], [0.15, 0.12, 0.1], '#6f655c', 0.7),
    pebble([-0.12, 0.04, 0], [0.06, 0.05, 0.06], '#7d7268', 2),
    block([0, 0.055, 0.045], [0.12, 0.11, 0.03], '#17110d'),
    block([-0.068, 0.06, 0.06], [0.024, 0.12, 0.03], '#8a5f36'),
    block([0.068, 0.06, 0.06], [0.024, 0.12, 0.03], '#8a5f36'),
    block([0, 0.128, 0.06], [0.18, 0.026, 0.035], '#9a6d40'),
    limb([0.125, 0, 0.075], [0.125, 0.13, 0.075], 0.008, 0.008, '#4a3524', 'clay', 4),
    block([0.125, 0.115, 0.095], [0.03, 0.042, 0.03], '#ffbf4d', [0, 0, 0], 'glow'),
    block([-0.02, 0.022, 0.12], [0.07, 0.03, 0.05], '#5f4a36', [0, 0.3, 0]),
    pebble([-0.02, 0.05, 0.12], [0.026, 0.018, 0.02], '#e5b84a', 0.4),
  ]);
}

/** A magic source: a ring of glowing crystals. */
export function crystals(): Part {
  const ring = Array.from({ length: 6 }, (_, k) => {
    const [x, z] = [Math.cos((k * Math.PI) / 3) * 0.105, Math.sin((k * Math.PI) / 3) * 0.105];
    return limb(
      [x, 0, z],
      [x * 1.12, 0.09 + (k % 3) * 0.03, z * 1.12],
      0.028,
      0,
      k % 2 ? '#c78cff' : '#8f7bff',
      'glow',
      5,
    );
  });
  return joined([
    plate([0, 0.006, 0], 0.13, 0.012, [0, 1, 0], '#4b3d66', 'clay', 12),
    ball([0, 0.03, 0], [0.05, 0.03, 0.05], '#e2c8ff', 'glow', 7),
    ...ring,
  ]);
}

/** A cave mouth: a dark arch between boulders. */
export function cave(): Part {
  return joined([
    pebble([0, 0.07, -0.06], [0.17, 0.13, 0.12], '#77706c', 0.4),
    pebble([-0.13, 0.05, 0.02], [0.07, 0.08, 0.07], '#6a6460', 1.4),
    pebble([0.13, 0.055, 0.02], [0.075, 0.085, 0.07], '#837b76', 2.2),
    ball([0, 0.05, 0.05], [0.085, 0.085, 0.04], '#0d0a0a', 'clay', 9),
    hoop([0, 0.045, 0.07], 0.09, 0.02, '#5d5753', 'clay', [Math.PI / 2, 0, 0], 9),
    ball([0.04, 0.15, -0.02], [0.06, 0.02, 0.05], '#5d7a3a', 'clay', 6),
  ]);
}
