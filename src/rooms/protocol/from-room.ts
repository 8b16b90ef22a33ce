import * as v from 'valibot';
import type { LogEntry } from '../../rules/course.ts';
import { type Command, type GameEvent, type GameView, phases, type Seat } from '../../rules/index.ts';
import { limits } from '../../session/saves/record.ts';
import { boardSchema, commandSchema, commandsSchema, setupSchema } from '../../session/saves/schema.ts';
import type { SeenSetup } from '../../session/turn/types.ts';
import { bounds } from './bounds.ts';
import type { OwnCoins, ViewChange } from './follow.ts';
import { control, id, list, moment, passport, playerName, roomCode, seat, step, whole } from './parts.ts';
import {
  choicesSeen,
  clock,
  drawing,
  dropped,
  heard,
  knocking,
  oneOf,
  opened,
  proposed,
  roster,
  seats,
  those,
  why,
  you,
} from './room-view.ts';

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

const changeSchema: v.GenericSchema<unknown, ViewChange> = v.pipe(
  v.object({ fields: v.looseObject({}), regions: list(v.strictTuple([whole(0, 99), region]), 100) }),
  v.transform((read) => read as unknown as ViewChange),
);

const ownCoinsSchema: v.GenericSchema<unknown, OwnCoins> = list(v.strictTuple([seat, number]), limits.players);

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

const entriesSchema = list(entrySchema, bounds.entries);

const seenSetupSchema: v.GenericSchema<unknown, SeenSetup> = v.object({
  players: whole(limits.least, limits.players),
  seats: list(v.object({ name: playerName, colour: seat, control }), limits.players, limits.least),
  options: v.object({ curtain: v.boolean() }),
  isLaid: v.optional(v.boolean()),
});

const causes = ['do', 'back', 'takeBack', 'give', 'name', 'drawn', 'passed', 'end'] as const;

/** Every message has the number of the last step; −1 to strangers. */
const n = step;
/** The log of the game from an entry on: what was there from `from` on is replaced. */
const part = { from: whole(0, limits.steps), entries: entriesSchema } as const;

const messages = [
  /** All this device may know: of the log, what is new to it (`from`); `more` may follow, up to `length`. */
  v.object({
    type: v.literal('welcome'),
    n,
    room: roomCode,
    protocol: whole(0, 9999),
    rules: whole(0, 9999),
    you,
    setup: seenSetupSchema,
    /** What everybody saw before the first command of the log; left out for whoever knows part of the log already. */
    start: v.optional(viewSchema),
    view: viewSchema,
    coins: ownCoinsSchema,
    /** The seats of this device that may take their last step back, or ask to. */
    mayTakeBack: seats,
    mayAsk: seats,
    length: whole(0, limits.steps),
    ...part,
    roster,
    clock,
    choices: choicesSeen,
    proposals: those(proposed, 99),
    drawings: list(drawing, 200),
    /** What was said last, oldest first. Rooms of earlier versions do not keep it. */
    heard: v.optional(those(heard, bounds.heard)),
    isOver: v.boolean(),
    expires: moment,
  }),
  v.object({ type: v.literal('more'), n, ...part }),
  /** A step of the game, whoever did it: the log after it, how the view has changed, and what is this device's own. */
  v.object({
    type: v.literal('step'),
    n,
    cause: oneOf(causes, 'do'),
    by: v.nullable(seat),
    ...part,
    change: changeSchema,
    coins: ownCoinsSchema,
    mayTakeBack: seats,
    mayAsk: seats,
    setup: v.optional(seenSetupSchema),
    clock,
  }),
  /** The answer to an id: it is stored, as step `step` or before the next one. What it has led to was sent before. */
  v.object({ type: v.literal('accepted'), n, id, step }),
  v.object({ type: v.literal('refused'), n, id: v.nullable(id), why }),
  v.object({ type: v.literal('roster'), n, you, roster }),
  /** To a stranger: the host is asked. It says nothing of the room, and its number is −1. */
  v.object({ type: v.literal('knocking'), n }),
  /** To the host: who knocks now. */
  v.object({ type: v.literal('knocks'), n, knocks: those(knocking, 9) }),
  v.object({ type: v.literal('clock'), n, clock }),
  v.object({ type: v.literal('choices'), n, choices: choicesSeen }),
  v.object({ type: v.literal('proposal'), n, proposed }),
  /** Rooms of earlier versions do not count what is said. */
  v.object({ type: v.literal('said'), n, ...v.partial(heard, ['nth']).entries }),
  /** For the big screen: what the seat that has to decide points at. */
  v.object({ type: v.literal('pointed'), n, seat, region: v.nullable(whole(0, 99)) }),
  /** `turn`: once a turn, to its seat. `absent`, `back`, `left`: somebody is. `expiring`: to be deleted. */
  v.object({
    type: v.literal('notice'),
    n,
    what: v.picklist(['turn', 'absent', 'back', 'left', 'warm', 'late', 'expiring', 'opponentFails']),
    seat: v.nullable(seat),
    at: moment,
  }),
  v.object({ type: v.literal('drawing'), n, drawing }),
  v.object({ type: v.literal('opened'), n, opened }),
  v.object({ type: v.literal('links'), n, id, links: list(v.object({ seat: v.nullable(seat), passport }), 6) }),
  v.object({ type: v.literal('pass'), n, id, passport }),
  /**
   * A part of the leak receipt: messages as they were sent, one a line. `dropped`: there were more before them than a room keeps; how many, their letters, and a
   * digest of them, each with the digest before it.
   */
  v.object({
    type: v.literal('told'),
    n,
    id,
    part: whole(0, 999_999),
    parts: whole(0, 999_999),
    text: v.string(),
    dropped: v.optional(dropped),
  }),
  /** The game as one screen saves it, to all host devices; the room is over. `isAgain`: on coming back. */
  v.object({
    type: v.literal('local'),
    n,
    setup: setupSchema(),
    commands: commandsSchema,
    isAgain: v.optional(v.boolean()),
  }),
  /**
   * This connection ends, and why; nothing is lost but by `deleted` and `expired`. `damaged`, `otherBox`: the room cannot be called back (`Unrestorable`). `unknown`:
   * what a page takes a reason for that it does not know; no room says it.
   */
  v.object({
    type: v.literal('closed'),
    n,
    why: oneOf(
      ['removed', 'declined', 'expired', 'deleted', 'noSuchRoom', 'damaged', 'otherBox', 'visitOver', 'unknown'],
      'unknown',
    ),
  }),
  /** To whoever comes while the server's disk is full. It hangs up; nothing is lost, one may try again. */
  v.object({ type: v.literal('waits'), n, why: v.picklist(['diskFull']) }),
  /** Other versions: the page is to be fetched anew, or the room is older than it. The seat is kept. */
  v.object({ type: v.literal('outdated'), n, who: oneOf(['page', 'room'], 'page'), protocol: whole(0, 9999) }),
  v.object({ type: v.literal('pong'), n, at: v.number(), now: moment }),
] as const;

export const fromRoomSchema = v.variant('type', messages);

export type FromRoom = v.InferOutput<typeof fromRoomSchema>;
export type FromRoomType = FromRoom['type'];
export type Telling<Type extends FromRoomType> = Extract<FromRoom, { readonly type: Type }>;
export type Cause = (typeof causes)[number];
