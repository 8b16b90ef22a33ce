import { type GameState, readState } from '../../src/rules/index.ts';

/** A leaf or a branch of a state, by the keys that lead there. */
type Way = readonly (string | number)[];

/** What a value is replaced by to see what is said of it: something near, something far, something of another kind. */
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

/** All ways into a value, the value itself left out. */
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

/** A copy of a plain value with another one in a place. */
function edited(value: unknown, [key, ...further]: Way, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((part, index) => (index === key ? edited(part, further, to) : part));
  return isRecord(value) ? { ...value, [key]: edited(value[key], further, to) } : value;
}

/** What `readState` says of a state with one thing changed. */
export interface Broken {
  /** Where, and what stands there now. */
  readonly change: string;
  /** One line a fault: path, clause or `form`, code, sentence. */
  readonly faults: readonly string[];
}

/** Of long lists only every so many elements are broken: they are much alike. */
const alike = 6;

/** Breaks a state in one place after the other, each in several ways; of all those every `stride`th, beginning with the one at `first`. */
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
