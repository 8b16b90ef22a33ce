import { ball, block, joined, limb, mirrored, type Part, placed } from '../shape.ts';

/** A Lost Tribe: three stacked carved faces, wings on the top one, a fan of feathers, leaning a little. */
export function totem(): Part {
  const faces = [
    { y: 0.14, r: 0.25, wood: '#8c6b45', mouth: [0.16, 0.03] },
    { y: 0.42, r: 0.225, wood: '#c9a06a', mouth: [0.16, 0.09] },
    { y: 0.68, r: 0.205, wood: '#b5452f', mouth: [0.2, 0.06] },
  ] as const;
  const carved = faces.flatMap(({ y, r, wood, mouth }) => [
    limb([0, y - 0.14, 0], [0, y + 0.12, 0], r, r * 0.94, wood, 'clay', 10),
    block([0, y + 0.1, 0], [r * 1.9, 0.04, r * 1.9], '#5b4028', [0, 0.4, 0]),
    ...mirrored((side) => [
      ball([side * 0.085, y + 0.03, r * 0.92], [0.06, 0.045, 0.04], '#efe0b8', 'clay', 6),
      ball([side * 0.085, y + 0.025, r * 0.92 + 0.035], 0.022, '#2a1a10', 'wet', 5),
    ]),
    block([0, y - 0.06, r * 0.94], [mouth[0], mouth[1], 0.05], '#2f1c12'),
  ]);
  const wings = mirrored((side) => [block([side * 0.34, 0.7, 0], [0.34, 0.14, 0.06], '#3f7f86', [0, 0, side * 0.35])]);
  const fan = [-2, -1, 0, 1, 2].map((k) =>
    limb(
      [k * 0.04, 0.8, -0.02],
      [k * 0.13, 1.06 - Math.abs(k) * 0.05, -0.04],
      0.045,
      0.02,
      k % 2 === 0 ? '#efe0b8' : '#3f7f86',
      'clay',
      4,
    ),
  );
  return placed(joined([...carved, ...wings, ...fan]), [0, 0, 0], [0, 0, 0.07]);
}
