import type { Clause } from '../clause.ts';
import type { StateFault } from './survey.ts';

/** An untrusted value. Readers return the type promised whatever it is, and note faults in one pass. */
export interface Given {
  readonly value: unknown;
  readonly path: string;
  readonly faults: StateFault[];
}

const longestName = 100;

export function note(given: Given, code: string, message: string, clause: Clause | null = null): void {
  given.faults.push({ path: given.path, clause, code, message });
}

/** Describes a value in a few words, without reading any property of an object. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  return typeof value === 'object' ? 'an object or a list' : `a ${typeof value}`;
}

function expected(given: Given, code: string, what: string): void {
  note(given, given.value === undefined ? 'missing' : code, `Expected ${what}, found ${shown(given.value)}.`);
}

/** A whole number in a range, both ends included. */
export function integer(given: Given, low: number, high: number, what = 'a whole number'): number {
  const { value } = given;
  // Adding zero turns -0 into 0.
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= low && value <= high) return value + 0;
  expected(given, typeof value === 'number' ? 'range' : 'type', `${what} from ${low} to ${high}`);
  return low;
}

export function flag(given: Given): boolean {
  if (typeof given.value === 'boolean') return given.value;
  expected(given, 'type', 'true or false');
  return false;
}

export function oneOf<Name extends string | number>(given: Given, names: readonly [Name, ...Name[]]): Name {
  const found = names.find((name) => name === given.value);
  if (found !== undefined) return found;
  expected(given, 'range', `one of ${names.join(', ')}`);
  return names[0];
}

export function nameIn(given: Given, known: object, what: string): string {
  const { value } = given;
  if (typeof value === 'string' && Object.hasOwn(known, value)) return value;
  expected(given, typeof value === 'string' ? 'unknownName' : 'type', `the name of a ${what} in the box`);
  return '';
}

/** Any short text that is not empty. */
export function text(given: Given): string {
  const { value } = given;
  if (typeof value === 'string' && value.length > 0 && value.length <= longestName) return value;
  expected(given, 'type', `a text of 1 to ${longestName} characters`);
  return '';
}

export function orNull<T>(given: Given, read: (given: Given) => T): T | null {
  return given.value === null ? null : read(given);
}

/** The fields of a plain object, each read once; null, with a fault, if it is not one or cannot be read. */
function readFields(given: Given): ReadonlyMap<string, unknown> | null {
  const { value } = given;
  try {
    if (typeof value === 'object' && value !== null && isPlain(value)) return new Map(Object.entries(value));
  } catch {
    note(given, 'unreadable', 'The object could not be read: a getter or a proxy threw.');
    return null;
  }
  expected(given, 'type', 'a plain object');
  return null;
}

/** Is it an object literal or JSON, from this window or another? Its prototype, if any, has none itself. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || (typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null);
}

/** Reads a plain object with exactly these fields; returns each by name. */
export function fieldsOf<Name extends string>(given: Given, names: readonly Name[]): (name: Name) => Given {
  const fields = readFields(given);
  const prefix = given.path === '' ? '' : `${given.path}.`;
  for (const name of fields?.keys() ?? [])
    if (!names.some((known) => known === name))
      note(given, 'unknownField', `There is no field ${shown(name)} here, only ${names.join(', ')}.`);
  // If it is not an object, its missing parts are not reported one by one.
  const faults = fields ? given.faults : [];
  return (name) => ({ value: fields?.get(name), path: `${prefix}${name}`, faults });
}

export function entriesOf(given: Given, most: number): [name: string, value: Given][] {
  const fields = readFields(given) ?? new Map<string, unknown>();
  if (fields.size > most) {
    note(given, 'tooMany', `Expected at most ${most} entries, found ${fields.size}.`);
    return [];
  }
  return [...fields].map(([name, value]) => [name, { value, path: `${given.path}.${name}`, faults: given.faults }]);
}

/** The elements of a list, each read once; none, with a fault, if it is not a list or too short or long. */
export function itemsOf(given: Given, most: number, least = 0): Given[] {
  const { value } = given;
  try {
    if (Array.isArray(value)) {
      const length: unknown = value.length;
      if (typeof length === 'number' && length >= least && length <= most)
        return Array.from({ length }, (_, index) => ({
          value: value[index],
          path: `${given.path}[${index}]`,
          faults: given.faults,
        }));
      note(
        given,
        'length',
        `Expected ${least === most ? most : `${least} to ${most}`} elements, found ${shown(length)}.`,
      );
      return [];
    }
  } catch {
    note(given, 'unreadable', 'The list could not be read: a getter or a proxy threw.');
    return [];
  }
  expected(given, 'type', 'a list');
  return [];
}
