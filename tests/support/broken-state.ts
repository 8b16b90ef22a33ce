import { type GameState, readState } from '../../src/rules/index.ts';

export type Json = Record<string | number, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** A copy of a state with a value put at a path: `regions.3.tokens`. */
export function edited(state: GameState, ...edits: readonly (readonly [path: string, value: unknown])[]): unknown {
  const copy: Json = JSON.parse(JSON.stringify(state));
  for (const [path, value] of edits) {
    const keys = path.split('.');
    let node: unknown = copy;
    for (const key of keys.slice(0, -1)) node = isJson(node) ? node[key] : undefined;
    if (!isJson(node)) throw new Error(`no ${path}`);
    node[keys[keys.length - 1] ?? ''] = value;
  }
  return copy;
}

/** What is wrong with a value, in short. */
export function found(value: unknown): string[] {
  const reading = readState(value);
  return reading.ok ? [] : reading.faults.map(({ path, clause, code }) => [path, clause ?? 'form', code].join(' '));
}

/** All that is said of a value: where, by which clause, in which words. */
export function inWords(value: unknown): string[] {
  const reading = readState(value);
  if (reading.ok) return [];
  return reading.faults.map(({ path, clause, code, message }) => `${path} ${clause ?? 'form'} ${code}: ${message}`);
}
