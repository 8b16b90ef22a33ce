import { BatchedMesh, BoxGeometry, BufferAttribute, InstancedMesh, Matrix4, MeshBasicMaterial, Vector4 } from 'three';
import { describe, expect, it } from 'vitest';
import { view } from '../../src/rules/index.ts';
import { layout } from '../../src/table/layout/index.ts';
import { figureOf } from '../../src/table/layout/poses.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import type { Drawing, DrawingOptions } from '../../src/table/pieces/drawing/index.ts';
import { drawingFor } from '../../src/table/pieces/drawing/index.ts';
import { InstancedDrawing } from '../../src/table/pieces/drawing/instanced-drawing.ts';
import { MultiDraw } from '../../src/table/pieces/drawing/multi-draw.ts';
import { PieceBatch } from '../../src/table/pieces/piece-batch.ts';
import { crowded } from '../../tools/players/positions.ts';
import '../support/boards.ts';

const options: DrawingOptions = { detail: 'near', shadows: true, capacity: { pieces: 4, vertices: 500, corners: 500 } };
const material = new MeshBasicMaterial();
const box = (parts: number) => new BoxGeometry(1, 1, 1, parts);
/** Indices of a box's triangles, by which its draws are told apart. */
const cornersOf = (parts: number) => box(parts).index?.count;

/** A piece as it is drawn: how many corners its triangles have, where it is, its colours. */
interface Drawn {
  readonly corners: number | undefined;
  readonly x: number;
  readonly tint: readonly number[];
}

const matrix = new Matrix4();

function drawnAtOnce({ object }: MultiDraw): Drawn[] {
  const drawn: Drawn[] = [];
  for (let piece = 0; piece < object.maxInstanceCount; piece++) {
    try {
      object.getMatrixAt(piece, matrix);
    } catch {
      // Nobody has this number.
      continue;
    }
    const tint = new Vector4();
    object.getColorAt(piece, tint);
    const corners = object.getGeometryRangeAt(object.getGeometryIdAt(piece))?.count;
    drawn.push({ corners, x: matrix.elements[12], tint: tint.toArray() });
  }
  return drawn;
}

const meshesOf = ({ object }: Drawing) => object.children.filter((child) => child instanceof InstancedMesh);

function drawnByModel(drawing: InstancedDrawing): Drawn[] {
  return meshesOf(drawing).flatMap((mesh) =>
    Array.from({ length: mesh.visible ? mesh.count : 0 }, (_, slot) => {
      mesh.getMatrixAt(slot, matrix);
      const tint = mesh.geometry.getAttribute('tint');
      const { count } = mesh.geometry.drawRange;
      return {
        corners: Number.isFinite(count) ? count : mesh.geometry.index?.count,
        x: matrix.elements[12],
        tint: [tint.getX(slot), tint.getY(slot), tint.getZ(slot), tint.getW(slot)],
      };
    }),
  );
}

const inOrder = (drawn: readonly Drawn[]) => drawn.toSorted((a, b) => a.x - b.x);

