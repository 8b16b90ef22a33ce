import { planner } from '../../src/opponents/levels/planner.ts';
import { strategist } from '../../src/opponents/levels/strategist.ts';
import { warlord } from '../../src/opponents/levels/warlord.ts';
import type { Level } from '../../src/opponents/types.ts';

/** What is judged by regret, by name. */
export const designs: Readonly<Record<string, Level>> = { planner, strategist, warlord };
