/** Hashes two integers and a seed to a number in 0 … 1: the same on every machine. */
export function hash(x: number, y: number, seed = 0): number {
  let h = (Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)) | 0;
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Smooth noise in 0 … 1 with features of size 1. */
export function noise(x: number, y: number, seed = 0): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - i), ease(y - j)];
  const top = hash(i, j, seed) * (1 - u) + hash(i + 1, j, seed) * u;
  const bottom = hash(i, j + 1, seed) * (1 - u) + hash(i + 1, j + 1, seed) * u;
  return top * (1 - v) + bottom * v;
}

/** A stream of numbers in 0 … 1, for scattering props: the same stream for the same seed. */
export function stream(seed: number): () => number {
  let at = 0;
  return () => hash(at++, seed, 0x51ed);
}

export function smoothstep(from: number, to: number, x: number): number {
  return ease(Math.min(1, Math.max(0, (x - from) / (to - from))));
}
