import * as v from 'valibot';
import { levelIds, type Opponent } from '../opponents/types.ts';
import {
  type BoxName,
  type Command,
  type CommandType,
  commandFields,
  commandTypes,
  type FieldKind,
  type FieldKinds,
  firstRules,
  newestRules,
  readBoxName,
} from '../rules/index.ts';
import type { TableSetup } from '../turn/index.ts';
import { limits } from './limits.ts';
import type { SaveProblem } from './problem.ts';

/** What an issue says where something is fine but for there being too much of it; any other issue is damage. */
export const tooMuch = 'tooMuch' satisfies SaveProblem;

/** A whole number in a range, both ends included. */
export function whole(least: number, most: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
}

/** A list of at most so many: one that is longer is not even looked into. */
export function list<T>(item: v.GenericSchema<unknown, T>, most: number, least = 0) {
  return v.pipe(v.array(v.unknown()), v.minLength(least), v.maxLength(most, tooMuch), v.array(item));
}

/** A player's name of at most so many letters; empty where none was given. */
export function nameOf(letters: number) {
  return v.pipe(v.string(), v.maxLength(letters, tooMuch));
}

/** Any integer that a generator of chance begins with. */
const seed = v.pipe(v.number(), v.safeInteger());
/** A region, a place in the column, a number of tokens: more than there are of anything. */
const index = whole(0, 999);
const seat = whole(0, limits.players - 1);
/** An id of something that the rules know. */
const id = v.pipe(v.string(), v.maxLength(60));

/** The name of a box; whether there is such a box is for the kernel to say. */
const box: v.GenericSchema<unknown, BoxName> = v.custom<BoxName>((value) => readBoxName(value) !== null);

/** What each kind of field of a command may hold in a record. */
const kinds: { readonly [Kind in FieldKind]: v.GenericSchema<unknown, FieldKinds[Kind]> } = {
  index,
  region: index,
  count: index,
  name: id,
  seatOrNobody: v.nullable(seat),
  flag: v.boolean(),
};

function shapeOf(type: CommandType) {
  const fields: v.ObjectEntries = {};
  for (const { name, kind, optional } of commandFields[type])
    fields[name] = optional ? v.optional(kinds[kind]) : kinds[kind];
  return v.object({ type: v.literal(type), ...fields });
}

/** The shape of every command, by its form; whether one is legal is for the kernel to say. */
const commandSchema = v.pipe(
  v.variant('type', commandTypes.map(shapeOf)),
  v.transform((read) => read as Command),
);

/** All commands of a game. */
export const commandsSchema = list(commandSchema, limits.steps);

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const opponentSchema: v.GenericSchema<unknown, Opponent> = v.object({
  level: v.picklist(levelIds),
  temper: v.object({ aggression: share, greed: share, patience: share }),
  seed,
});

/** The shape of a table's set-up, with names of at most so many letters. */
export function setupSchema(letters: number = limits.letters): v.GenericSchema<unknown, TableSetup> {
  const seated = v.object({
    name: nameOf(letters),
    colour: seat,
    control: v.union([v.literal('human'), opponentSchema]),
  });
  return v.pipe(
    v.object({
      seats: list(seated, limits.players, limits.least),
      game: v.object({
        players: whole(limits.least, limits.players),
        seed,
        firstSeat: v.optional(seat),
        banners: v.optional(list(id, 100)),
        badges: v.optional(list(id, 100)),
        dice: v.optional(list(whole(0, 3), 1000)),
        rules: v.optional(whole(firstRules, newestRules)),
        content: v.optional(box),
      }),
      options: v.object({ curtain: v.boolean() }),
      position: v.optional(v.pipe(v.string(), v.maxLength(10_000))),
      lesson: v.optional(id),
    }),
    v.check(({ seats, game }) => seats.length === game.players),
  );
}
