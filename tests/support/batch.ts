import { MultiDraw } from '../../src/table/pieces/drawing/multi-draw.ts';
import { PieceBatch } from '../../src/table/pieces/piece-batch.ts';
import { pieceMaterial } from '../../src/table/pieces/piece-material.ts';

/** Pieces of a table, none there yet, all of simple shapes. */
export function emptyBatch(): PieceBatch {
  const capacity = { pieces: 512, vertices: 60_000, corners: 120_000 };
  return new PieceBatch(new MultiDraw(pieceMaterial(), { detail: 'near', shadows: true, capacity }), new Map());
}
