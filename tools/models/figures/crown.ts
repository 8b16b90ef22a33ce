import {
  add,
  ball,
  blended,
  cone,
  cylinder,
  ellipsoid,
  gold,
  model,
  type Parts,
  torus,
  wet,
  without,
} from '../language/index.ts';

const brass = gold('#eab93f');
const pale = gold('#f6d777');
const ruby = wet('#b3261f');
const sapphire = wet('#2f5aa8');
const velvet = wet('#8f1f28');

const points: Parts = [0, 1, 2, 3, 4].map((k): Parts => {
  const angle = (k * 2 * Math.PI) / 5;
  const [x, z] = [Math.sin(angle), Math.cos(angle)];
  return [
    add(brass, blended(0.04, cone([x * 0.36, 0.24, z * 0.36], [x * 0.46, 0.62, z * 0.46], 0.11, 0.04)), {
      blend: 0.05,
    }),
    add(pale, ball([x * 0.47, 0.67, z * 0.47], 0.075), { blend: 0.008, importance: 1.3 }),
    add(k === 0 ? ruby : sapphire, ellipsoid([x * 0.425, 0.14, z * 0.425], [0.075, 0.075, 0.075]), {
      blend: 0.002,
      importance: 2,
    }),
  ];
});

/** What marks the round on the track: a small golden crown with five points, a velvet cap, a ruby at the front. */
export default model({
  height: 0.75,
  size: 0.27,
  onChip: false,
  overhang: 0.56,
  triangles: { figure: 700, low: 220 },
  parts: [
    add(brass, without(0.02, cylinder([0, 0.16, 0], 0.42, 0.18, 0.04), cylinder([0, 0.4, 0], 0.33, 0.3, 0.02)), {
      blend: 0,
    }),
    add(pale, torus([0, 0.04, 0], 0.4, 0.05), { blend: 0.008 }),
    points,
    add(velvet, ellipsoid([0, 0.24, 0], [0.33, 0.24, 0.33]), { blend: 0.004 }),
    add(pale, ball([0, 0.5, 0], 0.07), { blend: 0.006 }),
  ],
});
