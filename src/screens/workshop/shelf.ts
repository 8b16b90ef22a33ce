import { canonical, isPartName, mostParts, type OwnPowerData } from '../../rules/index.ts';
import { readBox } from '../../rules/own-boxes.ts';
import { entries, fields, isObject, list, oneOf, type Reader, text, whole } from '../../ui/storage/reader.ts';
import { shelf } from '../../ui/storage/shelf.ts';
import { type Creation, copyOf, type DraftPart } from './creation.ts';
import { armsFor } from './first-look.ts';

/** The most that are kept: each is a few hundred letters. */
export const mostKept = 60;

/** Its arms, if they are whole: read by the rules, in a power that says nothing else. */
function armsIn(id: string, kind: Creation['kind'], arms: unknown): Creation['arms'] {
  const reading = readBox({ id: 'any', own: { ownPowers: [{ id: 'any', tokens: 0, arms }] } });
  const read: OwnPowerData | undefined = reading.ok ? reading.name.own?.ownPowers?.[0] : undefined;
  return read?.arms ?? armsFor(id, kind);
}

/** Its figure, if it is whole: read by the rules, in a race that says nothing else. */
function figureIn(figure: unknown): Creation['figure'] {
  if (figure === undefined) return undefined;
  const reading = readBox({ id: 'any', own: { ownRaces: [{ id: 'any', tokens: 0, borrows: 'any', figure }] } });
  return reading.ok ? reading.name.own?.ownRaces?.[0]?.figure : undefined;
}

const short: Reader<string> = (found) => (typeof found === 'string' ? found.slice(0, 100) : null);
const part: Reader<DraftPart> = (found) =>
  isObject(found) && isPartName(found.part) ? { ...found, part: found.part } : null;

const creation = fields<Omit<Creation, 'does' | 'arms' | 'figure'>>(
  {
    kind: oneOf<Creation['kind']>(['race', 'power']),
    id: text(/^[A-Za-z][A-Za-z0-9-]{0,39}$/),
    names: entries(/^/, short),
    tokens: whole(),
    borrows: text(/^/),
    parts: list(part),
  },
  { names: {}, tokens: 0, borrows: '', parts: [] },
);

/** Null if it is none. What is still at fault in it stays: its maker was not done. */
export const readCreation: Reader<Creation> = (found, left) => {
  const read = creation(found, left);
  if (read === null || !isObject(found)) return null;
  const { does, arms } = found;
  const figure = read.kind === 'race' ? figureIn(found.figure) : undefined;
  return {
    ...read,
    parts: read.parts.slice(0, mostParts),
    ...(typeof does === 'string' && { does }),
    arms: armsIn(read.id, read.kind, arms),
    ...(figure !== undefined && { figure }),
  };
};

export const creations = shelf('small-world-table.workshop', readCreation, { opens: ([first]) => first?.id ?? null });

export const { use: useShop, undo, redo, reread, watch: watchShop } = creations;

/** Puts one on the bench. Not a step that can be undone. */
export const openCreation = (id: string): void => creations.open(id);

/** Adds creations and puts the first of them on the bench. Returns whether there was room for them. */
export function addCreations(made: readonly Creation[]): boolean {
  if (useShop.getState().things.length + made.length > mostKept) return false;
  creations.step(({ things, open }) => ({ things: [...things, ...made], open: made[0]?.id ?? open }));
  return true;
}

/** Changes the one with this id; `place` is the field that is changed, if it is typed into. */
export function changeCreation(id: string, change: Partial<Omit<Creation, 'id' | 'kind'>>, place?: string): void {
  creations.step(
    ({ things }) => ({ things: things.map((one) => (one.id === id ? { ...one, ...change } : one)) }),
    place && `${id} ${place}`,
  );
}

export function removeCreation(id: string): void {
  creations.step(({ things, open }) => {
    const at = things.findIndex((one) => one.id === id);
    const left = things.filter((one) => one.id !== id);
    return { things: left, open: open === id ? ((left[at] ?? left[at - 1])?.id ?? null) : open };
  });
}

export function copyCreation(creation: Creation, names: Creation['names']): boolean {
  return addCreations([copyOf(creation, names)]);
}

interface TakenIn {
  readonly how: 'added' | 'known' | 'full';
  readonly ids: ReadonlyMap<string, string>;
}

/** Those that are here already stay as they are; one of the same id that is otherwise becomes a copy. */
export function takeIn(come: readonly Creation[]): TakenIn {
  const { things } = useShop.getState();
  const ids = new Map<string, string>();
  const news = come.flatMap((one) => {
    const known = things.find(({ id }) => id === one.id);
    if (known === undefined) return [one];
    if (canonical(known) === canonical(one)) return [];
    const copy = copyOf(one, one.names);
    ids.set(one.id, copy.id);
    return [copy];
  });
  const first = news[0] ?? things.find(({ id }) => come.some((one) => one.id === id));
  if (news.length === 0) {
    if (first) openCreation(first.id);
    return { how: 'known', ids };
  }
  return { how: addCreations(news) ? 'added' : 'full', ids };
}
