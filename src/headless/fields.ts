import * as v from 'valibot';
import { type BoardId, type BoxFault, type BoxName, boardIds, type GameState, type Seat } from '../rules/index.ts';
import { readBoard, readBox } from '../rules/own-boxes.ts';
import { boxFaultWords } from '../ui/words/box-faults.ts';
import { badField, expectedFound, type Fault } from './trouble.ts';

const seat = integer(0, 4);

export const viewerField = leaf<Seat | null>(
  'a seat, or null for a spectator',
  (value) => value === null || v.is(seat, value),
);

/** Refuses a seat that the table lacks; by default the seat to decide. `path`: the field of the request. */
export function viewerOf(state: GameState, viewer: Seat | null | undefined, path = 'viewer'): Seat | null {
  if (viewer === undefined) return state.seat;
  if (viewer === null || viewer < state.players) return viewer;
  throw badField(path, `Seats go from 0 to ${state.players - 1}, found ${viewer}.`);
}

/** A value with a check of its own; `wants` says what it must be, in faults and in `help`. */
export function leaf<T>(wants: string, is: (value: unknown) => boolean): v.GenericSchema<unknown, T> {
  return v.custom<T>(is, wants);
}

/** An integer in a range, inclusive. */
export function integer(low: number, high: number, what = 'a whole number'): v.GenericSchema<unknown, number> {
  return leaf(
    `${what} from ${low} to ${high}`,
    (value) => Number.isSafeInteger(value) && Number(value) >= low && Number(value) <= high,
  );
}

export const flag: v.GenericSchema<unknown, boolean> = leaf('true or false', (value) => typeof value === 'boolean');

export function text(wants: string, most: number): v.GenericSchema<unknown, string> {
  return leaf(`${wants} (1 to ${most} characters)`, (value) => {
    return typeof value === 'string' && value.length > 0 && value.length <= most;
  });
}

/** The name of something. The game's box decides whether it exists. */
export function nameOf(what: string): v.GenericSchema<unknown, string> {
  return leaf(`the name of a ${what}`, (value) => typeof value === 'string');
}

/** What is one's own, read by the rules: a plain copy of it, or its first fault with its place and the reason. */
function own<T>(wants: string, read: (value: unknown) => T | BoxFault): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const found = read(value);
      if (!isFault(found)) return found;
      addIssue({ expected: found.why, message: boxFaultWords({ ...found, place: '' }), path: itemsOf(found.place) });
      return NEVER;
    }),
    v.description(wants),
  );
}

function isFault(read: unknown): read is BoxFault {
  return typeof read === 'object' && read !== null && 'why' in read;
}

/** A place in the data of a box, `own.ownRaces[0].tokens`, as the steps to it. */
function itemsOf(place: string): [v.IssuePathItem, ...v.IssuePathItem[]] | undefined {
  const [first, ...others] = [...place.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]): v.IssuePathItem => {
    const key = index === undefined ? name : Number(index);
    return { type: 'unknown', origin: 'value', input: null, key, value: null };
  });
  return first && [first, ...others];
}

export const boxName: v.GenericSchema<unknown, BoxName> = own(
  'the name of a box: its id, its digest, what is one’s own in it',
  (value) => {
    const reading = readBox(value);
    return reading.ok ? reading.name : reading.fault;
  },
);

export const boardName: v.GenericSchema<unknown, BoardId> = own(
  `one of ${boardIds.join(', ')}, or the name or the data of a board of one’s own`,
  (value) => {
    const reading = readBoard(value);
    return reading.ok ? reading.id : reading.fault;
  },
);

/** A list of at most a given number of items: the items of a longer one are not even examined. */
export function list<T>(wants: string, item: v.GenericSchema<unknown, T>, most: number) {
  const wanted = `a list of ${wants}, at most ${most}`;
  const short = leaf<unknown[]>(wanted, (value) => Array.isArray(value) && value.length <= most);
  return v.pipe(short, v.array(item));
}

/** An object with exactly these fields: faults say what a missing one must be, and name an unknown one. */
export function object<Entries extends v.ObjectEntries>(entries: Entries, what = 'an object') {
  return v.strictObject(entries, wantedIn(entries, what));
}

export function openObject<Entries extends v.ObjectEntries>(entries: Entries, what: string) {
  return v.looseObject(entries, wantedIn(entries, what));
}

function wantedIn(entries: v.ObjectEntries, what: string): (issue: v.BaseIssue<unknown>) => string {
  return (issue) => {
    const key = issue.path?.at(-1)?.key;
    if (typeof key !== 'string') return what;
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
    return entry ? wantsOf(entry) : `There is no such field here, only ${Object.keys(entries).join(', ')}.`;
  };
}

export function wantsOf(schema: object): string {
  if ('pipe' in schema && Array.isArray(schema.pipe)) {
    const described = schema.pipe.find((item) => item.type === 'description');
    if (described) return described.description;
  }
  if ('message' in schema && typeof schema.message === 'string') return schema.message;
  if ('wrapped' in schema && typeof schema.wrapped === 'object' && schema.wrapped !== null)
    return wantsOf(schema.wrapped);
  return 'an object';
}

export function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Fault[] {
  return issues.map((issue) => {
    const path = pathOf(issue.path ?? []);
    // A fault of what is one's own is told in the words of the rules' reader.
    if (issue.kind === 'transformation')
      return { path, clause: null, code: codeOf(issue.expected), message: issue.message };
    const isUnknown = issue.kind === 'schema' && issue.expected === 'never';
    const value = isUnknown ? issue.path?.at(-1)?.value : issue.input;
    const code = isUnknown ? 'unknownField' : value === undefined ? 'missing' : 'value';
    return { path, clause: null, code, message: isUnknown ? issue.message : expectedFound(issue.message, value) };
  });
}

const codeOf = (why: string | null) => (why === 'missing' || why === 'unknownField' ? why : 'value');

/** Longest field name that is quoted in full. */
const longestKey = 100;

function pathOf(items: readonly v.IssuePathItem[]): string {
  return items.reduce((path, { key }) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    const name = String(key).slice(0, longestKey);
    return path === '' ? name : `${path}.${name}`;
  }, '');
}
