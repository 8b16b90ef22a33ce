import type { GameView } from '../../rules/index.ts';
import type { SeenSetup, Stage, StageName } from '../../session/turn/index.ts';
import type { Naming } from '../../ui/words/names.ts';

/** The game as the map needs it. */
export interface MapGame {
  readonly setup: SeenSetup;
  /** What the seat in front of the screen sees: while a die is in the air, the state before the roll. */
  readonly view: GameView;
  /** The phase the chart is in. */
  readonly phase: StageName;
  /** What is being shown, or null while the table waits. */
  readonly stage: Stage | null;
  readonly naming: Naming;
}
