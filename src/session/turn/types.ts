import type { Opponent, Weighed } from '../../opponents/types.ts';
import type { LogEntry } from '../../rules/course.ts';
import type { Command, GameEvent, GameSetup, GameView, Seat, TurnPart } from '../../rules/index.ts';
import type { Refused, TablePort } from './table-port.ts';

export type Control = 'human' | Opponent;

/** `name` is empty if none was given; the colour is an index into the `players` of `ui/look/palette`. */
export interface SeatSetup {
  readonly name: string;
  readonly colour: number;
  /** Who decides for this seat. It may change mid-game. */
  readonly control: Control;
  /** At a room: an opponent decides for a person who is away, and the seat is called as that person is. Never stored. */
  readonly isOwned?: boolean;
}

interface TableOptions {
  /** Hide the table between two people's decisions until the next one takes the seat. */
  readonly curtain: boolean;
}

/** Everything needed to start, save and replay a game at this table. Plain JSON. */
export interface TableSetup {
  readonly game: GameSetup;
  readonly seats: readonly SeatSetup[];
  readonly options: TableOptions;
  /**
   * The starting position, in the position language, for a game that does not begin with a set-up board; `game` then holds the number of players and
   * of the game.
   */
  readonly position?: string | undefined;
  readonly lesson?: string | undefined;
}

/** What everybody at the table may know of its set-up: nothing that reveals the stacks or the dice. */
export interface SeenSetup extends Pick<TableSetup, 'seats' | 'options' | 'lesson'> {
  readonly players: number;
  /** It began with a position that was laid out, not with a set-up board. */
  readonly isLaid?: boolean | undefined;
  /** Which run of the lesson it is; only in a lesson. */
  readonly run?: number | undefined;
}

export interface Decision {
  readonly seat: Seat;
  readonly round: number;
  readonly turnSeat: Seat;
  readonly commands: readonly Command[];
  /** The chosen one first. */
  readonly weighed: readonly Weighed[];
  /** What everybody could see when it was decided, to put the moves in words. */
  readonly seen: GameView;
}

/** The part of a turn the table is showing. The names are those of the phases on the ribbon. */
export type StageName = TurnPart;

/** Something to show before the table waits for a player again: a slice of a command's events. */
export interface Stage {
  /** Counts up; reported back once the stage was shown. */
  readonly id: number;
  readonly name: StageName;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  /** What the seat in front of the screen sees before and after, for layouts. */
  readonly before: GameView;
  readonly after: GameView;
}

/** What the chart knows, limited to what the seat in front of the screen may know. */
export interface TableContext {
  readonly setup: SeenSetup | null;
  /** What the seat in front of the screen may see once the present stage has been shown. */
  readonly view: GameView | null;
  /** The same after everything that has happened. */
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
  /** Each opponent's decisions of its latest turn, oldest first. Not saved with the game. */
  readonly decisions: readonly Decision[];
  /** A key of the message catalogue; null if the last save succeeded or the message was dismissed. */
  readonly storageTrouble: string | null;
  /** The table has been silent for so long that it is asked again. */
  readonly isSilent: boolean;
}

export type TableEvent =
  /** Sits down at a table. A resumed game may be resumed by somebody else. */
  | { readonly type: 'open'; readonly table: TablePort; readonly isTakenUp: boolean }
  | { readonly type: 'changed'; readonly revision: number }
  /** One step of the player: all of these commands or none, undone together. */
  | { readonly type: 'do'; readonly commands: readonly Command[] }
  | { readonly type: 'undo' }
  | { readonly type: 'give'; readonly seat: Seat; readonly control: Control }
  /** Asks again: an opponent that failed to decide, or a table that does not answer. */
  | { readonly type: 'askAgain' }
  /** Shows nothing more, and waits for nothing, until a person has to decide. */
  | { readonly type: 'hurry' }
  | { readonly type: 'pause'; readonly isPaused: boolean }
  /** What was said of a refusal, or of trouble with saving, has been read; both, unless it says of which. */
  | { readonly type: 'dismiss'; readonly of?: 'refusal' | 'trouble' }
  | { readonly type: 'shown'; readonly stage: number }
  | { readonly type: 'skip' }
  | { readonly type: 'takeSeat' }
  | { readonly type: 'leave' };
