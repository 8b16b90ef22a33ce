import type { Command, GameState, Seat } from '../rules/index.ts';

/** How strong an opponent is, weakest first. */
export const levelIds = ['wanderer', 'raider', 'strategist', 'warlord'] as const;
export type LevelId = (typeof levelIds)[number];

/** An opponent's temper, each value from 0 to 1; 0.5 is even-tempered. */
export interface Temper {
  /** How much it prefers taking from others to taking from nobody. */
  readonly aggression: number;
  /** The weight of this turn's coins against those of later ones. */
  readonly greed: number;
  /** How long it stays with a race before it declines. */
  readonly patience: number;
}

/** Characters that an opponent of any level may have, in the order in which they are offered. */
export const characterIds = ['avenger', 'leveller', 'homebody', 'miser', 'gadabout'] as const;
export type CharacterId = (typeof characterIds)[number];

/** What a seat has seen of a game so far, as far as a character takes note of it. Plain JSON. */
export interface Memory {
  /** Who attacked it last; null if nobody has. */
  readonly attacker: Seat | null;
  /** Everybody's coins, counted from what they were seen to get and to pay. */
  readonly coins: readonly number[];
}

export const rungCount = 10;

/** What the decisions of a level depend on, besides what it sees. */
export interface Mind {
  readonly temper: Temper;
  /** Any integer: the same seed and the same view give the same decision. */
  readonly seed: number;
  /** What a command seems worth to its character beside what it brings, in coins; without it nothing. */
  readonly leaning?: ((state: GameState, command: Command) => number) | undefined;
}

/** A computer opponent: everything its decisions depend on, besides what it sees. Plain JSON. */
export interface Opponent extends Omit<Mind, 'leaning'> {
  readonly level: LevelId;
  readonly character?: CharacterId | undefined;
  /** The rung of the ladder that it stands on, from 1: it then decides as that rung does; the level is the nearest. */
  readonly rung?: number | undefined;
}

/** Who is asked: an opponent at the table, or the planner, who is none, but judges within milliseconds. */
export interface Asked extends Omit<Opponent, 'level'> {
  readonly level: LevelId | 'planner';
  /** What it has seen so far; only a character takes note of it. */
  readonly memory?: Memory | undefined;
}

export interface Ahead {
  /** Coins that this turn pays, played as planned; without the last throw of the die. */
  readonly now: number;
  /** It means to let its race decline in its next turn. */
  readonly declinesNext: boolean;
  /** Coins a turn that its land would then still pay; null if it does not decline, or nothing can be said. */
  readonly behind: number | null;
}

export interface Weighed {
  readonly command: Command;
  /** In coins: of this turn, or, if it plans, its final lead. Only comparable within the same decision. */
  readonly coins: number;
  /** Share of the games played on that went on from it, 0–1; null if none were. */
  readonly share: number | null;
  /** What it expects of it, where it weighed races: said of the move it chose and of the best other one. */
  readonly ahead?: Ahead | undefined;
}

/** A decision: commands to be played as one step, and the moves weighed, the chosen one first. */
export interface Thought {
  readonly commands: readonly Command[];
  readonly weighed: readonly Weighed[];
}

/** The game is one that may lie behind what the seat sees. Called only while the game is on. */
export type Level = (imagined: GameState, mind: Mind) => Thought;

export const evenTemper: Temper = { aggression: 0.5, greed: 0.5, patience: 0.5 };

export function isEven({ aggression, greed, patience }: Temper): boolean {
  return aggression === evenTemper.aggression && greed === evenTemper.greed && patience === evenTemper.patience;
}
