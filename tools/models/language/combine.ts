import type { Field } from './field.ts';

/** The smaller of two distances, the crease between them filled over a width `k`. */
export function smoothMin(a: number, b: number, k: number): number {
  const least = Math.min(a, b);
  if (k <= 0) return least;
  const h = k - Math.abs(a - b);
  return h <= 0 ? least : least - (h * h) / (4 * k);
}

/** The larger of two distances, the edge between them rounded over a width `k`. */
export function smoothMax(a: number, b: number, k: number): number {
  return -smoothMin(-a, -b, k);
}

/** Several solids run together, their creases filled over a width `k`. */
export function blended(k: number, ...fields: readonly Field[]): Field {
  return (x, y, z) => {
    let distance = Number.POSITIVE_INFINITY;
    for (const field of fields) distance = smoothMin(distance, field(x, y, z), k);
    return distance;
  };
}

/** The intersection of several solids, its edges rounded over a width `k`. */
export function shared(k: number, ...fields: readonly Field[]): Field {
  return (x, y, z) => {
    let distance = Number.NEGATIVE_INFINITY;
    for (const field of fields) distance = smoothMax(distance, field(x, y, z), k);
    return distance;
  };
}

/** A solid minus another, its edges rounded over a width `k`. */
export function without(k: number, solid: Field, taken: Field): Field {
  return (x, y, z) => smoothMax(solid(x, y, z), -taken(x, y, z), k);
}

/** A solid grown outwards (or shrunk) by a length. */
export function grown(solid: Field, by: number): Field {
  return (x, y, z) => solid(x, y, z) - by;
}

/** The skin of a solid, `thickness` to either side of its surface: clothes, hoods, bells. */
export function shell(solid: Field, thickness: number): Field {
  return (x, y, z) => Math.abs(solid(x, y, z)) - thickness;
}
