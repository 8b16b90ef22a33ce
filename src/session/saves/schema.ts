import * as v from 'valibot';
import { characterIds, levelIds, type Opponent, rungCount } from '../../opponents/types.ts';
import {
  type BoardId,
  type BoxName,
  type Command,
  type CommandType,
  commandFields,
  commandTypes,
  type FieldKind,
  type FieldKinds,
  firstRules,
  newestRules,
} from '../../rules/index.ts';
import { readBoard, readBoxName } from '../../rules/own-boxes.ts';
import type { TableSetup } from '../turn/index.ts';
import type { SaveProblem } from './problem.ts';
import { limits } from './record.ts';

/** The message of an issue where the only fault is too much of something; any other issue means damage. */
export const tooMuch = 'tooMuch' satisfies SaveProblem;

/** What is read by a schema; null if it does not fit. */
export function parsed<T>(schema: v.GenericSchema<unknown, T>): (found: unknown) => T | null {
  return (found) => {
    const read = v.safeParse(schema, found);
    return read.success ? read.output : null;
  };
}

/** An integer in a range, inclusive. */
export function whole(least: number, most: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
}

/** A list of at most a given number of items: the items of a longer one are not even examined. */
export function list<T>(item: v.GenericSchema<unknown, T>, most: number, least = 0) {
  return v.pipe(v.array(v.unknown()), v.minLength(least), v.maxLength(most, tooMuch), v.array(item));
}

/** A player's name of at most `letters` letters; empty if none was given. */
export function nameOf(letters: number) {
  return v.pipe(v.string(), v.maxLength(letters, tooMuch));
}

const seed = v.pipe(v.number(), v.safeInteger());
/** A region, a place in the column, a number of tokens: the bound is above all of them. */
const index = whole(0, 999);
const seat = whole(0, limits.players - 1);
const id = v.pipe(v.string(), v.maxLength(60));

/** The name of a box; the kernel decides whether there is such a box. A board is kept by its name, not as data. */
const box: v.GenericSchema<unknown, BoxName> = v.custom<BoxName>((value) => {
  const name = readBoxName(value);
  return name !== null && name.board === Object(value).board;
});

/** A board: a printed one, or one of one's own by its name, from which it is drawn: so it has to be one. */
export const boardSchema: v.GenericSchema<unknown, BoardId> = v.custom<BoardId>((value) => {
  const reading = readBoard(value);
  return reading.ok && reading.id === value;
});

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

/** The schema of every command, by its form; the kernel decides whether it is legal. */
export const commandSchema = v.pipe(
  v.variant('type', commandTypes.map(shapeOf)),
  v.transform((read) => read as Command),
);

export const commandsSchema = list(commandSchema, limits.steps);

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

export const opponentSchema: v.GenericSchema<unknown, Opponent> = v.object({
  level: v.picklist(levelIds),
  temper: v.object({ aggression: share, greed: share, patience: share }),
  seed,
  character: v.optional(v.picklist(characterIds)),
  rung: v.optional(whole(1, rungCount)),
});

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
