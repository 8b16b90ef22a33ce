import {
  type Arms,
  boxesReleased,
  type Content,
  type Figure,
  mostParts,
  type OwnBox,
  type PartName,
  partNames,
  partRule,
} from '../../rules/index.ts';
import { armsFor, figureFor } from './first-look.ts';

/** A part while it is being filled in: it may still lack something, or hold what does not go together. */
export interface DraftPart {
  readonly part: PartName;
  readonly [field: string]: unknown;
}

/** A race or a power of one's own while it is being made: it may still lack something. Plain JSON. */
export interface Creation {
  readonly kind: 'race' | 'power';
  /** Its name for the rules; never changed, so that whatever was dealt with it stays itself. */
  readonly id: string;
  /** What it is called, by language. */
  readonly names: Readonly<Record<string, string>>;
  readonly tokens: number;
  /** A race: whose tokens it uses (OWN-1); empty for a power. */
  readonly borrows: string;
  readonly parts: readonly DraftPart[];
  /** The printed race or power whose benefit it has instead of parts, if it came so from elsewhere. */
  readonly does?: string | undefined;
  readonly arms: Arms;
  /** A race: what its figure is put together from; a turned pawn if there is none. */
  readonly figure?: Figure | undefined;
}

export function printedBox(): Content {
  const newest = boxesReleased().at(-1);
  if (newest === undefined) throw new Error('workshop: no box is released');
  return newest;
}

/** Called so in the language spoken; `taken`: the lenders that others use already. */
export function freshCreation(
  kind: Creation['kind'],
  name: string,
  language: string,
  taken: readonly string[] = [],
): Creation {
  const id = freshId();
  const lenders = Object.keys(printedBox().races);
  return {
    kind,
    id,
    names: { [language]: name },
    tokens: kind === 'race' ? 5 : 4,
    borrows: kind === 'race' ? (lenders.find((race) => !taken.includes(race)) ?? lenders[0] ?? '') : '',
    parts: [],
    arms: armsFor(id, kind),
    ...(kind === 'race' && { figure: figureFor(id) }),
  };
}

export function copyOf(creation: Creation, names: Creation['names']): Creation {
  return { ...creation, id: freshId(), names };
}

/** The part as it is when it is chosen: what must be filled in has its least value. */
export function freshPart(part: PartName, taken: ReadonlySet<string>): DraftPart {
  const filled: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(partRule(part).fields)) {
    if (field.optional) continue;
    if (field.kind === 'count') filled[name] = Math.max(1, field.least);
    if (field.kind === 'some') filled[name] = field.of.slice(0, 1).map((word) => (word === 'any' ? 'hill' : word));
    if (field.kind === 'choice') filled[name] = field.of.find((word) => !taken.has(word)) ?? field.of[0];
  }
  // Pieces are put by hand most often; how many there are has to be said then.
  return { part, ...filled, ...(part === 'marker' && { put: 'byHand', supply: 3, defence: 1 }) };
}

export function partsToAdd({ parts }: Creation): readonly PartName[] {
  if (parts.length >= mostParts) return [];
  return partNames.filter((name) => partRule(name).many || !parts.some(({ part }) => part === name));
}

export function piecesOf({ parts }: Creation): ReadonlySet<string> {
  return new Set(parts.flatMap(({ piece }) => (typeof piece === 'string' ? [piece] : [])));
}

function dataOf({ kind, names, parts, borrows, does, ...rest }: Creation): object {
  return {
    id: rest.id,
    ...(Object.keys(names).length > 0 && { names }),
    tokens: rest.tokens,
    ...(kind === 'race' && { borrows }),
    ...(does === undefined ? { parts } : { does }),
    arms: rest.arms,
    ...(kind === 'race' && rest.figure !== undefined && { figure: rest.figure }),
  };
}

/**
 * The box with these in it, as data that may still be at fault. What one of them does in place of a printed race or power with pieces of its own keeps
 * that one out: there is one set of them (SET-7).
 */
export function boxDataOf(creations: readonly Creation[]): { readonly id: string; readonly own: object } {
  const { id, races, powers } = printedBox();
  const barred = new Set(
    creations.flatMap(({ does }) => {
      const like = does === undefined ? undefined : (races[does] ?? powers[does]);
      return like?.markers?.length && does !== undefined ? [does] : [];
    }),
  );
  const left = (ids: readonly string[]) => ids.filter((one) => !barred.has(one));
  const of = (kind: Creation['kind']) => creations.filter((one) => one.kind === kind).map(dataOf);
  const [ownRaces, ownPowers] = [of('race'), of('power')];
  return {
    id,
    own: {
      ...(Object.keys(races).some((race) => barred.has(race)) && { races: left(Object.keys(races)) }),
      ...(Object.keys(powers).some((power) => barred.has(power)) && { powers: left(Object.keys(powers)) }),
      ...(ownRaces.length > 0 && { ownRaces }),
      ...(ownPowers.length > 0 && { ownPowers }),
    },
  };
}

export function creationsIn(own: OwnBox): readonly Creation[] {
  const made = (kind: Creation['kind'], one: NonNullable<OwnBox['ownPowers']>[number], borrows: string): Creation => ({
    kind,
    id: one.id,
    names: one.names ?? {},
    tokens: one.tokens,
    borrows,
    parts: (one.parts ?? []).map((part) => ({ ...part })),
    ...(one.does !== undefined && { does: one.does }),
    arms: one.arms ?? armsFor(one.id, kind),
  });
  return [
    ...(own.ownRaces ?? []).map((race) => ({
      ...made('race', race, race.borrows),
      ...(race.figure !== undefined && { figure: race.figure }),
    })),
    ...(own.ownPowers ?? []).map((power) => made('power', power, '')),
  ];
}

/** An id that no other race or power has, here or in any other browser: `own` and ten letters drawn by chance. */
export function freshId(): string {
  return `own${[...crypto.getRandomValues(new Uint8Array(10))].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;
}
