import type { GameView } from '../rules/index.ts';
import { seedFor } from './chance.ts';
import { leanings } from './characters/index.ts';
import { imagine } from './imagine.ts';
import { raider } from './levels/raider.ts';
import { strategist } from './levels/strategist.ts';
import { wanderer } from './levels/wanderer.ts';
import { warlord } from './levels/warlord.ts';
import { noMemory } from './memory.ts';
import { planner } from './planning/planner.ts';
import { onRung } from './rungs/index.ts';
import type { Asked, Level, Mind, Thought } from './types.ts';

const levels: Readonly<Record<Asked['level'], Level>> = { wanderer, raider, planner, strategist, warlord };

/** Knows only what the seat sees and has seen; the same view and opponent always give the same decision. */
export function decide(view: GameView, asked: Asked): Thought {
  const level = asked.rung === undefined ? levels[asked.level] : onRung(asked.rung);
  return level(imagine(view, seedFor(asked.seed, view)), mindOf(view, asked));
}

function mindOf(view: GameView, { temper, seed, character, memory = noMemory(view) }: Asked): Mind {
  if (character === undefined) return { temper, seed };
  const leaning = leanings[character];
  return { temper, seed, leaning: (state, command) => leaning(state, command, memory) };
}
