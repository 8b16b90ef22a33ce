import { type Field, placed, type Triple, type Turn } from './field.ts';

const { abs, max, min, sqrt } = Math;

/** A ball. */
export function ball(at: Triple, radius: number): Field {
  const [a, b, c] = at;
  return (x, y, z) => sqrt((x - a) ** 2 + (y - b) ** 2 + (z - c) ** 2) - radius;
}

/** A ball stretched to three radii. Keep the longest below five times the shortest: flat ones are measured wrongly. */
export function ellipsoid(at: Triple, [a, b, c]: Triple, turn?: Turn): Field {
  const least = min(a, b, c);
  const solid: Field = (x, y, z) => {
    const [u, v, w] = [x / a, y / b, z / c];
    const near = sqrt(u * u + v * v + w * w);
    const [p, q, r] = [u / a, v / b, w / c];
    const slope = sqrt(p * p + q * q + r * r);
    return slope < 1e-6 ? -least : (near * (near - 1)) / slope;
  };
  return placed(solid, at, turn);
}

/** A box of the given half sizes whose edges are rounded by `rounding` (at most the least half size). */
export function roundedBox(at: Triple, [a, b, c]: Triple, rounding = 0.02, turn?: Turn): Field {
  const solid: Field = (x, y, z) => {
    const [u, v, w] = [abs(x) - a + rounding, abs(y) - b + rounding, abs(z) - c + rounding];
    const [p, q, r] = [max(u, 0), max(v, 0), max(w, 0)];
    return sqrt(p * p + q * q + r * r) + min(max(u, v, w), 0) - rounding;
  };
  return placed(solid, at, turn);
}

/** An upright cylinder of a radius and half height, its edges rounded. */
export function cylinder(at: Triple, radius: number, halfHeight: number, rounding = 0.02, turn?: Turn): Field {
  const solid: Field = (x, y, z) => {
    const u = sqrt(x * x + z * z) - radius + rounding;
    const v = abs(y) - halfHeight + rounding;
    const [p, q] = [max(u, 0), max(v, 0)];
    return sqrt(p * p + q * q) + min(max(u, v), 0) - rounding;
  };
  return placed(solid, at, turn);
}

/** A lying ring: `radius` to the middle of its wire, `wire` its thickness (a radius), `tall` stretches it upwards: belts. */
export function torus(at: Triple, radius: number, wire: number, turn?: Turn, tall = 1): Field {
  const shrink = min(1, tall);
  const solid: Field = (x, y, z) => {
    const q = sqrt(x * x + z * z) - radius;
    const v = y / tall;
    return (sqrt(q * q + v * v) - wire) * shrink;
  };
  return placed(solid, at, turn);
}

/** A ring that lies on an oval: `radius` along x, and `radius × deep` along z. */
export function oval(at: Triple, radius: number, deep: number, wire: number, turn?: Turn, tall = 1): Field {
  const ring = torus([0, 0, 0], radius, wire, undefined, tall);
  const shrink = min(1, deep);
  return placed((x, y, z) => ring(x, y, z / deep) * shrink, at, turn);
}

/** Everything on the far side of a plane: `normal` points out of the solid, which reaches `reach` along it. */
export function half(normal: Triple, reach: number): Field {
  const [a, b, c] = normal;
  const length = Math.hypot(a, b, c);
  return (x, y, z) => (x * a + y * b + z * c) / length - reach;
}

/** Everything below a height. */
export const below = (height: number): Field => half([0, 1, 0], height);
/** Everything above a height. */
export const above = (height: number): Field => half([0, -1, 0], -height);

/** An endless bar along z with the outline of a star, for decals: `radius` to the points, `waist` to the notches. */
export function star(at: Triple, radius: number, waist: number, turn?: Turn, points = 5): Field {
  const step = (2 * Math.PI) / points;
  const [bx, by] = [waist * Math.sin(step / 2), waist * Math.cos(step / 2)];
  const length = Math.hypot(bx, by - radius);
  const solid: Field = (x, y) => {
    const angle = Math.atan2(x, y);
    const folded = abs(angle - step * Math.round(angle / step));
    const reach = sqrt(x * x + y * y);
    const [px, py] = [reach * Math.sin(folded), reach * Math.cos(folded)];
    return (px * (radius - by) + (py - radius) * bx) / length;
  };
  return placed(solid, at, turn);
}
