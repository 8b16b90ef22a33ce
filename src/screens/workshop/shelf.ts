import { isPartName, mostParts, type OwnPowerData } from '../../rules/index.ts';
import { readBox } from '../../rules/own-boxes.ts';
import { keptList } from '../../ui/platform/kept-list.ts';
import { kept } from '../../ui/platform/storage.ts';
import { armsFor } from './arms-for.ts';
import type { Creation, DraftPart } from './creation.ts';

/** Where this browser keeps what was made. */
const name = 'small-world-table.workshop';

/** The most that are kept: each is a few hundred letters. */
export const mostKept = 60;

type Found = Partial<Record<keyof Creation, unknown>>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** One of them as it was kept, field by field; null if it is none. What is still at fault in it stays: its maker was not done. */
export function readCreation(found: unknown): Creation | null {
  if (!isObject(found)) return null;
  const { kind, id, names, tokens, borrows, parts, does, arms, figure }: Found = found;
  if ((kind !== 'race' && kind !== 'power') || typeof id !== 'string' || !/^[A-Za-z][A-Za-z0-9-]{0,39}$/.test(id))
    return null;
  const texts = isObject(names)
    ? Object.entries(names).flatMap(([tongue, text]) =>
        typeof text === 'string' ? [[tongue, text.slice(0, 100)] as const] : [],
      )
    : [];
  const kept = (Array.isArray(parts) ? parts : []).flatMap((part: unknown): readonly DraftPart[] =>
    isObject(part) && 'part' in part && isPartName(part.part) ? [{ ...part, part: part.part }] : [],
  );
  const known = figureIn(figure);
  return {
    kind,
    id,
    names: Object.fromEntries(texts),
    tokens: typeof tokens === 'number' && Number.isSafeInteger(tokens) ? tokens : 0,
    borrows: typeof borrows === 'string' ? borrows : '',
    parts: kept.slice(0, mostParts),
    ...(typeof does === 'string' && { does }),
    arms: armsIn(id, kind, arms),
    ...(kind === 'race' && known !== undefined && { figure: known }),
  };
}

/** What was made in this browser. What cannot be read is put aside, and the rest goes on. */
export const keptCreations = (): readonly Creation[] => keptList(name, readCreation);

/** Keeps them. Resolves to whether the browser took them. */
export function keepCreations(creations: readonly Creation[]): boolean {
  return kept.set(name, JSON.stringify(creations));
}

/** Tells a listener when another tab has changed what is kept. Returns the way to stop it. */
export function watchShelf(told: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === name) told();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
