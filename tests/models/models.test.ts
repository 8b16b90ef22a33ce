import { readdirSync, readFileSync } from 'node:fs';
import type { Node, Primitive } from '@gltf-transform/core';
import { describe, expect, it } from 'vitest';
import { glbIO } from '../../tools/house/glb.ts';
import { BYTES, overhangAllowed, trianglesAllowed } from '../../tools/models/budget.ts';
import { madeIds, modelIds } from '../../tools/models/gallery.ts';

const folder = new URL('../../public/models/', import.meta.url);
const filesIn = (place: string) => readdirSync(new URL(place, folder)).filter((name) => name.endsWith('.glb'));
const files = filesIn('');
/** Parts of figures and pieces of one's own. */
const madeFiles = filesIn('made/').map((name) => `made/${name}`);
const bytesOf = (name: string) => readFileSync(new URL(name, folder));
const io = await glbIO();

async function levelsOf(name: string): Promise<Map<string, { node: Node; primitive: Primitive }>> {
  const document = await io.readBinary(bytesOf(name));
  return new Map(
    document
      .getRoot()
      .listNodes()
      .flatMap((node) =>
        (node.getMesh()?.listPrimitives() ?? []).map((primitive) => [node.getName(), { node, primitive }]),
      ),
  );
}

/** Greatest distance of a vertex from the upright axis, in units. */
function reach({ node, primitive }: { node: Node; primitive: Primitive }): number {
  const positions = primitive.getAttribute('POSITION');
  const matrix = node.getWorldMatrix();
  let most = 0;
  for (let vertex = 0; vertex < (positions?.getCount() ?? 0); vertex++) {
    const [x = 0, , z = 0] = positions?.getElement(vertex, []) ?? [];
    most = Math.max(most, Math.hypot(x * matrix[0] + matrix[12], z * matrix[10] + matrix[14]));
  }
  return most;
}

describe('the models', () => {
  it('are all built, and no file is left over', () => {
    expect(files.map((name) => name.replace('.glb', '')).sort()).toEqual([...modelIds()].sort());
  });

  it(`take at most ${BYTES.all} bytes together`, () => {
    expect(files.reduce((sum, name) => sum + bytesOf(name).byteLength, 0)).toBeLessThanOrEqual(BYTES.all);
  });
});

describe('the parts of figures and the pieces of one’s own', () => {
  it('are all built, and no file is left over', () => {
    expect(madeFiles.map((name) => name.replace('.glb', '')).sort()).toEqual([...madeIds()].sort());
  });

  it(`take at most ${BYTES.made} bytes together`, () => {
    expect(madeFiles.reduce((sum, name) => sum + bytesOf(name).byteLength, 0)).toBeLessThanOrEqual(BYTES.made);
  });
});

describe.each([...files, ...madeFiles])('%s', (name) => {
  const id = name.replace('.glb', '');

  it('has both levels of detail, each with colour, openness, finish and tint at every vertex', async () => {
    const levels = await levelsOf(name);
    expect([...levels.keys()].sort()).toEqual(['figure', 'figure-low']);
    for (const { primitive } of levels.values()) {
      expect(primitive.listSemantics().sort()).toEqual(['COLOR_0', 'NORMAL', 'POSITION', '_FX']);
      expect(primitive.getAttribute('COLOR_0')?.getType()).toBe('VEC4');
      expect(primitive.getAttribute('_FX')?.getType()).toBe('VEC4');
    }
  });

  it('keeps within its triangles and bytes', async () => {
    const allowed = await trianglesAllowed(id);
    const levels = await levelsOf(name);
    for (const level of ['figure', 'figure-low'] as const) {
      const triangles = (levels.get(level)?.primitive.getIndices()?.getCount() ?? Number.POSITIVE_INFINITY) / 3;
      expect(triangles, level).toBeGreaterThanOrEqual(12);
      expect(triangles, level).toBeLessThanOrEqual(allowed[level]);
    }
    expect(bytesOf(name).byteLength).toBeLessThanOrEqual(BYTES.one);
  });

  it('leaves the figures of neighbouring regions their room', async () => {
    const near = await overhangAllowed(id);
    // What is simplified for afar may bulge a little.
    const allowed: Readonly<Record<string, number>> = { figure: near, 'figure-low': near + 0.03 };
    for (const [level, found] of await levelsOf(name))
      expect(reach(found), level).toBeLessThanOrEqual(allowed[level] ?? 0);
  });
});
