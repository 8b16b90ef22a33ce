import type { GameView } from '../rules/index.ts';
import { seedFor } from './chance.ts';
import { imagine } from './imagine.ts';
import { planner } from './levels/planner.ts';
import { raider } from './levels/raider.ts';
import { strategist } from './levels/strategist.ts';
import { wanderer } from './levels/wanderer.ts';
import { warlord } from './levels/warlord.ts';
import type { Asked, Level, Thought } from './types.ts';

const levels: Readonly<Record<Asked['level'], Level>> = { wanderer, raider, planner, strategist, warlord };

/**
 * The next step, as commands, of an opponent for the seat to decide. It knows only what that seat sees, and the same view and opponent always give the
 * same decision.
 */
export function decide(view: GameView, asked: Asked): Thought {
  return levels[asked.level](imagine(view, seedFor(asked.seed, view)), asked);
}
