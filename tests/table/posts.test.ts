import { describe, expect, it } from 'vitest';
import { view } from '../../src/rules/index.ts';
import { layout } from '../../src/table/layout/index.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import { postsOf, regionMeant } from '../../src/table/posts.ts';
import { crowded } from '../../tools/players/positions.ts';
import '../support/boards.ts';

const { state } = crowded();
const table = {
  view: view(state, state.seat),
  board: boardGeometry(5),
  arrangement: 'wide' as const,
  colours: [0, 1, 2, 3, 4],
};

describe('the posts that a pointer meets', () => {
  const posts = postsOf(table, false);

  it('stand under every figure, Lost Tribe and marker, for the region that it stands in', () => {
    const standing = layout(table).filter(({ id }) => /^(figure\/\d+\/r|tribe\/|marker\/)/.test(id));
    expect(standing.length).toBeGreaterThan(50);
    for (const { id, x, z } of standing) {
      const [kind, one, other] = id.split('/');
      const region = Number(kind === 'tribe' ? one : other?.replace('r', ''));
      const met = posts.filter((post) => Math.hypot(post.x - x, post.z - z) <= post.radius);
      expect(
        met.map((post) => post.region),
        id,
      ).toContain(region);
    }
  });

  it('are those of stacks alone while these are flat signs', () => {
    const flat = postsOf(table, true);
    expect(flat).toHaveLength(table.view.regions.filter(({ tokens, lostTribe }) => tokens > 0 || lostTribe).length);
    expect(Math.max(...flat.map(({ height }) => height))).toBeLessThan(0.1);
  });
});

describe('the region meant', () => {
  it('is that of what stands in front, and of what is behind it where only there something can be done', () => {
    expect(regionMeant([3, 7], null)).toBe(3);
    expect(regionMeant([3, 7], new Set([3, 7]))).toBe(3);
    expect(regionMeant([3, 7], new Set([7]))).toBe(7);
    expect(regionMeant([3, 7], new Set([9]))).toBe(3);
    expect(regionMeant([], new Set([9]))).toBeNull();
  });
});
