import type { PublicState } from '../state.ts';
import { abandon } from './abandon.ts';
import { act } from './act.ts';
import { conquer } from './conquer.ts';
import { decline } from './decline.ts';
import { endConquests } from './endConquests.ts';
import { endRedeployment } from './endRedeployment.ts';
import { expand } from './expand.ts';
import { finalRoll } from './finalRoll.ts';
import { lift } from './lift.ts';
import { liftMarker } from './liftMarker.ts';
import { pass } from './pass.ts';
import { pickCombo } from './pickCombo.ts';
import { place } from './place.ts';
import { placeMarker } from './placeMarker.ts';
import type { CommandRule } from './rule.ts';
import { type CommandOf, type Field, fieldsOf, type Given, type Reader } from './schema.ts';
import { stout } from './stout.ts';
import { treaty } from './treaty.ts';

/** Everything a player can do, one file each. Legal lists follow this order, region by region. */
const commandTable = {
  pickCombo,
  expand,
  decline,
  pass,
  abandon,
  conquer,
  finalRoll,
  act,
  endConquests,
  place,
  lift,
  placeMarker,
  liftMarker,
  endRedeployment,
  treaty,
  stout,
} as const;

type CommandTable = typeof commandTable;

export type CommandType = keyof CommandTable;

/** `legal` lists exactly those that `apply` accepts; what each is for is said in its file. */
export type Command = { [Type in CommandType]: CommandOf<Type, CommandTable[Type]['schema']> }[CommandType];

export const commandRules: Readonly<Record<CommandType, CommandRule<Command>>> = commandTable;

export const commandTypes = Object.keys(commandTable) as readonly CommandType[];

/** The fields of each kind of command, in written order, for code that reads or writes commands. */
export const commandFields = Object.fromEntries(
  commandTypes.map((type) => [type, fieldsOf(commandTable[type].schema)]),
) as Readonly<Record<CommandType, readonly Field[]>>;

const readers = new Map<unknown, Reader<Command>>(commandTypes.map((type) => [type, commandRules[type].read]));

/** Reads a command from any value; null if it is not one. Never throws. */
export function parseCommand(value: unknown, state: PublicState): Command | null {
  try {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'type')) return null;
    const given = value as Given;
    return readers.get(given.type)?.(given, state.regions.length) ?? null;
  } catch {
    // A getter or proxy of a hostile value may throw: not a command either.
    return null;
  }
}
