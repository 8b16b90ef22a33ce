import { Color } from 'three';
import { describe, expect, it } from 'vitest';
import { boards } from '../../src/rules/index.ts';
import { terrainOrder } from '../../src/table/board/mesh-data.ts';
import { Dust } from '../../src/table/dust/dust.ts';
import { DustPool, groundTones, PUFFS, stoneTone, type Tone, toneAt } from '../../src/table/dust/dust-pool.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import { terrains } from '../../src/ui/look/index.ts';
import '../support/boards.ts';

describe('the dust', () => {
  it('never takes more room, however much there is', () => {
    const pool = new DustPool();
    const lists = [pool.places, pool.drifts, pool.looks];
    for (let k = 0; k < 500; k++) pool.puff(k, 0, 0, 1, stoneTone, k * 0.01);
    expect([pool.places, pool.drifts, pool.looks]).toEqual(lists);
    for (const list of lists) {
      expect(list).toHaveLength(PUFFS * 4);
      expect(list.every(Number.isFinite)).toBe(true);
    }
    // The last cloud is there.
    expect(Array.from(pool.places).some((x, k) => k % 4 === 0 && Math.abs(x - 499) < 0.5)).toBe(true);
  });

  it('settles within a second, and is not drawn any more', () => {
    const dust = new Dust();
    expect(dust.alive).toBe(false);
    dust.puff(0, 0, 0, 1, stoneTone);
    dust.tick(300);
    expect(dust.mesh.visible).toBe(true);
    for (let k = 0; k < 7; k++) dust.tick(100);
    expect(dust.alive).toBe(false);
    expect(dust.mesh.visible).toBe(false);
    dust.dispose();
  });

  it('is lighter than the ground it rises from, by two steps of a painter’s scale of ten', () => {
    const lightness = ([r, g, b]: Tone) => 116 * Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b) - 16;
    for (const terrain of terrainOrder) {
      const ground = new Color(terrains[terrain].top);
      expect(lightness(groundTones[terrain]) - lightness([ground.r, ground.g, ground.b]), terrain).toBeGreaterThan(20);
    }
  });

  it('is earth of the region, or spray, and there is none beside the board', () => {
    const board = boardGeometry(3);
    for (const { id, seat } of board.regions) {
      const terrain = boards[3].regions[id]?.terrain ?? 'sea';
      expect(toneAt(board, seat.x, seat.y)).toBe(groundTones[terrain]);
    }
    expect(toneAt(board, 0, board.height)).toBeNull();
  });
});
