import type { Field, Triple } from './field.ts';

const { max, min, sign, sqrt } = Math;

/** A place on a chain, and the chain's radius there. */
export type Knot = readonly [x: number, y: number, z: number, radius: number];

/** A bar with round ends between two places, `thick` at the first and `thin` at the second. */
export function cone(from: Triple, to: Triple, thick: number, thin = thick): Field {
  return segment([...from, thick], [...to, thin]).field;
}

interface Segment {
  readonly field: Field;
  /** A ball around it. */
  readonly middle: Triple;
  readonly reach: number;
}

/** The exact distance to the hull of two balls. */
function segment([ax, ay, az, ar]: Knot, [bx, by, bz, br]: Knot): Segment {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const l2 = dx * dx + dy * dy + dz * dz;
  const middle: Triple = [(ax + bx) / 2, (ay + by) / 2, (az + bz) / 2];
  const reach = sqrt(l2) / 2 + max(ar, br);
  const rr = ar - br;
  const a2 = l2 - rr * rr;
  if (a2 <= 1e-12) {
    const [cx, cy, cz, r] = ar > br ? [ax, ay, az, ar] : [bx, by, bz, br];
    return { field: (x, y, z) => sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - r, middle, reach };
  }
  const il2 = 1 / l2;
  const rr2 = sign(rr) * rr * rr;
  const field: Field = (x, y, z) => {
    const [px, py, pz] = [x - ax, y - ay, z - az];
    const along = px * dx + py * dy + pz * dz;
    const beyond = along - l2;
    const [qx, qy, qz] = [px * l2 - dx * along, py * l2 - dy * along, pz * l2 - dz * along];
    const side2 = qx * qx + qy * qy + qz * qz;
    const along2 = along * along * l2;
    const beyond2 = beyond * beyond * l2;
    const k = rr2 * side2;
    if (sign(beyond) * a2 * beyond2 > k) return sqrt(side2 + beyond2) * il2 - br;
    if (sign(along) * a2 * along2 < k) return sqrt(side2 + along2) * il2 - ar;
    return (sqrt(side2 * a2 * il2) + along * rr) * il2 - ar;
  };
  return { field, middle, reach };
}

/**
 * A bar bent smoothly through knots, thick or thin at each: arms, tails, horns, locks, brows. `smooth` straight pieces between
 * two knots. Radii below 0.018 are lost in simplification, and 0.03 is the least for anything long.
 */
export function chain(knots: readonly Knot[], smooth = 4): Field {
  const spots = curve(knots, smooth);
  const segments = spots.slice(1).map((spot, k) => segment(spots[k] ?? spot, spot));
  return (x, y, z) => {
    let least = Number.POSITIVE_INFINITY;
    for (const { field, middle, reach } of segments) {
      const near = least + reach;
      const [u, v, w] = [x - middle[0], y - middle[1], z - middle[2]];
      // A segment whose ball is further than what is found already cannot be nearer.
      if (near > 0 && u * u + v * v + w * w > near * near) continue;
      const distance = field(x, y, z);
      if (distance < least) least = distance;
    }
    return least;
  };
}

/** Catmull-Rom through the knots. */
function curve(knots: readonly Knot[], smooth: number): Knot[] {
  const last = knots.length - 1;
  const knot = (k: number): Knot => knots[max(0, min(last, k))] ?? [0, 0, 0, 0];
  const spots: Knot[] = [];
  for (let k = 0; k < last; k++) {
    const [a, b, c, d] = [knot(k - 1), knot(k), knot(k + 1), knot(k + 2)];
    for (let step = 0; step < smooth; step++) {
      const t = step / smooth;
      const at = (i: 0 | 1 | 2 | 3) =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * t +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
      spots.push([at(0), at(1), at(2), max(0.004, at(3))]);
    }
  }
  spots.push(knot(last));
  return spots;
}
