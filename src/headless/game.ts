import { apply, type Command, type GameSetup, type GameState } from '../rules/index.ts';
import { positionDigest } from '../session/saves/index.ts';

const hashes = new WeakMap<GameState, string>();

/** The fingerprint of a position, as in game files (`check`, see `positionDigest`): 16 hexadecimal digits. */
export function hashOf(state: GameState): string {
  const hash = hashes.get(state) ?? positionDigest(state);
  hashes.set(state, hash);
  return hash;
}

/** Commands that can be taken back, at least. A client may lift and place one token forever. */
export const mostKept = 10_000;
/** Every how many commands a position is kept: replaying those in between is cheaper than keeping them all. */
const stride = 16;

/** A kept position, and the number of commands before it. */
interface Kept {
  readonly at: number;
  readonly state: GameState;
}

export class Game {
  private kept: Kept[];
  private readonly played: Command[] = [];

  /** `setup` is null for a game that did not begin with a set-up board. */
  constructor(
    public state: GameState,
    readonly setup: GameSetup | null,
  ) {
    this.kept = [{ at: 0, state }];
  }

  /** Every command since the game began or was loaded. */
  get commands(): readonly Command[] {
    return this.played;
  }

  get undoable(): number {
    return this.played.length - (this.kept[0]?.at ?? 0);
  }

  advance(command: Command, state: GameState): void {
    this.played.push(command);
    this.state = state;
    const at = this.played.length;
    if (at % stride !== 0) return;
    this.kept.push({ at, state });
    // In batches, since removing from the front costs as much as the list is long.
    if (this.undoable >= 2 * mostKept) this.kept = this.kept.filter((kept) => kept.at >= at - mostKept);
  }

  /** Takes back the last `steps` commands; at most `undoable`. */
  undo(steps: number): void {
    const target = this.played.length - steps;
    const kept = this.kept.filter(({ at }) => at <= target);
    const last = kept.at(-1);
    if (!last) return;
    this.played.length = target;
    this.kept = kept;
    this.state = this.played.slice(last.at).reduce(again, last.state);
  }
}

function again(state: GameState, command: Command): GameState {
  const outcome = apply(state, command);
  if (!outcome.ok) throw new Error(`refused the second time: ${JSON.stringify(command)}`);
  return outcome.state;
}
