import type { Opponent, Weighed } from '../opponents/index.ts';
import type { Command, GameEvent, GameSetup, GameState, GameView, Refusal, Seat, TurnPart } from '../rules/index.ts';

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
   * and the number of the game. Such a table is laid by `resume`.
   */
  readonly position?: string | undefined;
  /** Name of the lesson that is given at this table. */
  readonly lesson?: string | undefined;
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

export interface TableContext {
  readonly setup: TableSetup | null;
  /** The truth. Only saves and the chart itself look at it; everybody else uses `view`. */
  readonly game: GameState | null;
  /** What the seat in front of the screen may see, at the end of what is being shown. */
  readonly view: GameView | null;
  /** The seat in front of the screen, always a person's; null while nobody has sat down, or no person plays. */
  readonly viewer: Seat | null;
  /** What that seat may do now: empty while the table waits for something else. */
  readonly legal: readonly Command[];
  readonly log: readonly LogEntry[];
  /** Positions one may go back to, oldest first, since the last thing that cannot be unknown. */
  readonly past: readonly { readonly game: GameState; readonly log: number }[];
  /** Stages still to be shown, the present one first. */
  readonly stages: readonly Stage[];
  readonly stageCount: number;
  /** The last command refused, until it is dismissed or another one is accepted. */
  readonly refusal: { readonly command: unknown; readonly refusal: Refusal } | null;
  /** What opponents decided in the latest turn of each, oldest first. Not kept with the game. */
  readonly decisions: readonly Decision[];
  /** The last attempt to write the game down failed: a key of the message catalogue; null where the player knows already. */
  readonly storageTrouble: string | null;
}

export type TableEvent =
  /** A new game, or one to go on with (`log` of an earlier sitting is replayed by the saves room first). */
  | { readonly type: 'start'; readonly setup: TableSetup }
  | {
      readonly type: 'resume';
      readonly setup: TableSetup;
      readonly game: GameState;
      readonly log: readonly LogEntry[];
      /** What of it may be taken back; nothing where it is left out. */
      readonly past?: TableContext['past'];
    }
  /** One step of the player: all of these commands or none, undone together. */
  | { readonly type: 'do'; readonly commands: readonly Command[] }
  | { readonly type: 'undo' }
  /** From now on this one decides for the seat: a person, or an opponent. */
  | { readonly type: 'give'; readonly seat: Seat; readonly control: Control }
  /** The opponent that failed to decide is asked once more. */
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
