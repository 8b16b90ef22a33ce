import { expect, it } from 'vitest';
import { levelIds } from '../../src/opponents/types.ts';
import { playChecked } from '../../tools/checks/checked-game.ts';
import { plannedInBoxes } from '../../tools/soak/plan.ts';
import { isLong } from '../support/how-long.ts';

/** In the long run 2,000 games to their end; else the beginning of one for each level. */
const games = isLong ? 500 : 1;

for (const level of levelIds)
  it(`OWN-3 ${level}s play boxes they have never seen: nothing amiss, nothing refused`, {
    timeout: isLong ? 7_200_000 : 30_000,
  }, () => {
    const plan = plannedInBoxes(level, true, levelIds.indexOf(level));
    for (let number = 0; number < games; number++) {
      const { state } = playChecked({ ...plan(number), ...(!isLong && { most: 40, isListChecked: () => false }) });
      if (isLong) expect(state.phase).toBe('gameOver');
    }
  });
