import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileOf, sculpted } from '../../src/table/models/files.ts';
import { readModel } from '../../src/table/models/load.ts';
import { madeModel } from '../../src/table/pieces/models/index.ts';
import { powers, races } from '../support/released.ts';

function bytesOf(name: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(
    new URL(`../../public/models/${fileOf(name)}`, import.meta.url),
  );
  return new Uint8Array(buffer, byteOffset, byteLength).slice().buffer;
}

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
