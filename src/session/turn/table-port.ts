import type { LogEntry } from '../../rules/course.ts';
import type { Command, GameView, Refusal, Seat } from '../../rules/index.ts';
import type { Control, SeenSetup } from './types.ts';

/** Everything one seat may know of the table. Plain JSON. */
export interface Sight {
  /** Counts every change to the table, from 0: a lower revision is older. */
  readonly revision: number;
  readonly setup: SeenSetup;
  readonly view: GameView;
  /** What the seat may do now; empty while another one decides. */
  readonly legal: readonly Command[];
  /** Everything played. Unchanged entries are the same objects in every later sight. */
  readonly log: readonly LogEntry[];
  readonly mayTakeBack: boolean;
  /** The seats decided for at this screen: by a person, or by an opponent that thinks here. */
  readonly here: readonly Seat[];
  /** Why the last step could not be saved: a key of the message catalogue; null if it was. */
  readonly trouble: string | null;
}

/** Sending the same object again is the same request: carried out once, with one answer. */
export interface Request {
  readonly seat: Seat | null;
  /** One step: all of these commands or none; null to take the last step back. */
  readonly commands: readonly Command[] | null;
  /** The seat in front of the screen, whose sight the answer carries. */
  readonly viewer: Seat | null;
}

export interface Refused {
  readonly command: unknown;
  readonly refusal: Refusal;
}

/** The outcome of a request. A step back that is not allowed is refused without a reason. */
export type Answer =
  | { readonly accepted: true; readonly sight: Sight }
  | { readonly accepted: false; readonly refused: Refused | null };

/**
 * What stands behind the chart: the holder of the game. The chart asks, and trusts what it learns about one seat; it knows nothing else. Answers may
 * come late or not at all, and news may come twice or in any order: revisions tell which is newer.
 */
export interface TablePort {
  /** What a seat of this screen may know now; null for an onlooker. */
  look(seat: Seat | null): Promise<Sight>;
  send(request: Request): Promise<Answer>;
  /** From now on `control` decides for the seat. The change is announced like any other. */
  give(seat: Seat, control: Control): void;
  /** Calls the listener with the present revision and each that follows; returns an unsubscribe function. */
  subscribe(listener: (revision: number) => void): () => void;
}
