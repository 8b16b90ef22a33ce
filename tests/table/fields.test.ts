import { describe, expect, it } from 'vitest';
import { boards } from '../../src/rules/boards/index.ts';
import { FURROW, FURROW_TURN } from '../../src/table/layout/ground.ts';
import { CHIP_RADIUS } from '../../src/table/layout/placement.ts';
import { OCCUPIED, regionPlan } from '../../src/table/layout/regions.ts';
import { sculpted } from '../../src/table/models/files.ts';
import { boardGeometry, contains, depth } from '../../src/table/outlines/index.ts';
import { type Prop, RIM } from '../../src/table/props/ridges.ts';
import { scatter } from '../../src/table/props/scatter.ts';
import '../support/boards.ts';

describe.each([2, 3, 4, 5] as const)('what grows on the board of %i players', (players) => {
  const board = boardGeometry(players);
  const grown = boards[players].regions.flatMap((facts) => {
    const region = board.regions[facts.id];
    return region
      ? [{ facts, region, props: scatter(region, facts, regionPlan(region, facts), 1, (prop) => prop) }]
      : [];
  });

  it('has a model each, and keeps off the rim', () => {
    for (const { region, props } of grown)
      for (const { shape, x, z } of props) {
        expect(sculpted).toContain(shape);
        expect(contains(region.outline, { x, y: z })).toBe(true);
        expect(depth(region.outline, { x, y: z })).toBeGreaterThanOrEqual(RIM);
      }
  });

  it('makes room for whatever stands in the region, but for three sprigs in its back third beside the stack', () => {
    for (const { region, props } of grown) {
      const kept = props.filter(({ clearing }) => (clearing & OCCUPIED.seat) === 0);
      expect(kept.length).toBeLessThanOrEqual(3);
      const ys = region.outline.map(({ y }) => y);
      const [far, near] = [Math.min(...ys), Math.max(...ys)];
      for (const { x, z } of kept) {
        expect(z).toBeLessThanOrEqual(far + (near - far) / 3);
        expect(Math.hypot(x - region.seat.x, z - region.seat.y)).toBeGreaterThan(CHIP_RADIUS);
      }
    }
    expect(grown.filter(({ props }) => props.some(({ clearing }) => clearing === 0)).length).toBeGreaterThan(
      grown.length / 2,
    );
  });

  it('has the peaks of every mountain rise in its middle while nobody stands there', () => {
    for (const { facts, region, props } of grown) {
      if (facts.terrain !== 'mountain') continue;
      const summit = props.find(({ x, z }) => x === region.seat.x && z === region.seat.y);
      expect(summit?.shape).toMatch(/^crag/);
      expect(summit?.clearing).toBeGreaterThan(0);
    }
  });

  it('lets wheat stand on farmland alone, in drills, one piece a place', () => {
    const isSown = ({ shape, clearing }: Prop) => shape === 'furrow' && clearing === OCCUPIED.any;
    const fields = grown.map((each) => ({ ...each, wheat: each.props.filter(isSown) }));
    expect(fields.some(({ wheat }) => wheat.length > 5)).toBe(true);
    for (const { facts, region, wheat } of fields) {
      if (facts.terrain !== 'farmland') expect(wheat).toEqual([]);
      const turn = region.id * FURROW_TURN;
      const rows = wheat.map(({ x, z }) => (x * Math.cos(turn) + z * Math.sin(turn)) / FURROW);
      for (const row of rows)
        expect(Math.abs(row - (rows[0] ?? 0) - Math.round(row - (rows[0] ?? 0)))).toBeLessThan(1e-6);
      expect(new Set(wheat.map(({ x, z }) => `${x.toFixed(3)} ${z.toFixed(3)}`)).size).toBe(wheat.length);
    }
  });
});
