import * as v from 'valibot';
import { limits } from '../../saves/limits.ts';
import { commandsSchema, setupSchema } from '../../saves/schema.ts';
import { bounds } from './bounds.ts';
import {
  choices,
  device,
  hex,
  id,
  list,
  moment,
  passport,
  playerName,
  proposal,
  roomCode,
  said,
  seat,
  step,
  visitChoice,
  whole,
} from './parts.ts';
import { roomRefusals, type Why } from './refusal.ts';
import { changeSchema, entriesSchema, ownCoinsSchema, seenSetupSchema, viewSchema } from './told.ts';

const seats = list(seat, limits.players);

/** Who a device is to the room. */
const you = v.object({
  device,
  seats,
  isHost: v.boolean(),
  isWatcher: v.boolean(),
  /** It has given its share in the chance of this game. */
  hasShared: v.boolean(),
  /** How many other browsers are this device as well; missing if none. */
  browsers: v.optional(whole(1, 99)),
  /** The devices at seats which this one may put out; missing if there are none. */
  beside: v.optional(list(v.object({ seat, device }), 99)),
});

/**
 * A seat as everybody may know it. `here`: a device of it is connected; `away`: since then nobody is; `absent`: for longer than the table's
 * patience; `free`: it waits to be claimed; `opponent`: nobody has a right to it, an opponent plays.
 */
const seatSeen = v.object({
  seat,
  state: v.picklist(['here', 'away', 'absent', 'free', 'opponent']),
  since: moment,
  devices: whole(0, 99),
  /** An opponent keeps it warm until its owner is back. */
  isWarm: v.boolean(),
  /** Its owner got up, or was replaced: whatever it comes to, that was not theirs. */
  wasLeft: v.boolean(),
  /** Its time for this turn is used up: its owner, who has asked for it, has it back when the turn is over. */
  returns: v.optional(v.boolean()),
  isHost: v.boolean(),
});

const roster = v.object({
  seats: list(seatSeen, limits.players),
  watchers: list(v.object({ device, name: playerName, isHere: v.boolean() }), 99),
  /** Where the table is on a big screen: the device that shows it (null: none does), the seat of that device if it has one, and how passers-by may play. */
  bigScreen: v.nullish(
    v.object({
      device: v.nullable(device),
      isHere: v.boolean(),
      seat: v.nullable(seat),
      visit: v.nullable(visitChoice),
      /** Somebody explains the game there, and holds it meanwhile. */
      isHeld: v.optional(v.boolean()),
      /** The device that was opened as the table, whoever shows it now. */
      home: v.optional(device),
    }),
  ),
});

/** Somebody at the door with the room's code alone, and the seat they would get; null if none is free. */
const knocking = v.object({ knock: whole(0, 999_999), name: playerName, seat: v.nullable(seat) });

/** How the time stands: milliseconds left by seat (null without a clock), who is running since when, by the room's clock. */
const clock = v.object({
  now: moment,
  left: list(v.nullable(v.number()), limits.players),
  running: v.nullable(seat),
  /** When that seat's time is up; null without a clock. */
  until: v.nullable(moment),
  isPaused: v.boolean(),
});

const proposed = v.object({
  proposal: whole(0, 999_999),
  what: proposal,
  by: v.nullable(seat),
  /** The device that proposes it. */
  device: v.optional(device),
  /** The devices that have agreed, and those still to be asked. */
  yes: list(device, 99),
  wanted: list(device, 99),
  outcome: v.nullable(v.picklist(['agreed', 'declined', 'void'])),
  /** Going local: what has happened so far stays behind, and the game goes on as a position. */
  isBare: v.optional(v.boolean()),
});

/**
 * A drawing of chance: the room's commitment to its share, and, once the stacks and dice were drawn with it, a device's share, the step that did it, and how
 * many commands had been played by then. `committed`: the device's own commitment, made before it knew the room's. `deals`: not only stacks and dice were drawn
 * with it, but the whole game dealt: first seat and first column as well.
 */
const drawing = v.object({
  commitment: hex(32),
  share: v.nullable(hex(32)),
  device: v.nullable(device),
  at: v.nullable(step),
  played: v.nullable(whole(0, limits.steps)),
  committed: v.optional(hex(32)),
  deals: v.optional(v.boolean()),
});

/**
 * What lay behind chance, for whoever wants to check it (`checkChance`): the room's shares, one for each drawing, the game as it came to the room with what had
 * been played of it by then, and after how many commands each step began.
 */
const opened = v.object({
  shares: list(hex(32), 200),
  setup: setupSchema(),
  played: whole(0, limits.steps),
  isFresh: v.boolean(),
  starts: list(whole(0, limits.steps), limits.steps),
  /** Seats of people, none of whose devices has given a share to this game. */
  silent: v.optional(seats),
  /** The set-up with which the same commands lead to the same game without a room, to be kept as a file; null where there is none. */
  kept: v.nullable(setupSchema()),
});

