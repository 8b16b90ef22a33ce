import type { SaveProblem } from '../../session/saves/problem.ts';

/** What was wanted of a game and could not be begun, another game or a replay: why, and what tries it again. */
export interface Stuck {
  readonly problem: SaveProblem;
  readonly again: () => void;
}
