import { add, ball, blended, clay, cloth, cone, ellipsoid, mirror, model } from '../language/index.ts';

const fleece = cloth('#efe7d6');
const face = clay('#3d322c');

/** A sheep that looks along z: a cloud on four legs, black face and ears. */
export default model({
  height: 0.8,
  size: 0.11,
  onChip: false,
  overhang: 0.62,
  triangles: { figure: 130, low: 46 },
  parts: [
    mirror(
      add(face, cone([0.15, 0, 0.18], [0.15, 0.3, 0.18], 0.065), { blend: 0 }),
      add(face, cone([0.15, 0, -0.22], [0.15, 0.3, -0.22], 0.065), { blend: 0 }),
    ),
    add(
      fleece,
      blended(
        0.03,
        ellipsoid([0, 0.42, -0.04], [0.29, 0.26, 0.38]),
        ball([0, 0.56, 0.16], 0.2),
        ball([0, 0.5, -0.32], 0.19),
      ),
      { blend: 0.006, importance: 0.9 },
    ),
    add(face, blended(0.03, ellipsoid([0, 0.6, 0.4], [0.12, 0.14, 0.16], [25, 0, 0])), {
      blend: 0.006,
      importance: 1.2,
    }),
    mirror(add(face, ellipsoid([0.2, 0.66, 0.33], [0.11, 0.045, 0.06], [0, 0, -20]), { blend: 0.006 })),
    add(fleece, ball([0, 0.73, 0.31], 0.11), { blend: 0.01 }),
  ],
});
