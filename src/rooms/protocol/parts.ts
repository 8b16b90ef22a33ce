import * as v from 'valibot';
import { limits } from '../../session/saves/record.ts';
import { list, nameOf, opponentSchema, whole } from '../../session/saves/schema.ts';
import { bounds } from './bounds.ts';
import { isRoomCode } from './code.ts';
import { cleanName } from './name.ts';

/** The version of this protocol: raised when a message changes so that the other side would misread it. */
export const PROTOCOL = 1;

/** Text of hexadecimal digits, so many bytes. */
export const hex = (bytes: number) => v.pipe(v.string(), v.length(bytes * 2), v.regex(/^[0-9a-f]*$/));

export const seat = whole(0, limits.players - 1);
/** The number of a step, −1 before the first. */
export const step = whole(-1, Number.MAX_SAFE_INTEGER);
export const moment = whole(0, limits.moment);
/** The id that a device gives to what it asks for: the same id again is the same request. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(bounds.id));
export const playerName = nameOf(limits.letters);
/** A name as somebody typed it, made one that may stand beside others. */
export const givenName = v.pipe(playerName, v.transform(cleanName));
/** What a device draws at random and keeps: whoever has it is that device. The room keeps only its hash. */
export const secret = hex(32);
/** What an invitation carries in its address: a room, a seat, a generation and rights, signed. */
export const passport = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
export const roomCode = v.pipe(v.string(), v.check(isRoomCode));
/** A device at the room, by the number that the room gave it. */
export const device = whole(0, 9999);

export const control = v.union([v.literal('human'), opponentSchema]);

/** Time to think: without a limit; a bank for the game and a grace for each turn; or so many days for each turn. */
const clockChoice = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('bank'), bank: whole(10_000, bounds.bank), grace: whole(0, bounds.grace) }),
  v.object({ kind: v.literal('days'), days: whole(1, bounds.days) }),
]);

/** What a table has chosen beside its rules. */
export const choices = v.object({
  clock: clockChoice,
  /** What happens to whoever runs out of time: an opponent plays on, or the turn passes. */
  late: v.picklist(['opponent', 'pass']),
  /** Milliseconds that somebody may be away before the table says so. */
  patience: whole(1_000, bounds.grace),
  /** Watchers see a turn when it is over. */
  behind: v.boolean(),
});

export type ClockChoice = v.InferOutput<typeof clockChoice>;
export type Choices = v.InferOutput<typeof choices>;

export const usualChoices: Choices = { clock: { kind: 'none' }, late: 'opponent', patience: 60_000, behind: false };

/** How passers-by may play: so many at once, so many minutes each, in these languages (none named: any). */
export const visitChoice = v.object({
  most: whole(1, limits.players),
  minutes: whole(1, bounds.visit),
  languages: v.optional(list(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), 10)),
  /** Seconds without any input at their phone after which the game goes on without them. */
  idle: v.optional(whole(15, 3600)),
});
export type VisitChoice = v.InferOutput<typeof visitChoice>;

/** Phrases and gestures: words come from the reader's own catalogue (`rooms.phrase.<id>`). */
export const phraseIds = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'ouch',
  'thanks',
  'sorry',
  'oneMoment',
  'yourTurn',
  'goodGame',
  'again',
] as const;
export const gestureIds = ['knock', 'cheer'] as const;
export const said = v.union([v.picklist(phraseIds), v.picklist(gestureIds)]);
export type Said = v.InferOutput<typeof said>;

/**
 * What is decided together. `takeBack`: the proposer's last step, which has made something new known. `join`: another device wants to sit at a seat
 * that is taken; its first device or the host says whether it may. `replace`: somebody who is away loses the seat.
 */
export const proposal = v.variant('what', [
  v.object({ what: v.picklist(['takeBack', 'join', 'replace']), seat }),
  v.object({ what: v.picklist(['pause', 'resume', 'end', 'goLocal', 'rematch']) }),
]);
export type Proposal = v.InferOutput<typeof proposal>;

export { list, opponentSchema, whole };
