import { type LevelId, levelIds } from '../../../src/opponents/types.ts';
import { type Command, type GameState, heldRegions, type RegionId, type Seat } from '../../../src/rules/index.ts';

/** A position where the right move is known. */
export interface Puzzle {
  /** What is right, in a sentence. */
  readonly right: string;
  /** In the position language (docs/positions.md). */
  readonly text: string;
  /** Is the decision asked for alone the answer, or the turn played to its end? */
  readonly asks: 'decision' | 'turn';
  /** The levels that must find it, each with any seed. */
  readonly solvedBy: readonly LevelId[];
  readonly isRight: (answer: Answer) => boolean;
}

/** What an opponent did: the commands, and where they led. */
export interface Answer {
  readonly commands: readonly Command[];
  readonly state: GameState;
}

export const everyone = levelIds;
/** All that do not leave to chance what they do. */
export const steady: readonly LevelId[] = ['raider', 'strategist', 'warlord'];
/** Those that think beyond this turn's coins. */
export const thoughtful: readonly LevelId[] = ['strategist', 'warlord'];

/** Does the answer begin with this command? */
export const begins =
  (command: Command) =>
  ({ commands }: Answer): boolean =>
    JSON.stringify(commands[0]) === JSON.stringify(command);

/** Is there such a command in the answer? */
export const has =
  (command: Command) =>
  ({ commands }: Answer): boolean =>
    commands.some((one) => JSON.stringify(one) === JSON.stringify(command));

/** Were these regions taken in the turn? */
export const took =
  (...regions: readonly RegionId[]) =>
  ({ commands }: Answer): boolean =>
    regions.every((region) =>
      commands.some(
        (one) => (one.type === 'conquer' || one.type === 'finalRoll' || one.type === 'act') && one.region === region,
      ),
    );

/** Tokens in a region at the end. */
export const tokensIn = ({ state }: Answer, region: RegionId): number => state.regions[region]?.tokens ?? 0;

/** Regions a seat's active race holds at the end. */
export function heldBy({ state }: Answer, seat: Seat): readonly RegionId[] {
  const force = state.forces.find((one) => one.seat === seat && !one.declined);
  return force ? heldRegions(state, force) : [];
}
