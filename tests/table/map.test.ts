import { BatchedMesh, Matrix4 } from 'three';
import { describe, expect, it } from 'vitest';
import { legal, view } from '../../src/rules/index.ts';
import { pricesOf } from '../../src/table/costs.ts';
import { layout } from '../../src/table/layout/index.ts';
import { piece } from '../../src/table/layout/placement.ts';
import { boardHalf } from '../../src/table/layout/table-plan.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import { poseOf } from '../../src/table/pieces/piece-batch.ts';
import { regionWords } from '../../src/table/regions-shown.ts';
import { crowded, position } from '../../tools/players/positions.ts';
import { emptyBatch } from '../support/batch.ts';
import '../support/boards.ts';
import { Quaternion, Vector3 } from 'three';

const tableOf = (game: ReturnType<typeof crowded>, players: 2 | 3 | 4 | 5) => ({
  view: view(game.state, game.state.seat),
  board: boardGeometry(players),
  arrangement: 'wide' as const,
  colours: [0, 1, 2, 3, 4].slice(0, players),
});

describe('on the map', () => {
  const table = tableOf(crowded(), 5);
  const placements = layout(table);
  const batch = emptyBatch();
  const seen = () => {
    const { object } = batch;
    if (!(object instanceof BatchedMesh)) throw new Error('not drawn at once');
    const matrix = new Matrix4();
    return placements.map((_, index) => object.getMatrixAt(index, matrix) && matrix.determinant() !== 0);
  };
  batch.show(placements);

  it('what stands in regions is out of sight while it rests, and all else stays', () => {
    expect(seen().every(Boolean)).toBe(true);
    batch.hide(true, null);
    const hidden = placements.filter((_, index) => !seen()[index]);
    const half = { x: table.board.width / 2, z: table.board.height / 2 };
    const onBoard = placements.filter(({ x, z }) => Math.abs(x) < half.x && Math.abs(z) < half.z);
    expect(hidden.map(({ id }) => id).sort()).toEqual(onBoard.map(({ id }) => id).sort());
    expect(hidden.length).toBeGreaterThan(100);
    batch.show(placements);
    expect(seen().filter((isSeen) => !isSeen)).toHaveLength(hidden.length);
  });

  it('what moves is seen, and all of it again once the map is left', () => {
    batch.hide(true, null);
    const index = placements.findIndex(({ model }) => model.startsWith('figure'));
    const pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };
    poseOf(placements[index] ?? piece('', '', [0, 0, 0]), pose);
    batch.move(placements[index]?.id ?? '', pose);
    expect(seen()[index]).toBe(true);
    batch.hide(false, null);
    expect(seen().every(Boolean)).toBe(true);
  });
});

it('where cloths are out of sight, nothing rests around the board but the die', () => {
  const table = { ...tableOf(crowded(), 5), arrangement: 'tall' as const };
  const placements = layout(table);
  const batch = emptyBatch();
  batch.show(placements);
  const half = boardHalf(table.board);
  batch.hide(false, half);
  const { object } = batch;
  if (!(object instanceof BatchedMesh)) throw new Error('not drawn at once');
  const matrix = new Matrix4();
  const hidden = placements.filter((_, index) => object.getMatrixAt(index, matrix) && matrix.determinant() === 0);
  const beyond = placements.filter(
    ({ x, z, model }) => (Math.abs(z) > half.z || Math.abs(x) > half.x) && model !== 'die',
  );
  expect(hidden.map(({ id }) => id)).toEqual(beyond.map(({ id }) => id));
  expect(hidden.map(({ id }) => id)).toEqual(expect.arrayContaining(['cloth/0', 'purse/4']));
});

describe('costs', () => {
  const costsOf = (game: ReturnType<typeof crowded>, players: 2 | 3 | 4 | 5) =>
    regionWords(tableOf(game, players), legal(game.state)).flatMap(({ cost }) => cost ?? []);

  it('have a flag each where few regions cost the same', () => {
    const costs = costsOf(crowded(), 5);
    expect(costs.length).toBeGreaterThan(3);
    expect(costs.filter(({ bare }) => bare)).toEqual([]);
  });

  it('are said once of the largest group that costs the same, where that is more than eight', () => {
    const game = position(5, 5, ({ phase, round }) => phase === 'conquer' && round === 5);
    const costs = costsOf(game, 5);
    const { common } = pricesOf(view(game.state, game.state.seat), legal(game.state));
    const bare = costs.filter((cost) => cost.bare);
    expect(bare.length).toBeGreaterThan(8);
    // Those in decline of one's own have none either.
    expect(bare.filter(({ tokens }) => tokens === common).length).toBeGreaterThan(8);
    expect(costs.some((cost) => !cost.bare && cost.percent === null && cost.tokens === common)).toBe(false);
  });
});