describe('how pieces are drawn', () => {
  it('is chosen by what the browser has: one draw for all where it can draw many at once, else one a model', async () => {
    const having = (has: boolean) => ({ extensions: { has: () => has, init: () => undefined, get: () => null } });
    const asked: string[] = [];
    const { extensions } = having(true);
    await drawingFor({ extensions: { ...extensions, has: (name) => asked.push(name) > 0 } });
    expect(asked).toEqual(['WEBGL_multi_draw']);
    const [able, unable] = await Promise.all([drawingFor(having(true)), drawingFor(having(false))]);
    expect(able(material, options).object).toBeInstanceOf(BatchedMesh);
    expect(unable(material, options)).toBeInstanceOf(InstancedDrawing);
    // React asks on every render: another promise would suspend for ever.
    expect(drawingFor(having(false))).toBe(drawingFor(having(false)));
    expect(drawingFor(having(true))).toBe(drawingFor(having(true)));
  });

  it('shows the same pieces either way, whatever comes, moves, changes and goes', () => {
    const [atOnce, byModel] = [new MultiDraw(material, options), new InstancedDrawing(material, options)];
    const both = [atOnce, byModel];
    /** The number of each piece in either drawing. */
    const pieces: [number, number][] = [];
    const each = (act: (drawing: Drawing, place: number) => number) => both.map((drawing, k) => act(drawing, k));
    for (const parts of [1, 2, 3]) each((drawing) => drawing.addModel({ near: box(parts + 10), far: box(parts) }));
    let chance = 7;
    const below = (limit: number) => {
      chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
      return Math.floor((chance / 2 ** 32) * limit);
    };
    for (let step = 0; step < 600; step++) {
      const model = below(3);
      const [place, tint] = [new Matrix4().setPosition(step, 0, 0), new Vector4(below(9), below(9), below(9), 1)];
      const at = below(pieces.length);
      const known = pieces[at];
      const action = pieces.length < 12 ? 0 : below(5);
      if (action <= 1 || known === undefined) {
        const [one = 0, other = 0] = each((drawing) => drawing.add(model));
        pieces.push([one, other]);
        each((drawing, k) => {
          const piece = k === 0 ? one : other;
          drawing.place(piece, place);
          drawing.paint(piece, tint);
          return piece;
        });
        continue;
      }
      each((drawing, k) => {
        const piece = known[k === 0 ? 0 : 1];
        if (action === 2) drawing.change(piece, model);
        if (action === 3) drawing.setLife(piece, -step);
        if (action === 4) drawing.remove(piece);
        return piece;
      });
      if (action === 4) pieces.splice(at, 1);
    }
    expect(pieces.length).toBeGreaterThan(100);
    expect(inOrder(drawnByModel(byModel))).toEqual(inOrder(drawnAtOnce(atOnce)));
    expect(drawnByModel(byModel)).toHaveLength(pieces.length);
  });

  it('shows the lights the coarser level of a model', () => {
    const drawing = new InstancedDrawing(material, options);
    drawing.add(drawing.addModel({ near: box(9), far: box(2) }));
    const [mesh] = meshesOf(drawing);
    if (mesh === undefined) throw new Error('nothing is drawn');
    const { geometry } = mesh;
    expect(geometry.drawRange).toMatchObject({ start: 0, count: cornersOf(9) });
    Reflect.apply(mesh.onBeforeShadow, mesh, []);
    expect(geometry.drawRange).toMatchObject({ start: cornersOf(9), count: cornersOf(2) });
    Reflect.apply(mesh.onAfterShadow, mesh, []);
    expect(geometry.drawRange).toMatchObject({ start: 0, count: cornersOf(9) });
  });

  it('moves, tints and takes away pieces of models of few in one draw, wherever their corners lie in it', () => {
    const drawing = new InstancedDrawing(material, options);
    const coloured = () => {
      const shape = box(1);
      const corners = shape.getAttribute('position').count;
      for (const name of ['color', 'fx'])
        shape.setAttribute(name, new BufferAttribute(new Float32Array(corners * 4).fill(0.5), 4));
      return shape;
    };
    const shape = coloured();
    const models = Array.from({ length: 150 }, () => drawing.addModel({ near: shape, far: shape, lone: true }));
    const pieces = models.map((model) => drawing.add(model));
    for (const [k, piece] of pieces.entries()) {
      drawing.place(piece, new Matrix4().setPosition(k * 2, 0, 0));
      drawing.paint(piece, new Vector4(k, 0, 0, 1));
    }
    const [gone = 0, stays = 0] = pieces;
    drawing.remove(gone);
    drawing.setLife(stays, 0.25);
    const [mesh, ...others] = meshesOf(drawing);
    if (mesh === undefined) throw new Error('nothing is drawn');
    expect(others).toEqual([]);
    const corners = shape.index?.count ?? 0;
    const { position, tint, fx } = mesh.geometry.attributes;
    expect(mesh.geometry.drawRange.count).toBe(150 * corners);
    const middle = (k: number) => {
      const all = Array.from({ length: corners }, (_, corner) => position?.getX(k * corners + corner) ?? Number.NaN);
      return [Math.min(...all), Math.max(...all)];
    };
    expect(middle(0)).toEqual([0, 0]);
    expect(middle(149)).toEqual([297.5, 298.5]);
    expect([tint?.getX(149 * corners), tint?.getW(corners), fx?.getX(149 * corners)]).toEqual([149, 0.25, 0.5]);
  });

  it('takes one draw for each model of the crowded table of five, and one for all models of few pieces: at most half the draws of a frame', () => {
    const { state } = crowded();
    const drawing = new InstancedDrawing(material, { ...options, capacity: { pieces: 1, vertices: 1, corners: 1 } });
    const table = {
      view: view(state, 0),
      board: boardGeometry(5),
      arrangement: 'wide' as const,
      colours: [0, 1, 2, 3, 4],
    };
    const placements = layout(table);
    new PieceBatch(drawing, new Map()).show(placements);
    expect(placements.length).toBeGreaterThan(250);
    const isFew = ({ model }: { readonly model: string }) => /^(banner|badge|crown|die|cloth|stud)(\/|$)/.test(model);
    const many = placements.filter((placement) => !isFew(placement));
    expect(meshesOf(drawing)).toHaveLength(new Set(many.map(({ model }) => figureOf(model))).size + 1);
    // Each is drawn once more for the light.
    expect(meshesOf(drawing).length * 2).toBeLessThanOrEqual(60);
    expect(meshesOf(drawing).reduce((sum, { count }) => sum + count, 0)).toBe(many.length + 1);
  });
});
