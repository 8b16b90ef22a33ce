import type { GameView } from '../../rules/index.ts';
import type { SeenSetup, Stage, StageName } from '../../session/turn/index.ts';
import type { Naming } from '../../ui/words/names.ts';

export interface MapGame {
  readonly setup: SeenSetup;
  /** What the seat in front of the screen sees: while a die is in the air, the state before the roll. */
  readonly view: GameView;
  readonly phase: StageName;
  readonly stage: Stage | null;
  readonly naming: Naming;
}
