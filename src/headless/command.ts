import * as v from 'valibot';
import {
  boardFacts,
  type Command,
  type CommandType,
  commandFields,
  commandTypes,
  type FieldKind,
  type FieldKinds,
  type GameState,
} from '../rules/index.ts';
import { flag, integer, leaf, object, openObject } from './fields.ts';
import { badField, expectedFound } from './trouble.ts';

/** More than any board, column or table has: if it is too much for this one, the rules or `onBoard` say so. */
const index = integer(0, 999);
const count = integer(1, 999);
const name = leaf<string>('a name', (value) => typeof value === 'string' && value.length <= 100);
const seat = leaf<number | null>('a seat, or null for nobody', (value) => value === null || v.is(index, value));

const kinds: { readonly [Kind in FieldKind]: v.GenericSchema<unknown, FieldKinds[Kind]> } = {
  index,
  region: index,
  count,
  name,
  seatOrNobody: seat,
  flag,
};

function schemaOf(type: CommandType) {
  const fields: v.ObjectEntries = {};
  for (const { name, kind, optional } of commandFields[type])
    fields[name] = optional ? v.optional(kinds[kind]) : kinds[kind];
  return v.pipe(
    object({ type: v.literal(type), ...fields }),
    v.transform((read) => read as Command),
  );
}

/** The schema of every command, by its form; the rules decide whether it is legal. */
const commandSchemas = new Map<unknown, v.GenericSchema<unknown, Command>>(
  commandTypes.map((type) => [type, schemaOf(type)]),
);

const noCommand = openObject({ type: leaf<never>(`one of ${commandTypes.join(', ')}`, () => false) }, 'a command');

function schemaFor(value: unknown): v.GenericSchema<unknown, Command> {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  return commandSchemas.get(type) ?? noCommand;
}

export const command: v.GenericSchema<unknown, Command> = v.pipe(v.lazy(schemaFor), v.description('a command'));

/** Returns the command if its region is on this board; the rules would only call it malformed. */
export function onBoard(state: GameState, given: Command, path: string): Command {
  const { length } = boardFacts(state.board).regions;
  if (!('region' in given) || given.region === undefined || given.region < length) return given;
  throw badField(
    `${path}.region`,
    expectedFound(`a region of this board, a whole number from 0 to ${length - 1}`, given.region),
  );
}
