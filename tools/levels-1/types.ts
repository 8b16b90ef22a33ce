import type { Command, GameState } from '../../src/rules/index.ts';

/** How strong an opponent is, weakest first. */
export const levelIds = ['wanderer', 'raider', 'strategist', 'warlord'] as const;
/** One of the levels, by name. */
export type LevelId = (typeof levelIds)[number];

/** How an opponent is minded, each from 0 to 1; 0.5 is even-tempered. */
export interface Temper {
  /** How gladly it takes from others rather than from nobody. */
  readonly aggression: number;
  /** How much coins of this turn count against those of later ones. */
  readonly greed: number;
  /** How long it stays with a race before it declines. */
  readonly patience: number;
}

/** A computer opponent: all that its decisions depend on, besides what it sees. Plain JSON. */
export interface Opponent {
  readonly level: LevelId;
  readonly temper: Temper;
  /** Any integer: the same seed and the same view give the same decision. */
  readonly seed: number;
}

/** One of the moves an opponent weighed. */
export interface Weighed {
  readonly command: Command;
  /** What it expects of the move, in coins: of this turn, or for those that plan, its lead at the end of the game. To be compared with the other moves of the same decision. */
  readonly coins: number;
  /** How much of the search went into it, 0–1; null where nothing was searched. */
  readonly share: number | null;
}

/** A decision: commands to be played as one step, and the moves that were weighed, the chosen one first. */
export interface Thought {
  readonly commands: readonly Command[];
  readonly weighed: readonly Weighed[];
}

/** Decides a step for the seat that is to decide, in a game as it may be behind what that seat sees. Asked only while the game is on. */
export type Level = (imagined: GameState, opponent: Opponent) => Thought;

/** Neither the one nor the other in anything. */
export const evenTemper: Temper = { aggression: 0.5, greed: 0.5, patience: 0.5 };
