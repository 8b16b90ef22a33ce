import type { Choices, Drawing, VisitChoice } from '../protocol/index.ts';

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
