import { readHouse } from './rulings/index.ts';
import type { BoxName, OwnBox, OwnPowerData, OwnRaceData } from './state.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Longest list and name accepted: more than any box has. */
const most = 100;
/** Names as in files and positions: they start with a letter, since integer-like keys would change the order of a box. */
const name = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;

/**
 * Reads the name of a box from any value, each part once. Returns a plain copy, or null if it is malformed; whether such a box exists is for
 * `findContent` to say. Never throws.
 */
export function readBoxName(value: unknown): BoxName | null {
  try {
    const { id, digest, own, house } = fieldsOf(value, ['id', 'digest', 'own', 'house']);
    return {
      id: nameFrom(id),
      ...(digest !== undefined && { digest: textFrom(digest) }),
      ...(own !== undefined && { own: ownFrom(own) }),
      ...(house !== undefined && houseFrom(house)),
    };
  } catch {
    // A getter or a proxy that throws is not a box name either.
    return null;
  }
}

class NoName extends Error {}

/** The rules of the house as a field of the name, in their one form; no field if they change nothing. */
function houseFrom(value: unknown): Pick<BoxName, 'house'> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new NoName();
  const read = readHouse({ ...value });
  if (read === null) throw new NoName();
  return read.house === undefined ? {} : { house: read.house };
}

function ownFrom(value: unknown): OwnBox {
  const { races, powers, ownRaces, ownPowers } = fieldsOf(value, ['races', 'powers', 'ownRaces', 'ownPowers']);
  return {
    ...(races !== undefined && { races: listFrom(races, nameFrom) }),
    ...(powers !== undefined && { powers: listFrom(powers, nameFrom) }),
    ...(ownRaces !== undefined && { ownRaces: listFrom(ownRaces, raceFrom) }),
    ...(ownPowers !== undefined && { ownPowers: listFrom(ownPowers, powerFrom) }),
  };
}

function raceFrom(value: unknown): OwnRaceData {
  const { borrows, ...rest } = fieldsOf(value, ['id', 'tokens', 'borrows', 'does']);
  return { ...powerFrom(rest), borrows: nameFrom(borrows) };
}

function powerFrom(value: unknown): OwnPowerData {
  const { id, tokens, does } = fieldsOf(value, ['id', 'tokens', 'does']);
  if (typeof tokens !== 'number' || !Number.isSafeInteger(tokens)) throw new NoName();
  return { id: nameFrom(id), tokens, ...(does !== undefined && { does: nameFrom(does) }) };
}

/** The fields of an object with no fields but the known ones, each read once. */
function fieldsOf(value: unknown, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new NoName();
  const fields = { ...value };
  if (Object.keys(fields).some((field) => !known.includes(field))) throw new NoName();
  return fields;
}

function listFrom<T>(value: unknown, read: (item: unknown) => T): readonly T[] {
  if (!Array.isArray(value) || value.length > most) throw new NoName();
  return Array.from(value, read);
}

function nameFrom(value: unknown): string {
  if (typeof value !== 'string' || !name.test(value)) throw new NoName();
  return value;
}

function textFrom(value: unknown): string {
  if (typeof value !== 'string' || value.length > most) throw new NoName();
  return value;
}
