import type { GameView } from '../rules/index.ts';
import { seedFor } from './chance.ts';
import { imagine } from './imagine.ts';
import { raider } from './levels/raider.ts';
import { strategist } from './levels/strategist.ts';
import { wanderer } from './levels/wanderer.ts';
import { warlord } from './levels/warlord.ts';
import type { Level, LevelId, Opponent, Thought } from './types.ts';

const levels: Readonly<Record<LevelId, Level>> = { wanderer, raider, strategist, warlord };

/**
 * An opponent's next step, as commands, for the seat to decide. It knows only what that seat sees, and the same view and opponent always give the
 * same decision.
 */
export function decide(view: GameView, opponent: Opponent): Thought {
  return levels[opponent.level](imagine(view, seedFor(opponent.seed, view)), opponent);
}
