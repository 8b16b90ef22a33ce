import type { GameView } from '../../rules/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { type Placement, piece } from './placement.ts';
import { placeRegions } from './regions.ts';
import { placeSeats } from './seats.ts';
import { placeColumn, placeTrack, placeTray } from './surroundings.ts';
import { type Arrangement, diePlace } from './table-plan.ts';

export type { Placement } from './placement.ts';

export interface TableState {
  readonly view: GameView;
  readonly board: BoardGeometry;
  readonly arrangement: Arrangement;
  /** Player colour of each seat: an index into the palette's players. */
  readonly colours: readonly number[];
  /** At a table that people come to: whether somebody sits at each place, `awake` or `asleep`. Null at any other. */
  readonly places?: readonly string[] | null;
  /** What rests before and behind the board is out of sight: cloths, and all that lies on them. */
  readonly isClothless?: boolean;
}

/** Half a die's edge, in board units: the height of its centre above what it lies on. */
export const DIE_HALF = 0.21;

/** Where every piece lies. A pure function of its argument; ids are unique. */
export function layout({ view, board, arrangement, colours, places = null }: TableState): Placement[] {
  const die = diePlace(board, arrangement);
  return [
    ...placeRegions(view, board, colours),
    ...placeSeats(view, board, colours, places),
    ...placeColumn(view, board, arrangement),
    ...placeTray(view, board, arrangement),
    ...placeTrack(view, board),
    piece('die', 'die', [die.x, die.y + DIE_HALF, die.z], { turn: 0.5, face: view.turn.roll?.value ?? 0 }),
  ];
}
