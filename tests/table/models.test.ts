import { describe, expect, it } from 'vitest';
import { sculpted } from '../../src/table/models/files.ts';
import { readModel } from '../../src/table/models/load.ts';
import { madeModel } from '../../src/table/pieces/models/index.ts';
import { bytesOf } from '../support/models.ts';
import { powers, races } from '../support/released.ts';

describe('sculpted models', () => {
  it('stand for every race of every box and every marker', () => {
    for (const race of Object.keys(races)) expect(sculpted, race).toContain(`figure/${race}`);
    for (const { markers = [] } of [...Object.values(races), ...Object.values(powers)])
      for (const { id } of markers) expect(sculpted, id).toContain(id);
  });

  it.each([...sculpted])('%s is read from its file, near and far, as one batch of pieces needs it', async (name) => {
    const { near, far } = await readModel(bytesOf(name));
    for (const geometry of [near, far]) {
      const { position, normal, color, fx } = geometry.attributes;
      expect([position, normal, color, fx].map((attribute) => attribute?.itemSize)).toEqual([3, 3, 4, 4]);
      expect(new Set([position, normal, color, fx].map((attribute) => attribute?.count)).size).toBe(1);
    }
    expect(far.index?.count ?? Infinity).toBeLessThan(near.index?.count ?? 0);
    near.computeBoundingBox();
    const { min, max } = near.boundingBox ?? { min: { y: Number.NaN }, max: { y: Number.NaN } };
    expect(min.y).toBeGreaterThan(name === 'die' ? -0.25 : -0.05);
    expect(max.y - min.y).toBeGreaterThan(0.03);
    expect(max.y).toBeLessThan(2);
  });

  it('of what is low stand no higher than three fifths of a figure, so that nobody takes them for one', async () => {
    const height = async (name: string) => {
      const { near } = await readModel(bytesOf(name));
      near.computeBoundingBox();
      return near.boundingBox?.max.y ?? Number.NaN;
    };
    const figures = (await Promise.all(Object.keys(races).map((race) => height(`figure/${race}`)))).sort(
      (a, b) => a - b,
    );
    for (const name of ['hero', 'hero/2', 'lair', 'fortress'])
      expect(await height(name), name).toBeLessThanOrEqual(0.6 * (figures[figures.length >> 1] ?? 0));
  });

  it('are refused when the file is something else', async () => {
    await expect(readModel(new TextEncoder().encode('{"asset":{"version":"2.0"}}').buffer)).rejects.toThrow();
  });
});

describe('models made of simple shapes', () => {
  it("stand in for what nobody sculpted: races and markers of one's own", () => {
    expect(madeModel('figure/pixies').near.index?.count ?? 0).toBeGreaterThan(100);
    expect(madeModel('bonfire').near.index?.count ?? 0).toBeGreaterThan(50);
  });
});
