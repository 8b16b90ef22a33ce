import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { view } from '../../src/rules/index.ts';
import { tabletop } from '../../src/table/board/Tabletop.tsx';
import { tablePoints } from '../../src/table/camera/table-points.ts';
import { layout } from '../../src/table/layout/index.ts';
import { trayRaces } from '../../src/table/layout/surroundings.ts';
import { readModel } from '../../src/table/models/load.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import { playedOn } from '../support/careless.ts';
import '../support/boards.ts';

const bytes = new Uint8Array(readFileSync(new URL('../../public/models/table.glb', import.meta.url)));
const model = (await readModel(bytes.buffer)).near;
model.computeBoundingBox();

const tables = ([2, 3, 4, 5] as const).flatMap((players) =>
  (['wide', 'tall'] as const).map((arrangement) => [players, arrangement] as const),
);

describe.each(tables)('the table of %i players, %s', (players, arrangement) => {
  const board = boardGeometry(players);
  const game = playedOn(players, 5, ({ phase }) => phase === 'gameOver');
  const seen = view(game, 0);
  const subject = { board, arrangement, players, tray: trayRaces(seen).length };
  const top = tabletop(model, tablePoints(subject));
  top.computeBoundingBox();
  const { min, max } = top.boundingBox ?? { min: { x: 0, y: 0, z: 0 }, max: { x: 0, y: 0, z: 0 } };
  const pieces = layout({ view: seen, board, arrangement, colours: [0, 1, 2, 3, 4] });

  it('carries everything, a hand from its edge', () => {
    for (const { id, x, z } of pieces) {
      expect(x, id).toBeGreaterThan(min.x + 0.5);
      expect(x, id).toBeLessThan(max.x - 0.5);
      expect(z, id).toBeGreaterThan(min.z + 0.5);
      expect(z, id).toBeLessThan(max.z - 0.5);
    }
    expect(max.y).toBeCloseTo(0);
  });

  it('keeps the shape of its edge, however large it is', () => {
    const height = (model.boundingBox?.max.y ?? 0) - (model.boundingBox?.min.y ?? 0);
    expect(max.y - min.y).toBeCloseTo(height);
    const [before, after] = [model.getAttribute('position'), top.getAttribute('position')];
    const corner = (at: typeof before, k: number) => [max.x - at.getX(k), max.z - at.getZ(k)];
    const most = model.boundingBox?.max ?? max;
    for (let k = 0; k < before.count; k++) {
      if (before.getX(k) < 0.2 || before.getZ(k) < 0.2) continue;
      const [x = 0, z = 0] = corner(after, k);
      expect(x).toBeCloseTo(most.x - before.getX(k), 4);
      expect(z).toBeCloseTo(most.z - before.getZ(k), 4);
    }
  });

  it('has a whole tray on it: a well under every stack of it', () => {
    const wells = pieces.filter(({ model: name }) => name === 'tray');
    expect(wells.length).toBeGreaterThanOrEqual(subject.tray);
    expect(new Set(wells.map(({ x }) => x.toFixed(3))).size * new Set(wells.map(({ z }) => z.toFixed(3))).size).toBe(
      wells.length,
    );
    for (const { id, x, y, z } of pieces.filter(({ id }) => id.startsWith('tray/')))
      expect(
        wells.some((well) => well.x === x && well.z === z && well.y < y),
        id,
      ).toBe(true);
  });
});
