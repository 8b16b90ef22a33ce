import { describe, expect, it } from 'vitest';
import { growthOf, type Sample, verdictOf } from '../../tools/soak-showcase/verdict.ts';

type Held = { readonly madeKb: number; readonly textures: number };

/** Samples every tenth game of figures that are some function of the games played. */
function samplesOf(held: (games: number) => Held): Sample<Held>[] {
  return Array.from({ length: 20 }, (_, at) => ({ games: (at + 1) * 10, figures: held((at + 1) * 10) }));
}

describe('the verdict on a long run', () => {
  it('is steady where figures go up and down, or up once and stay', () => {
    const growth = growthOf(
      samplesOf((games) => ({ madeKb: 30_000 + (games % 30) * 100, textures: games < 40 ? 8 : 9 })),
    );
    expect(verdictOf(growth).isSteady).toBe(true);
  });

  it('is not steady where one texture stays behind after every tenth game', () => {
    const growth = growthOf(samplesOf((games) => ({ madeKb: 30_000, textures: 9 + Math.floor(games / 10) })));
    expect(verdictOf(growth)).toMatchObject({
      isSteady: false,
      lines: [expect.stringMatching(/steady$/), expect.stringMatching(/GROWS$/)],
    });
    expect(growth.find(({ name }) => name === 'textures')).toMatchObject({ perGame: 0.1, last: 29 });
  });

  it('is not turned by one sample at a bad moment', () => {
    const growth = growthOf(samplesOf((games) => ({ madeKb: games === 100 ? 90_000 : 30_000, textures: 9 })));
    expect(verdictOf(growth).isSteady).toBe(true);
  });

  it('is steady where a figure hangs on the moment at which it was taken, as in a run of 56 games', () => {
    const taken = [673, 777, 683, 750, 818, 774, 868, 765, 910, 679, 644, 832];
    const growth = growthOf(taken.map((nodes, at) => ({ games: (at + 3) * 4, figures: { nodes } })));
    expect(growth[0]?.perGame).toBeGreaterThan(1);
    expect(verdictOf(growth).isSteady).toBe(true);
    const leaking = growthOf(taken.map((nodes, at) => ({ games: (at + 3) * 4, figures: { nodes: nodes + at * 40 } })));
    expect(verdictOf(leaking).isSteady).toBe(false);
  });

  it('is not given on too few samples', () => {
    expect(verdictOf(growthOf(samplesOf(() => ({ madeKb: 1, textures: 1 })).slice(0, 2))).isSteady).toBe(false);
  });
});
