import * as v from 'valibot';
import { boards, type Command, type CommandType, type GameState } from '../rules/index.ts';
import { flag, integer, leaf, object, openObject } from './fields.ts';
import { expectedFound } from './found.ts';
import { badField } from './trouble.ts';

/** More than any board, column or table has: what is too much for this one, the rules or `onBoard` say. */
const index = integer(0, 999);
const count = integer(1, 999);
const name = leaf<string>('a name', (value) => typeof value === 'string' && value.length <= 100);
const seat = leaf<number | null>('a seat, or null for nobody', (value) => value === null || v.is(index, value));

const plain = <Type extends CommandType>(type: Type) => object({ type: v.literal(type) });
const inRegion = <Type extends CommandType>(type: Type) => object({ type: v.literal(type), region: index });
const tokens = <Type extends CommandType>(type: Type) => object({ type: v.literal(type), region: index, count });
const marker = <Type extends CommandType>(type: Type) => object({ type: v.literal(type), marker: name, region: index });

/** The fields of every command; whether one is legal is for the rules to say. */
const commandSchemas: {
  readonly [Type in CommandType]: v.GenericSchema<unknown, Extract<Command, { type: Type }>>;
} = {
  pickCombo: object({ type: v.literal('pickCombo'), index }),
  expand: plain('expand'),
  decline: plain('decline'),
  pass: plain('pass'),
  abandon: inRegion('abandon'),
  conquer: inRegion('conquer'),
  finalRoll: inRegion('finalRoll'),
  act: object({ type: v.literal('act'), action: name, region: v.optional(index) }),
  endConquests: plain('endConquests'),
  place: tokens('place'),
  lift: tokens('lift'),
  placeMarker: marker('placeMarker'),
  liftMarker: marker('liftMarker'),
  endRedeployment: plain('endRedeployment'),
  treaty: object({ type: v.literal('treaty'), seat }),
  stout: object({ type: v.literal('stout'), decline: flag }),
};

const isType = (value: unknown): value is CommandType =>
  typeof value === 'string' && Object.hasOwn(commandSchemas, value);

/** For what names no kind of command: says which there are. */
const noCommand = openObject(
  { type: leaf<never>(`one of ${Object.keys(commandSchemas).join(', ')}`, () => false) },
  'a command',
);

function schemaFor(value: unknown): v.GenericSchema<unknown, Command> {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  return isType(type) ? commandSchemas[type] : noCommand;
}

/** A command, by its form. */
export const command: v.GenericSchema<unknown, Command> = v.pipe(v.lazy(schemaFor), v.description('a command'));

/** The command, if its region is one of this board; the rules would only call it malformed. */
export function onBoard(state: GameState, given: Command, path: string): Command {
  const { length } = boards[state.board].regions;
  if (!('region' in given) || given.region === undefined || given.region < length) return given;
  throw badField(
    `${path}.region`,
    expectedFound(`a region of this board, a whole number from 0 to ${length - 1}`, given.region),
  );
}
