import { expect, it } from 'vitest';
import { decide } from '../../src/opponents/decide.ts';
import { rungs } from '../../src/opponents/rungs/index.ts';
import { evenTemper, type Opponent, rungCount } from '../../src/opponents/types.ts';
import { newGame, view } from '../../src/rules/index.ts';
import { playMatch } from '../../tools/ladder/match.ts';

const on = (rung: number): Opponent => ({ level: 'raider', temper: evenTemper, seed: rung, rung });

it('has as many rungs as the page shows, and says of no other', () => {
  expect(rungs).toHaveLength(rungCount);
  const start = newGame({ players: 2, seed: 1 });
  if (!start.ok) throw new Error(start.refusal.code);
  expect(() => decide(view(start.state, 0), on(rungCount + 1))).toThrow('no rung 11');
});

it('plays whole games on every quick rung: each of them wins more often than not against the one two below', () => {
  for (const rung of [4, 6]) {
    const wins = Array.from({ length: 10 }, (_, game) => {
      const table = [on(rung), on(rung - 2)].map((opponent) => ({
        opponent: { ...opponent, seed: opponent.seed + 10 * game },
        decide,
      }));
      return playMatch(table, game + 1).wins[0] ?? 0;
    });
    expect(
      wins.reduce((sum, won) => sum + won, 0),
      `rung ${rung}`,
    ).toBeGreaterThan(5);
  }
}, 60_000);
