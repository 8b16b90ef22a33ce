import type { Command, GameSetup, GameState } from '../rules/index.ts';

/** Positions kept for `undo`. A stranger may lift and place one token for ever. */
export const mostKept = 10_000;

/** One game of a session: where it stands, and how it came there. */
export class Game {
  /** Positions one may go back to, oldest first. */
  private readonly past: GameState[] = [];
  private readonly played: Command[] = [];

  /** `setup` is null for a game that was loaded in the middle. */
  constructor(
    public state: GameState,
    readonly setup: GameSetup | null,
  ) {}

  /** Every command since the game began, or since it was loaded. */
  get commands(): readonly Command[] {
    return this.played;
  }

  /** How many commands may be taken back. */
  get undoable(): number {
    return this.past.length;
  }

  /** Goes on to the state that a command has led to. */
  advance(command: Command, state: GameState): void {
    this.past.push(this.state);
    // In lumps, for taking off the front costs as much as the list is long.
    if (this.past.length >= 2 * mostKept) this.past.splice(0, mostKept);
    this.played.push(command);
    this.state = state;
  }

  /** Takes back the last `steps` commands; at most `undoable`. */
  undo(steps: number): void {
    const state = this.past[this.past.length - steps];
    if (steps < 1 || state === undefined) return;
    this.past.length -= steps;
    this.played.length -= steps;
    this.state = state;
  }
}
