import type { Choices, Drawing, VisitChoice } from '../protocol/index.ts';
import type { ConnectionId } from './effect.ts';

/** Somebody who has come with the room's code alone: no device of the room yet. */
export interface Knock {
  readonly knock: number;
  /** Of the secret that it will be known by, if it is let in. */
  readonly hash: string;
  readonly name: string;
  readonly connections: readonly ConnectionId[];
  readonly at: number;
}

/** Who stands at the door of a room. Stored as one value. */
export interface Door {
  readonly knocks: readonly Knock[];
  readonly next: number;
  /** How often in a row nobody was let in, and until when the door is shut for it. */
  readonly declined: number;
  readonly until: number;
}

export const shutDoor: Door = { knocks: [], next: 0, declined: 0, until: 0 };

export function isAtDoor({ knocks }: Door, id: ConnectionId): boolean {
  return knocks.some(({ connections }) => connections.includes(id));
}

/** Milliseconds that the door is shut after the host has let nobody in: twice as long each time, and the longest. */
const shut = { first: 10_000, longest: 60 * 60_000 } as const;

/** The door after somebody was not let in: whoever is not wanted cannot go on knocking. */
export function afterDecline({ declined }: Door, now: number): Pick<Door, 'declined' | 'until'> {
  return { declined: declined + 1, until: now + Math.min(shut.longest, shut.first * 2 ** Math.min(declined, 20)) };
}

/** What a clock knows: milliseconds left by seat, and who is running since when, with how much of the turn's grace. */
export interface ClockFacts {
  readonly left: readonly (number | null)[];
  readonly running: number | null;
  readonly since: number;
  readonly grace: number;
  /** The turn that the grace belongs to. */
  readonly turn: string;
  readonly isPaused: boolean;
}

/** What a room remembers beside its rows. Stored as one value. */
export interface Facts {
  /** Known to this room alone: passports are signed with it, and its shares in chance are made from it. */
  readonly key: string;
  /** The device of whoever keeps the room. */
  readonly host: number;
  /** The generation of passports for watchers. */
  readonly watch: number;
  readonly choices: Choices;
  readonly clock: ClockFacts;
  readonly drawings: readonly Drawing[];
  /** The place in that list of the drawing with which the present game was dealt. */
  readonly firstDrawing: number;
  readonly proposal: number;
  /** The decision about which a seat was told that it is its turn. */
  readonly noticed: string;
  /** The decision whose notices were ordered from push services, or needed not be; missing in old rooms. */
  readonly pushed?: string;
  /** The last moment at which the room is known to have been awake. */
  readonly alive: number;
  /** What lay behind chance has been opened. */
  readonly isOpened: boolean;
  /** The table has gone local: the host’s devices are given the game. Rooms of earlier versions have no such field. */
  readonly isLocal?: boolean;
  readonly expires: number;
  /** The table is on a big screen: which shows it now, which it was opened on, how passers-by may play. */
  readonly bigScreen?: {
    readonly now: number | null;
    readonly home: number;
    readonly visit: VisitChoice | null;
    readonly isHeld?: boolean;
  } | null;
}
