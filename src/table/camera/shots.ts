import type { RegionId } from '../../rules/index.ts';
import type { Shot } from '../attention/index.ts';
import { stackPlace } from '../layout/ground.ts';
import { COMBO, comboPlace } from '../layout/table-plan.ts';
import type { BoardGeometry, Point } from '../outlines/index.ts';
import { FIELD, type Frame, type Framing, frameAll, towards, type Vector } from './framing.ts';
import { boardPoints, type Subject, seatPoints } from './table-points.ts';

/** Elevation of a directed camera above the table's plane, in radians: flatter the closer it comes, but never so flat that pieces hide the view. */
const HEIGHT = { table: 0.98, regions: 0.9, column: 1.05, slowly: 0.82, far: 0.66 } as const;
/** Azimuth where the slow shot of a new game begins, in radians, and how much further away, as a factor. */
const FAR = { azimuth: -0.42, off: 1.3 } as const;
/** Azimuth where it ends, in radians. */
const NEAR = 0.12;
/** Height of figures, in board units. */
const FIGURES = 0.5;
/** The smallest part of the board shown, in board units across and deep: any closer and viewers would lose their bearings. */
const LEAST = { across: 4.6, deep: 2.7 } as const;

/** Where a camera stands for a shot, and where it starts from; null for wherever it is. */
export interface Move {
  readonly from: Framing | null;
  readonly to: Framing;
}

/** Where the camera goes for a shot, clear of the panels over the frame. */
export function moveFor(shot: Shot, subject: Subject, frame: Frame): Move {
  switch (shot.of) {
    case 'regions':
      return { from: null, to: framed(regionPoints(subject.board, shot.regions, shot.beside), HEIGHT.regions, frame) };
    case 'column':
      return { from: null, to: framed(columnPoints(subject), HEIGHT.column, frame) };
    case 'table': {
      const board = boardPoints(subject);
      if (!shot.slowly) return { from: null, to: framed([...board, ...seatPoints(subject)], HEIGHT.table, frame) };
      const from = further(framed(board, HEIGHT.far, frame, FAR.azimuth));
      return { from, to: framed(board, HEIGHT.slowly, frame, NEAR) };
    }
  }
}

function framed(points: readonly Vector[], elevation: number, frame: Frame, azimuth = 0): Framing {
  return frameAll([{ points, insets: frame.insets }], towards(elevation, azimuth), azimuth, FIELD, frame);
}

/** The same view from further away. */
function further({ position, target }: Framing): Framing {
  const away = (k: 0 | 1 | 2) => target[k] + (position[k] - target[k]) * FAR.off;
  return { position: [away(0), away(1), away(2)], target };
}

/** Corners of the box around regions, including the figures on them, and the centres of adjacent regions; never smaller than `LEAST`. */
function regionPoints(board: BoardGeometry, regions: readonly RegionId[], beside: readonly RegionId[]): Vector[] {
  let [left, right, far, near, top] = [Infinity, -Infinity, Infinity, -Infinity, 0];
  const take = ({ x, y }: Point) => {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [far, near] = [Math.min(far, y), Math.max(near, y)];
  };
  for (const id of beside) {
    const seat = board.regions[id]?.seat;
    if (seat) take(seat);
  }
  for (const id of regions) {
    for (const point of board.regions[id]?.outline ?? []) take(point);
    top = Math.max(top, stackPlace(board, id)[1] + FIGURES);
  }
  if (left > right) return [];
  const [x, z] = [(left + right) / 2, (far + near) / 2];
  const [halfX, halfZ] = [Math.max(right - left, LEAST.across) / 2, Math.max(near - far, LEAST.deep) / 2];
  return [0, top].flatMap((y): Vector[] => [
    [x - halfX, y, z - halfZ],
    [x + halfX, y, z - halfZ],
    [x - halfX, y, z + halfZ],
    [x + halfX, y, z + halfZ],
  ]);
}

/** Corners of the column, and of the board's edge beside it. */
function columnPoints({ board, arrangement }: Subject): Vector[] {
  return [0, 2, 3, 5].flatMap((index): Vector[] => {
    const { x, y, z } = comboPlace(board, arrangement, index);
    const [halfX, halfZ] = [COMBO.width / 2 + 0.5, COMBO.depth / 2 + 0.25];
    return [
      [x - halfX, y, z - halfZ],
      [x + halfX, y, z - halfZ],
      [x - halfX, y + 0.2, z + halfZ],
      [x + halfX, y + 0.2, z + halfZ],
    ];
  });
}
