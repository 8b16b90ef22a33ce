import * as v from 'valibot';
import { limits } from '../../session/saves/record.ts';
import { setupSchema } from '../../session/saves/schema.ts';
import {
  choices,
  device,
  hex,
  list,
  moment,
  playerName,
  proposal,
  said,
  seat,
  step,
  usualChoices,
  visitChoice,
  whole,
} from './parts.ts';
import { roomRefusals, type Why } from './refusal.ts';

// What messages from a room are made of: who is there, the time, what is agreed on, what chance came from.

export const seats = list(seat, limits.players);

/** A value of a list that may grow: one that this page does not know counts as `instead`. */
export const oneOf = <const Value extends string>(values: readonly Value[], instead: NoInfer<Value>) =>
  v.fallback(v.picklist(values), instead);

/** Leaves out what the page cannot read (later kinds), and keeps the last of what is longer than it shows. */
export const those = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((all): v.InferOutput<Schema>[] =>
      all
        .flatMap((one) => {
          const read = v.safeParse(schema, one);
          return read.success ? [read.output] : [];
        })
        .slice(-most),
    ),
  );

export const you = v.object({
  device,
  seats,
  isHost: v.boolean(),
  isWatcher: v.boolean(),
  /** It has given its share in the chance of this game. */
  hasShared: v.boolean(),
  /** How many other browsers are this device as well; missing if none. */
  browsers: v.optional(whole(1, 99)),
  /** The devices at seats which this one may put out; missing if there are none. */
  beside: v.optional(those(v.object({ seat, device }), 99)),
});

/**
 * A seat as everybody may know it. `here`: a device of it is connected; `away`: since then nobody is; `absent`: for longer than the table's
 * patience; `free`: it waits to be claimed; `opponent`: nobody has a right to it, an opponent plays.
 */
const seatSeen = v.object({
  seat,
  state: oneOf(['here', 'away', 'absent', 'free', 'opponent'], 'here'),
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

export const roster = v.object({
  seats: list(seatSeen, limits.players),
  watchers: those(v.object({ device, name: playerName, isHere: v.boolean() }), 99),
  /** On a big screen: the device that shows it (null: none), its seat if any, and how passers-by may play. */
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
export const knocking = v.object({ knock: whole(0, 999_999), name: playerName, seat: v.nullable(seat) });

/** Milliseconds left by seat (null without a clock), who is running since when, by the room's clock. */
export const clock = v.object({
  now: moment,
  left: list(v.nullable(v.number()), limits.players),
  running: v.nullable(seat),
  /** When that seat's time is up; null without a clock. */
  until: v.nullable(moment),
  isPaused: v.boolean(),
});

export const proposed = v.object({
  proposal: whole(0, 999_999),
  what: proposal,
  by: v.nullable(seat),
  device: v.optional(device),
  yes: list(device, 99),
  wanted: list(device, 99),
  /** Null while it is open: whatever else it comes to, it is open no more. */
  outcome: v.nullable(oneOf(['agreed', 'declined', 'void'], 'void')),
  /** Going local: what has happened so far stays behind, and the game goes on as a position. */
  isBare: v.optional(v.boolean()),
});

/**
 * A drawing of chance: the room's commitment to its share, and, once the stacks and dice were drawn with it, a device's share, the step that did it, and how
 * many commands had been played by then. `committed`: the device's own commitment, made before it knew the room's. `deals`: not only stacks and dice were drawn
 * with it, but the whole game dealt: first seat and first column as well.
 */
export const drawing = v.object({
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
export const opened = v.object({
  shares: list(hex(32), 200),
  setup: setupSchema(),
  played: whole(0, limits.steps),
  isFresh: v.boolean(),
  starts: list(whole(0, limits.steps), limits.steps),
  /** Seats of people, none of whose devices has given a share to this game. */
  silent: v.optional(seats),
  /** With it the same commands lead to the same game without a room, to keep as a file; null: none does. */
  kept: v.nullable(setupSchema()),
});

export const dropped = v.object({
  count: whole(0, Number.MAX_SAFE_INTEGER),
  letters: whole(0, Number.MAX_SAFE_INTEGER),
  digest: hex(32),
});

const known: v.GenericSchema<unknown, Why> = v.pipe(
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
export const why = v.fallback(known, { by: 'room', code: 'unknown' });

/** What a table has chosen, as a page shows it: a choice that it does not know, as the usual one. */
export const choicesSeen = v.object({
  ...choices.entries,
  clock: v.fallback(choices.entries.clock, usualChoices.clock),
  late: v.fallback(choices.entries.late, usualChoices.late),
});

/** Something that was said at the room, by its number there, from 1. */
export const heard = v.object({ nth: whole(1, Number.MAX_SAFE_INTEGER), seat, said });

export type You = v.InferOutput<typeof you>;
export type SeatSeen = v.InferOutput<typeof seatSeen>;
export type BigScreen = NonNullable<v.InferOutput<typeof roster>['bigScreen']>;
export type Roster = v.InferOutput<typeof roster>;
export type Knocking = v.InferOutput<typeof knocking>;
export type ClockSeen = v.InferOutput<typeof clock>;
export type Proposed = v.InferOutput<typeof proposed>;
export type HeardLine = v.InferOutput<typeof heard>;
export type Drawing = v.InferOutput<typeof drawing>;
export type Dropped = v.InferOutput<typeof dropped>;
export type Opened = v.InferOutput<typeof opened>;
