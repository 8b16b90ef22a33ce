import { describe, expect, it } from 'vitest';
import { evenTemper, type LevelId } from '../../src/opponents/types.ts';
import { newGame, view } from '../../src/rules/index.ts';
import { askBriefly, sparing } from '../../tools/checks/opponent-player.ts';

const ask = askBriefly(sparing);

/** The lead that a level expects of what it would do in the first turn of a game. */
function expectedBy(level: LevelId, players: number, seed: number): number {
  const start = newGame({ players, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  const seen = view(start.state, start.state.seat);
  return ask(seen, { level, temper: evenTemper, seed }).weighed[0]?.coins ?? Number.NaN;
}

describe('what an opponent says it expects is its lead', () => {
  it.each([2, 3])('which is not far from nought before a game of %i, on average', (players) => {
    for (const level of ['strategist', 'warlord'] as const) {
      const leads = [1, 2].map((seed) => expectedBy(level, players, seed));
      const average = leads.reduce((sum, lead) => sum + lead, 0) / leads.length;
      expect(Math.abs(average), level).toBeLessThan(25);
    }
  });
});
