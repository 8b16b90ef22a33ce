import { type GameState, readState } from '../../src/rules/index.ts';

/** A leaf or a branch of a state, by its path of keys. */
type Way = readonly (string | number)[];

/** Replacements for a value, to see how the reader reacts: something close, something far off, something of another type. */
function replacements(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, 0, 99, 1e9, 0.5, 'one', null];
  if (typeof value === 'boolean') return [!value, 1, null];
  if (typeof value === 'string')
    return ['nobody', '', 'x'.repeat(101), 7, 'gameOver', 'withdrawal', 'redeploy', 'ghouls'];
  if (value === null) return [0, 1, 'none', {}];
  if (Array.isArray(value)) return [value.slice(1), [...value, ...value.slice(0, 1)], value.toReversed(), [], {}, null];
  if (isRecord(value))
    return [withoutFirst(value), { ...value, extra: 1 }, { ...value, mountain: 1, fortress: 7 }, [], null];
  return [undefined];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const withoutFirst = (record: Record<string, unknown>) => Object.fromEntries(Object.entries(record).slice(1));

/** All paths into a value, except the empty one. */
function* waysInto(value: unknown, way: Way = []): Generator<Way> {
  if (!isRecord(value)) return;
  for (const key of Object.keys(value)) {
    const further = [...way, Array.isArray(value) ? Number(key) : key];
    yield further;
    yield* waysInto(value[key], further);
  }
}

const at = (value: unknown, way: Way): unknown =>
  way.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value);

/** A copy of a plain value with the value at one path replaced. */
function edited(value: unknown, [key, ...further]: Way, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((part, index) => (index === key ? edited(part, further, to) : part));
  return isRecord(value) ? { ...value, [key]: edited(value[key], further, to) } : value;
}

/** The reaction of `readState` to a state with one change. */
export interface Broken {
  /** The path and its new value. */
  readonly change: string;
  /** One line per fault: path, clause or `form`, code, sentence. */
  readonly faults: readonly string[];
}

/** In long lists only every so many elements are broken, since they are much alike. */
const alike = 6;

/** Breaks a state at one path after another, each in several ways; yields every `stride`th of these, starting at `first`. */
export function* breakings(state: GameState, stride: number, first: number): Generator<Broken> {
  let count = 0;
  for (const way of waysInto(state)) {
    if (way.some((key) => typeof key === 'number' && key >= alike && key % alike !== first % alike)) continue;
    for (const to of replacements(at(state, way))) {
      if (count++ % stride !== first % stride) continue;
      const change = `${way.join('.')} = ${JSON.stringify(to)?.slice(0, 60)}`;
      yield { change, faults: faultsOf(edited(state, way, to)) };
    }
  }
}

function faultsOf(value: unknown): string[] {
  const reading = readState(value);
  if (reading.ok) return [];
  return reading.faults.map(
    ({ path, clause, code, message }) => `${path || '(all)'} · ${clause ?? 'form'} · ${code} · ${message}`,
  );
}
