/** JSON with sorted keys: equal values give equal text. Plain JSON only; a function counts by its name. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (Array.isArray(value)) return listText(value);
  if (value instanceof Lasting) return value.text;
  return isObject(value) ? objectText(value) : (JSON.stringify(value) ?? 'null');
}

/**
 * A short fingerprint of a plain JSON value: 64 bits in hexadecimal (two FNV-1a sums of its canonical text). It detects accidents, not forgery;
 * `crypto.subtle` is missing on pages served without TLS, as in a home network.
 */
export function digest(value: unknown): string {
  return fingerprint(canonical(value));
}

/** A part of a value that is never changed in place, by its canonical text. */
class Lasting {
  constructor(readonly text: string) {}
}

const lastings = new WeakMap<object, Lasting>();

/** Stands for such a part: its text is made once, though a game shares most of its parts with the same game a command earlier. */
export function lasting(part: object): Lasting {
  const known = lastings.get(part) ?? new Lasting(canonical(part));
  lastings.set(part, known);
  return known;
}

export function fingerprint(text: string): string {
  let one = 0x811c9dc5;
  let two = 0x9747b28c;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x01000193);
  }
  return hex(one) + hex(two);
}

function hex(sum: number): string {
  return (sum >>> 0).toString(16).padStart(8, '0');
}

function listText(list: readonly unknown[]): string {
  let text = '';
  for (const item of list) text += text === '' ? canonical(item) : `,${canonical(item)}`;
  return `[${text}]`;
}

function objectText(fields: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const name of Object.keys(fields).sort()) {
    const value = fields[name];
    if (value !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(value)}`;
  }
  return `{${text}}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
