import type { BoardId } from '../../rules/index.ts';
import { type Arrangement, diePlace, type TablePlace } from '../layout/table-plan.ts';
import { type BoardGeometry, boardGeometry, upright } from '../outlines/index.ts';
import type { Frame } from './framing.ts';

/** Frames at least so many heights wide have room for the column beside the board. */
const WIDE = 2.15;
/** Frames no wider than this many heights are upright, as in `ui/look/sizes.ts`. */
const UPRIGHT = 0.8;
/** What panels leave free is tall where it is no wider than this many heights. */
const TALL = 0.95;
/** Windows no higher than this many CSS pixels have all of their panels at the right hand, at all times. */
const LOW_WINDOW = 512;

/** Frames no wider than this many CSS pixels are a phone's held upright. */
const NARROW = 560;

/**
 * Do cloths lie out of sight? On a phone held upright panels lie close above and below the board, and would cut them; hands and purses are in the panels,
 * and until the end nobody looks at them on the table.
 */
export function hidesCloths({ width }: Frame, arrangement: Arrangement, isOver: boolean): boolean {
  return arrangement === 'tall' && width <= NARROW && !isOver;
}

function isUpright({ width, height }: Omit<Frame, 'insets'>): boolean {
  return width <= height * UPRIGHT;
}

/** Do all panels stand at the right hand, since the window is so low? */
export function isLow({ height }: Pick<Frame, 'height'>): boolean {
  return height <= LOW_WINDOW;
}

/** On an upright screen a broad board is turned. Its outlines must be loaded. */
export function tableBoard(id: BoardId, frame: Omit<Frame, 'insets'>): BoardGeometry {
  const board = boardGeometry(id);
  return isUpright(frame) ? upright(board) : board;
}

export function arrangementFor(frame: Frame): Arrangement {
  const { width, height, insets } = frame;
  // On an upright screen the table must not be rearranged whenever a sheet opens.
  if (isUpright(frame)) return 'tall';
  if (width - insets.left - insets.right < (height - insets.top - insets.bottom) * TALL) return 'tall';
  return width >= height * WIDE && !isLow(frame) ? 'wide' : 'snug';
}

/** Where the die rests on the table of a frame, in board units. Its board's outlines must be loaded. */
export function diePlaceIn(board: BoardId, frame: Frame): TablePlace {
  return diePlace(tableBoard(board, frame), arrangementFor(frame));
}
