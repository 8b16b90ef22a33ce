import type { Opponent } from '../../src/opponents/index.ts';
import type { Command, GameView } from '../../src/rules/index.ts';

/** Decides a step for an opponent, from what its seat sees. */
export type Decide = (view: GameView, opponent: Opponent) => { readonly commands: readonly Command[] };
