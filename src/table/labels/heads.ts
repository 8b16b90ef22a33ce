import type { BufferGeometry } from 'three';
import type { GameView } from '../../rules/index.ts';
import { stackPlace } from '../layout/ground.ts';
import { traitModel } from '../layout/model-names.ts';
import { CHIP, FIGURE, STATUE, TRIBE } from '../layout/placement.ts';
import type { ModelSet } from '../models/load.ts';
import type { BoardGeometry } from '../outlines/index.ts';

type Point = readonly [number, number, number];

/** A figure's head: from this share of its height up. */
const CHIN = 0.55;

/** To either side and all around: a head's box on the screen hangs on its points farthest that way. */
const ways: readonly Point[] = [
  [-1, 0, 0],
  [1, 0, 0],
  ...Array.from({ length: 12 }, (_, k): Point => [0, Math.cos((k * Math.PI) / 6), Math.sin((k * Math.PI) / 6)]),
];

const known = new WeakMap<BufferGeometry, readonly Point[]>();

function headOf(figure: BufferGeometry): readonly Point[] {
  const found = known.get(figure) ?? outermost(figure);
  known.set(figure, found);
  return found;
}

function outermost(figure: BufferGeometry): readonly Point[] {
  const position = figure.getAttribute('position');
  const all = Array.from(
    { length: position.count },
    (_, k): Point => [position.getX(k), position.getY(k), position.getZ(k)],
  );
  const chin = CHIN * all.reduce((most, [, y]) => Math.max(most, y), 0);
  const head = all.filter(([, y]) => y > chin);
  return ways.flatMap(([x, y, z]) => {
    const far = (point: Point) => point[0] * x + point[1] * y + point[2] * z;
    const [first, ...others] = head;
    return first === undefined ? [] : [others.reduce((best, point) => (far(point) > far(best) ? point : best), first)];
  });
}

/** Points around each head on the board, in board units. Figures that are not there yet have none. */
export function headsOn(board: BoardGeometry, view: GameView, models: ModelSet): readonly (readonly Point[])[] {
  return view.regions.flatMap(({ force, tokens, lostTribe }, region) => {
    const holder = view.forces.find(({ id }) => id === force);
    const figure = models.get(holder === undefined ? 'totem' : `figure/${traitModel(view, holder.race)}`)?.near;
    if (figure === undefined || (tokens === 0 && !lostTribe)) return [];
    const size = FIGURE * (holder === undefined ? TRIBE : holder.declined ? STATUE : 1);
    const [x, y, z] = stackPlace(board, region);
    const foot = y + Math.max(1, tokens) * CHIP;
    return [headOf(figure).map((point): Point => [x + point[0] * size, foot + point[1] * size, z + point[2] * size])];
  });
}
