import { armsFrom } from './arms.ts';
import { boardFrom } from './boards/own/index.ts';
import {
  amiss,
  anyFieldsFrom,
  BadBox,
  type BoxFault,
  fieldsFrom,
  listFrom,
  nameFrom,
  numberFrom,
  textFrom,
  within,
} from './box-fault.ts';
import { figureFrom } from './figure.ts';
import { partsFrom } from './parts/read.ts';
import { houseBounds, rulingIds } from './rulings/index.ts';
import { readHouse } from './rulings/read-house.ts';
import type { BoxName, OwnBox, OwnPowerData, OwnRaceData } from './state.ts';

/** Longest list accepted: more than any box has. */
const most = 100;
export const boxTitleLength = 40;
/** Longest digest, the longest name in a language, and the longest title, in characters. */
const longest = { digest: 100, name: 24, title: boxTitleLength } as const;
/** The languages a name may be given in: as in a catalogue, `en`, `pt-BR`. */
const language = /^[a-z]{2,3}(-[A-Za-z0-9]{1,8})?$/;
const mostLanguages = 12;

const boxFields = ['id', 'digest', 'title', 'own', 'house', 'board'] as const;

export type BoxReading =
  | { readonly ok: true; readonly name: BoxName }
  | { readonly ok: false; readonly fault: BoxFault };

/**
 * Reads the name of a box from any value, each part once. Returns a plain copy, or the first fault with its place; whether such a box exists is for
 * `findContent` to say. Never throws.
 */
export function readBox(value: unknown): BoxReading {
  try {
    const { id, digest, title, own, house, board } = fieldsFrom(value, boxFields, '');
    const name = {
      id: nameFrom(id, 'id'),
      ...(digest !== undefined && { digest: textFrom(digest, longest.digest, 'digest') }),
      ...(title !== undefined && { title: textFrom(title, longest.title, 'title') }),
      ...(own !== undefined && { own: ownFrom(own, 'own') }),
      ...(house !== undefined && houseFrom(house, 'house')),
      ...(board !== undefined && { board: boardFrom(board, 'board') }),
    };
    return { ok: true, name };
  } catch (failure) {
    // A getter or a proxy that throws is not a box name either.
    const fault: BoxFault = failure instanceof BadBox ? failure.fault : { place: '', why: 'unreadable', facts: {} };
    return { ok: false, fault };
  }
}

export function readBoxName(value: unknown): BoxName | null {
  const reading = readBox(value);
  return reading.ok ? reading.name : null;
}

/** What is wrong with each field of the rules of the house that cannot be read. */
const houseFaults: Readonly<Record<string, readonly [BoxFault['why'], BoxFault['facts']]>> = {
  otherwise: ['word', { words: rulingIds }],
  draft: ['flag', {}],
  rounds: ['number', { least: -houseBounds.fewer, most: houseBounds.more }],
  coins: ['number', { least: 0, most: houseBounds.coins }],
};

/** The rules of the house as a field of the name, in their one form; no field if they change nothing. */
function houseFrom(value: unknown, place: string): Pick<BoxName, 'house'> {
  const fields = fieldsFrom(value, Object.keys(houseFaults), place);
  const read = readHouse({ ...fields });
  if (read !== null) return read.house === undefined ? {} : { house: read.house };
  const [bad = ''] = Object.keys(fields).filter((field) => readHouse({ [field]: fields[field] }) === null);
  const [why, facts] = houseFaults[bad] ?? (['unreadable', {}] as const);
  return amiss(within(place, bad), why, facts);
}

function ownFrom(value: unknown, place: string): OwnBox {
  const { races, powers, ownRaces, ownPowers } = fieldsFrom(value, ['races', 'powers', 'ownRaces', 'ownPowers'], place);
  const at = (field: string) => within(place, field);
  return {
    ...(races !== undefined && { races: listFrom(races, most, at('races'), nameFrom) }),
    ...(powers !== undefined && { powers: listFrom(powers, most, at('powers'), nameFrom) }),
    ...(ownRaces !== undefined && { ownRaces: listFrom(ownRaces, most, at('ownRaces'), raceFrom) }),
    ...(ownPowers !== undefined && { ownPowers: listFrom(ownPowers, most, at('ownPowers'), powerFrom) }),
  };
}

/** The fields of a power of one's own; a race has two more. */
const traitFields = ['id', 'tokens', 'does', 'parts', 'names', 'arms'] as const;

function raceFrom(value: unknown, place: string): OwnRaceData {
  const { borrows, figure, ...rest } = fieldsFrom(value, [...traitFields, 'borrows', 'figure'], place);
  return {
    ...powerFrom(rest, place),
    borrows: nameFrom(borrows, within(place, 'borrows')),
    ...(figure !== undefined && { figure: figureFrom(figure, within(place, 'figure')) }),
  };
}

function powerFrom(value: unknown, place: string): OwnPowerData {
  const { id, tokens, does, parts, names, arms } = fieldsFrom(value, traitFields, place);
  const at = (field: string) => within(place, field);
  if (does !== undefined && parts !== undefined) amiss(at('parts'), 'doesAndParts');
  return {
    id: nameFrom(id, at('id')),
    // Too many for a race or a power are refused with the clause that says so (OWN-1, OWN-2).
    tokens: numberFrom(tokens, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, at('tokens')),
    ...(does !== undefined && { does: nameFrom(does, at('does')) }),
    ...(parts !== undefined && { parts: partsFrom(parts, at('parts')) }),
    ...(names !== undefined && { names: namesFrom(names, at('names')) }),
    ...(arms !== undefined && { arms: armsFrom(arms, at('arms')) }),
  };
}

function namesFrom(value: unknown, place: string): Readonly<Record<string, string>> {
  const spoken = Object.entries(anyFieldsFrom(value, place));
  if (spoken.length === 0) amiss(place, 'tooFew');
  if (spoken.length > mostLanguages) amiss(place, 'tooMany', { most: mostLanguages });
  return Object.fromEntries(
    spoken.map(([tongue, text]) => {
      if (!language.test(tongue)) amiss(within(place, tongue.slice(0, longest.name)), 'language');
      return [tongue, textFrom(text, longest.name, within(place, tongue))];
    }),
  );
}
