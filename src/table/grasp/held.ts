import type { Vector3 } from 'three';

/** Something that a hand carries in the picture. It has no clock of its own: call `tick` for every drawn frame. */
export interface Held {
  readonly alive: boolean;
  readonly isBack: boolean;
  /** The hand is there, in board units, and has turned it so far. */
  move(to: Vector3, turned: number): void;
  back(): void;
  /** It lies there again at once. */
  lay(): void;
  /** Moves on by milliseconds and draws. */
  tick(milliseconds: number): void;
}
