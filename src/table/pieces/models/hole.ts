import { ball, chain, hoop, joined, limb, type Part, plate } from '../shape.ts';

/** A Hole-in-the-Ground: a grassy mound with a round green door, a lit window, a smoking chimney. */
export function hole(): Part {
  return joined([
    ball([0, 0, -0.06], [0.5, 0.38, 0.42], '#6f9a3c', 'clay', 12),
    plate([-0.08, 0.15, 0.32], 0.17, 0.08, [-0.1, 0.15, 1], '#3f7d4a', 'clay', 12),
    hoop([-0.085, 0.155, 0.345], 0.17, 0.028, '#8b5a2b', 'clay', [1.42, 0, 0.1]),
    ball([0.0, 0.15, 0.38], 0.03, '#e0aa36', 'metal', 6),
    plate([0.24, 0.2, 0.26], 0.085, 0.05, [0.5, 0.2, 1], '#ffcf6b', 'glow', 9),
    limb([0.14, 0.28, -0.16], [0.14, 0.52, -0.16], 0.07, 0.06, '#8b5a2b', 'clay', 6),
    chain(
      [
        [0.14, 0.54, -0.16],
        [0.2, 0.64, -0.15],
        [0.14, 0.74, -0.14],
      ],
      [0.04, 0.05, 0.03],
      '#cfc8bd',
    ),
    ...[
      [-0.36, 0.12, 0.2],
      [-0.3, 0.22, 0.12],
      [0.38, 0.08, 0.18],
    ].map(([x = 0, y = 0, z = 0]) => ball([x, y, z], 0.04, '#f6c1d0', 'clay', 5)),
  ]);
}