const dropped = v.object({
  count: whole(0, Number.MAX_SAFE_INTEGER),
  letters: whole(0, Number.MAX_SAFE_INTEGER),
  digest: hex(32),
});

const why: v.GenericSchema<unknown, Why> = v.pipe(
  v.variant('by', [
    v.object({ by: v.literal('room'), code: v.picklist(roomRefusals) }),
    v.object({
      by: v.literal('rules'),
      command: v.unknown(),
      refusal: v.looseObject({ code: v.string(), facts: v.looseObject({}) }),
    }),
  ]),
  v.transform((read) => read as unknown as Why),
);

/** Something that was said at the room, by its number there, from 1. */
const heard = v.object({ nth: whole(1, Number.MAX_SAFE_INTEGER), seat, said });

/** What led to a step. */
export const causes = ['do', 'back', 'takeBack', 'give', 'name', 'drawn', 'passed', 'end'] as const;

/** Every message has the number of the last step; −1 to strangers. */
const n = step;
/** The log of the game from an entry on: what was there from `from` on is replaced. */
const part = { from: whole(0, limits.steps), entries: entriesSchema } as const;

const messages = [
  /**
   * The answer to `hello`: everything this device may know. Of the log it has what the device has not seen (`from`), and may be followed by `more` until
   * `length` entries are there.
   */
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
    choices,
    proposals: list(proposed, 99),
    drawings: list(drawing, 200),
    /** What was said last, oldest first. Rooms of earlier versions do not keep it. */
    heard: v.optional(list(heard, bounds.heard)),
    isOver: v.boolean(),
    /** When the room expires if nobody does anything. */
    expires: moment,
  }),
  v.object({ type: v.literal('more'), n, ...part }),
  /** A step of the game, whoever did it: the log after it, how the view has changed, and what is this device's own. */
  v.object({
    type: v.literal('step'),
    n,
    cause: v.picklist(causes),
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
  v.object({ type: v.literal('knocks'), n, knocks: list(knocking, 9) }),
  v.object({ type: v.literal('clock'), n, clock }),
  v.object({ type: v.literal('choices'), n, choices }),
  v.object({ type: v.literal('proposal'), n, proposed }),
  /** Rooms of earlier versions do not count what is said. */
  v.object({ type: v.literal('said'), n, ...v.partial(heard, ['nth']).entries }),
  /** For the big screen: what the seat that has to decide points at. */
  v.object({ type: v.literal('pointed'), n, seat, region: v.nullable(whole(0, 99)) }),
  /** `turn`: it is for a seat of this device to decide, said once a turn. `absent`, `back`, `left`: somebody is. `expiring`: the room will be deleted. */
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
  /**
   * The table goes on at one screen: the game as it is saved there. The room is over. Every device of the host is told; `isAgain`: on coming back, long after
   * it was agreed.
   */
  v.object({
    type: v.literal('local'),
    n,
    setup: setupSchema(),
    commands: commandsSchema,
    isAgain: v.optional(v.boolean()),
  }),
  /** This connection ends, and why; nothing is lost but by `deleted` and `expired`. `damaged`, `otherBox`: the room cannot be called back (`Unrestorable`). */
  v.object({
    type: v.literal('closed'),
    n,
    why: v.picklist(['removed', 'declined', 'expired', 'deleted', 'noSuchRoom', 'damaged', 'otherBox', 'visitOver']),
  }),
  /** To a stranger whose connection ends: the room can take nobody just now, since the server's disk is full. Come back; nothing is lost. */
  v.object({ type: v.literal('waits'), n, why: v.picklist(['diskFull']) }),
  /** Page and room do not speak the same version: the page is to be fetched anew, or the room is older than it. The seat is kept. */
  v.object({ type: v.literal('outdated'), n, who: v.picklist(['page', 'room']), protocol: whole(0, 9999) }),
  v.object({ type: v.literal('pong'), n, at: v.number(), now: moment }),
] as const;

export const fromRoomSchema = v.variant('type', messages);

export type FromRoom = v.InferOutput<typeof fromRoomSchema>;
export type FromRoomType = FromRoom['type'];
/** A message of one kind. */
export type Telling<Type extends FromRoomType> = Extract<FromRoom, { readonly type: Type }>;
export type You = v.InferOutput<typeof you>;
export type SeatSeen = v.InferOutput<typeof seatSeen>;
/** Where the table is on a big screen. */
export type BigScreen = NonNullable<v.InferOutput<typeof roster>['bigScreen']>;
export type Roster = v.InferOutput<typeof roster>;
export type Knocking = v.InferOutput<typeof knocking>;
export type ClockSeen = v.InferOutput<typeof clock>;
export type Proposed = v.InferOutput<typeof proposed>;
export type HeardLine = v.InferOutput<typeof heard>;
export type Drawing = v.InferOutput<typeof drawing>;
export type Dropped = v.InferOutput<typeof dropped>;
export type Opened = v.InferOutput<typeof opened>;
export type Cause = (typeof causes)[number];
