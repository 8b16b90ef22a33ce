import * as v from 'valibot';
import type { LogEntry } from '../../rules/course.ts';
import type { Command, GameEvent, GameView, Seat } from '../../rules/index.ts';
import { phases } from '../../rules/index.ts';
import { limits } from '../../session/saves/limits.ts';
import { boardSchema, commandSchema } from '../../session/saves/schema.ts';
import type { SeenSetup } from '../../session/turn/types.ts';
import { bounds } from './bounds.ts';
import type { OwnCoins, ViewChange } from './change.ts';
import { control, list, playerName, seat, whole } from './parts.ts';

// What a room tells of a game, as a page reads it. The kernel made it, of this version or another: here only what the page builds upon is looked at,
// so that a message that is none cannot break it.

const number = v.pipe(v.number(), v.finite());
const coins = v.nullable(number);
const region = v.looseObject({ tokens: number, lostTribe: v.boolean(), markers: v.record(v.string(), number) });

export const viewSchema: v.GenericSchema<unknown, GameView> = v.pipe(
  v.looseObject({
    board: boardSchema,
    round: whole(0, 999),
    rounds: whole(0, 999),
    players: whole(limits.least, limits.players),
    turnSeat: seat,
    seat,
    phase: v.picklist(phases),
    viewer: v.nullable(seat),
    regions: list(region, 100),
    forces: list(v.looseObject({ id: number, seat, hand: number }), 100),
    column: list(v.looseObject({ race: v.string(), power: v.string(), coins: number }), 20),
    coins: list(coins, limits.players),
    turn: v.looseObject({}),
  }),
  v.transform((read) => read as unknown as GameView),
);

export const changeSchema: v.GenericSchema<unknown, ViewChange> = v.pipe(
  v.object({ fields: v.looseObject({}), regions: list(v.strictTuple([whole(0, 99), region]), 100) }),
  v.transform((read) => read as unknown as ViewChange),
);

export const ownCoinsSchema: v.GenericSchema<unknown, OwnCoins> = list(v.strictTuple([seat, number]), limits.players);

const eventSchema: v.GenericSchema<unknown, GameEvent> = v.pipe(
  v.looseObject({ type: v.pipe(v.string(), v.maxLength(40)) }),
  v.transform((read) => read as unknown as GameEvent),
);

const entrySchema: v.GenericSchema<unknown, LogEntry> = v.object({
  command: commandSchema as v.GenericSchema<unknown, Command>,
  seat: seat as v.GenericSchema<unknown, Seat>,
  round: whole(0, 999),
  events: list(eventSchema, 1000),
});

export const entriesSchema = list(entrySchema, bounds.entries);

export const seenSetupSchema: v.GenericSchema<unknown, SeenSetup> = v.object({
  players: whole(limits.least, limits.players),
  seats: list(v.object({ name: playerName, colour: seat, control }), limits.players, limits.least),
  options: v.object({ curtain: v.boolean() }),
  isLaid: v.optional(v.boolean()),
});
