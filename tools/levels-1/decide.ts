import type { GameView } from '../../src/rules/index.ts';
import { seedFor } from './chance.ts';
import { imagine } from './imagine.ts';
import { raider } from './levels/raider.ts';
import { strategist } from './levels/strategist.ts';
import { wanderer } from './levels/wanderer.ts';
import { warlord } from './levels/warlord.ts';
import type { Level, LevelId, Opponent, Thought } from './types.ts';

const levels: Readonly<Record<LevelId, Level>> = { wanderer, raider, strategist, warlord };

/**
 * What an opponent does next: the commands of one step, for the seat that is to decide. It is told what that seat sees and no more, and the
 * same view and opponent always come to the same decision.
 */
export function decide(view: GameView, opponent: Opponent): Thought {
  return levels[opponent.level](imagine(view, seedFor(opponent.seed, view)), opponent);
}
