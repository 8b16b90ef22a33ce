/** What is wrong with the data of a box, under `box.fault.<code>` of the catalogue. */
export type BoxFaultCode =
  | 'unreadable'
  | 'missing'
  | 'object'
  | 'list'
  | 'tooMany'
  | 'tooFew'
  | 'unknownField'
  | 'name'
  | 'language'
  | 'text'
  | 'number'
  | 'word'
  | 'flag'
  | 'colour'
  | 'twice'
  | 'partTwice'
  | 'partNeeds'
  | 'partBars'
  | 'doesAndParts'
  | 'board'
  | 'boardCode'
  | 'around'
  | 'edgeTwice'
  | 'borderTwice'
  | 'notBetween'
  | 'notNext'
  | 'edgeBroken'
  | 'apart'
  | 'notFlat'
  | 'onWater'
  | 'regionsFew'
  | 'landFew'
  | 'entriesFew'
  | 'mountains'
  | 'tribes';

export interface BoxFault {
  /** The path of the value: `own.ownRaces[0].parts[2].amount`; empty for the whole. */
  readonly place: string;
  readonly why: BoxFaultCode;
  readonly facts: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Ends the reading of a box. */
export class BadBox extends Error {
  constructor(readonly fault: BoxFault) {
    super(`${fault.place}: ${fault.why}`);
  }
}

/** Ends the reading with a fault of this place. */
export function amiss(place: string, why: BoxFaultCode, facts: BoxFault['facts'] = {}): never {
  throw new BadBox({ place, why, facts });
}

export const within = (place: string, field: string) => (place === '' ? field : `${place}.${field}`);

type Fields = Readonly<Record<string, unknown>>;

/** Longest name of anything in the data of a box. */
const longestName = 40;
/** They start with a letter, since integer-like keys would change the order of a box. */
const name = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;

/** The fields of an object, each read once. */
export function anyFieldsFrom(value: unknown, place: string): Fields {
  if (value === undefined) amiss(place, 'missing');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return amiss(place, 'object');
  return { ...value };
}

export function checkFields(fields: Fields, known: readonly string[], place: string): void {
  const stranger = Object.keys(fields).find((field) => !known.includes(field));
  if (stranger !== undefined) amiss(within(place, stranger.slice(0, longestName)), 'unknownField', { words: known });
}

/** The fields of an object that has no others than the known ones, each read once. */
export function fieldsFrom(value: unknown, known: readonly string[], place: string): Fields {
  const fields = anyFieldsFrom(value, place);
  checkFields(fields, known, place);
  return fields;
}

export function listFrom<T>(
  value: unknown,
  most: number,
  place: string,
  read: (item: unknown, place: string) => T,
): readonly T[] {
  if (value === undefined) amiss(place, 'missing');
  if (!Array.isArray(value)) return amiss(place, 'list');
  if (value.length > most) amiss(place, 'tooMany', { most });
  return Array.from(value, (item, index) => read(item, `${place}[${index}]`));
}

/** A name of something: letters, digits and hyphens. */
export function nameFrom(value: unknown, place: string): string {
  if (value === undefined) amiss(place, 'missing');
  return typeof value === 'string' && name.test(value) ? value : amiss(place, 'name', { most: longestName });
}

/** A text for people: one line, of so many characters. */
export function textFrom(value: unknown, most: number, place: string): string {
  if (value === undefined) amiss(place, 'missing');
  const isText = typeof value === 'string' && value.length <= most && value.trim() !== '' && !/\p{C}/u.test(value);
  return isText ? value : amiss(place, 'text', { most });
}

/** A whole number, both ends included. */
export function numberFrom(value: unknown, least: number, most: number, place: string): number {
  if (value === undefined) amiss(place, 'missing');
  const isFit = typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
  return isFit ? value + 0 : amiss(place, 'number', { least, most });
}

export function wordFrom(value: unknown, words: readonly string[], place: string): string {
  if (value === undefined) amiss(place, 'missing', { words });
  return typeof value === 'string' && words.includes(value) ? value : amiss(place, 'word', { words });
}
