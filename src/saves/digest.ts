/** JSON with the keys of every object in order, so that equal values give equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isPlainObject(part) ? sorted(part) : part));
}

/**
 * A short fingerprint of a plain JSON value: 64 bits in hexadecimal (two FNV-1a sums of its canonical text).
 * It finds accidents, not forgeries; `crypto.subtle` would not exist on a page served without TLS in a home network.
 */
export function digest(value: unknown): string {
  const text = canonical(value);
  return hex(fnv1a(text, 0x811c9dc5)) + hex(fnv1a(text, 0x9747b28c));
}

function fnv1a(text: string, basis: number): number {
  let sum = basis;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return sum >>> 0;
}

function hex(sum: number): string {
  return sum.toString(16).padStart(8, '0');
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
