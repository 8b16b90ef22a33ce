import type { Opponent, Weighed } from '../opponents/index.ts';
import type { Command, GameEvent, GameSetup, GameView, Seat, TurnPart } from '../rules/index.ts';
import type { Refused, Table } from './table.ts';

/** Who decides for a seat: a person, or a computer opponent. */
export type Control = 'human' | Opponent;

/** Who sits where: a name, empty where none was given, and one of the five player colours (index into `look/palette` players). */
export interface SeatSetup {
  readonly name: string;
  readonly colour: number;
  /** Who decides for this seat. It may change in mid-game. */
  readonly control: Control;
}

/** How the table behaves, apart from the rules. */
interface TableOptions {
  /** Hide the table between two people's decisions until the next one takes the seat. */
  readonly curtain: boolean;
}

/** All that is needed to start, save and replay a game at this table. Plain JSON. */
export interface TableSetup {
  readonly game: GameSetup;
  readonly seats: readonly SeatSetup[];
  readonly options: TableOptions;
  /**
   * The position the game begins with, in the position language, where it does not begin with a set-up board; `game` then says how many play,
   * and the number of the game.   */
  readonly position?: string | undefined;
  /** Name of the lesson that is given at this table. */
  readonly lesson?: string | undefined;
}

/** What everybody at the table may know of its set-up: nothing that tells the stacks or the dice. */
export interface SeenSetup extends Pick<TableSetup, 'seats' | 'options' | 'lesson'> {
  readonly players: number;
  /** Which run of the lesson it is; only where one is given. */
  readonly run?: number | undefined;
}

/** One command that was played, and what came of it. */
export interface LogEntry {
  readonly command: Command;
  readonly seat: Seat;
  readonly round: number;
  readonly events: readonly GameEvent[];
}

/** A step that an opponent decided on, and the moves it weighed for it. */
export interface Decision {
  readonly seat: Seat;
  readonly round: number;
  /** Whose turn it was. */
  readonly turnSeat: Seat;
  readonly commands: readonly Command[];
  /** The chosen one first. */
  readonly weighed: readonly Weighed[];
  /** What anybody could see when it was decided, to put the moves in words. */
  readonly seen: GameView;
}

/** The part of a turn the table is showing. The names are those of the phases on the ribbon. */
export type StageName = TurnPart;

/** Something to be shown before the table waits for a player again: a slice of a command's events. */
export interface Stage {
  /** Counts up; what was shown is reported with it. */
  readonly id: number;
  readonly name: StageName;
  /** Whose doing it is. */
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  /** What the seat in front of the screen sees before and after, for layouts. */
  readonly before: GameView;
  readonly after: GameView;
}

/** What the chart knows, all of it as the seat in front of the screen may know it. */
export interface TableContext {
  readonly setup: SeenSetup | null;
  /** What the seat in front of the screen may see, at the end of what is being shown. */
  readonly view: GameView | null;
  /** The same at the end of all that has happened. */
  readonly present: GameView | null;
  /** The seat in front of the screen, always a person's; null while nobody has sat down, or no person plays. */
  readonly viewer: Seat | null;
  /** What that seat may do now: empty while the table waits for something else. */
  readonly legal: readonly Command[];
  readonly log: readonly LogEntry[];
  /** Stages still to be shown, the present one first. */
  readonly stages: readonly Stage[];
  readonly stageCount: number;
  /** The last command refused, until it is dismissed or another one is accepted. */
  readonly refusal: Refused | null;
  /** What opponents decided in the latest turn of each, oldest first. Not kept with the game. */
  readonly decisions: readonly Decision[];
  /** The last attempt to write the game down failed: a key of the message catalogue; null where the player knows already. */
  readonly storageTrouble: string | null;
  /** The table has not answered for so long that it is asked again. */
  readonly isSilent: boolean;
}

export type TableEvent =
  /** Sits down at a table. A game that is taken up again may be taken up by somebody else. */
  | { readonly type: 'open'; readonly table: Table; readonly isTakenUp: boolean }
  /** The table has come to this revision. */
  | { readonly type: 'changed'; readonly revision: number }
  /** One step of the player: all of these commands or none, undone together. */
  | { readonly type: 'do'; readonly commands: readonly Command[] }
  | { readonly type: 'undo' }
  /** From now on this one decides for the seat: a person, or an opponent. */
  | { readonly type: 'give'; readonly seat: Seat; readonly control: Control }
  /** An opponent that failed to decide, or a table that does not answer, is asked once more. */
  | { readonly type: 'askAgain' }
  /** Show nothing more, and wait for nothing, until a person is to decide. */
  | { readonly type: 'hurry' }
  /** From now on nothing goes on by itself, or it does again. */
  | { readonly type: 'hold'; readonly held: boolean }
  | { readonly type: 'dismiss' }
  /** The table has shown the stage with this id. */
  | { readonly type: 'shown'; readonly stage: number }
  /** Show no more of the present stages. */
  | { readonly type: 'skip' }
  /** The player whose decision is wanted sits in front of the screen now. */
  | { readonly type: 'takeSeat' }
  | { readonly type: 'leave' };
