import type { CameraView } from '../../attention/index.ts';
import { type BoardGeometry, boardGeometry, upright } from '../../boards/index.ts';
import type { BoardId, Seat } from '../../rules/index.ts';
import { type Arrangement, boardHalf, COMBO, comboPlace, diePlace, seatPlace, trayArea } from '../layout/table-plan.ts';
import { throwDirection } from '../layout/throw-direction.ts';
import { type Frame, type Framing, frameAll, isFramed, towards, type Vector } from './framing.ts';

/** Vertical field of view, in radians. */
export const FIELD = (28 * Math.PI) / 180;
/**
 * Elevation of the seated camera above the table's plane: steep on a tall screen; on a wide one flatter, all the more for a board as deep as it is
 * wide, which then fills more of the picture.
 */
const SEATED = { tall: 1.16, wide: 0.98, square: 0.83 } as const;
/** A board this many times as wide as deep counts as wide. */
const WIDE = 1.5;
/** Straight down, minus a hair, so that up stays up. */
const PLAN = Math.PI / 2 - 0.0005;
/** Room above the slab for the figures in the far rows. */
const HEADROOM = 0.52;

/** Frames no wider than this many heights are upright (`UPRIGHT_SCREEN`). */
const UPRIGHT = 0.8;

/** Margin around everything, in board units. */
const MARGIN = 0.03;

/** Room for a throw of the die: how far from its resting place it begins, how far aside it strays, and how high it flies, in board units. */
const THROW = { reach: 1.6, aside: 0.42, height: 1.3 } as const;

/** Windows lower than this many pixels have all of their panels at the right hand, at all times. */
const LOW = 512;

/** Share of the breadth of a card that the board keeps clear of. */
const CARDS_BESIDE = 0.35;

/** What a view must show. */
export interface Subject {
  readonly board: BoardGeometry;
  readonly arrangement: Arrangement;
  readonly players: number;
  /** Stacks in the storage tray. */
  readonly tray: number;
}

/** Is this the screen of a phone as one holds it? */
function isUpright({ width, height }: Omit<Frame, 'insets'>): boolean {
  return width <= height * UPRIGHT;
}

/** The board as it lies on the table of a frame: on an upright screen a broad one is turned. Its outlines must be loaded. */
export function tableBoard(id: BoardId, frame: Omit<Frame, 'insets'>): BoardGeometry {
  const board = boardGeometry(id);
  return isUpright(frame) ? upright(board) : board;
}

/** Does the frame fit better with things beside the board (`wide`), or in front of and behind it (`tall`)? */
export function arrangementFor(frame: Frame): Arrangement {
  const { width, height, insets } = frame;
  // On an upright screen the table must not be rearranged whenever a sheet opens.
  if (isUpright(frame)) return 'tall';
  return width - insets.left - insets.right < (height - insets.top - insets.bottom) * 0.95 ? 'tall' : 'wide';
}

/**
 * What a hand takes in this part of the turn: a combo of the column, tokens of one's own cloth, those in the list of one's posts beside the board, the
 * die. It is in sight then.
 */
export type AtHand = 'column' | 'cloth' | 'posts' | 'die';

/**
 * Where the camera goes for a view: straight at the board, as near as the panels allow; the rest of the table may be cut by the frame or lie under
 * panels, which say the same, but for what is at hand. `free` starts from the seated view.
 */
export function framingFor(
  view: CameraView,
  subject: Subject,
  seat: Seat,
  frame: Frame,
  atHand: readonly AtHand[] = [],
): Framing {
  const elevation = view === 'plan' ? PLAN : seatedElevation(subject);
  const direction = towards(elevation, 0);
  const { insets } = frame;
  // Cards come and go over part of a wide board, on the side they are not about; lists stay beside it.
  const isListed = atHand.includes('column') || atHand.includes('posts') || frame.height <= LOW;
  const right = subject.arrangement === 'wide' && !isListed ? insets.right * CARDS_BESIDE : insets.right;
  const board = { points: boardPoints(subject), insets: { ...insets, right } };
  // Cards come and go over the right-hand side of the table.
  // On an upright screen the board has all of the breadth; panels say the rest.
  const things = subject.arrangement === 'wide' ? atHand : [];
  const hand = { points: things.flatMap((thing) => handPoints(subject, seat)[thing]), insets: { ...insets, right: 0 } };
  const alone = frameAll([board], direction, 0, FIELD, frame);
  // The board stays where it is while all of that is in sight anyway.
  return isFramed(alone, hand, FIELD, frame) ? alone : frameAll([board, hand], direction, 0, FIELD, frame);
}

function seatedElevation({ arrangement, board }: Subject): number {
  if (arrangement === 'tall') return SEATED.tall;
  const wide = Math.min(1, Math.max(0, (board.width / board.height - 1) / (WIDE - 1)));
  return SEATED.square + (SEATED.wide - SEATED.square) * wide;
}

/** Corners of what may be at hand. */
function handPoints(subject: Subject, seat: Seat): Record<AtHand, Vector[]> {
  const { board, arrangement, players } = subject;
  const cloth = seatPlace(board, players, seat);
  const die = diePlace(board, arrangement);
  return {
    column: columnPoints(subject),
    cloth: box(cloth.x, cloth.z, cloth.width / 2, cloth.depth / 2, cloth.y),
    posts: [],
    die: box(die.x, die.z, DIE_SIZE, DIE_SIZE, die.y),
  };
}

/**
 * Where the camera goes to see the whole throw of the die by this player, from hand to rest, clear of the panels: to the die alone on an upright screen,
 * else far enough away for the board as well.
 */
export function throwFraming(view: CameraView, subject: Subject, frame: Frame, thrower: Seat): Framing {
  const { board, arrangement, players } = subject;
  const elevation = view === 'plan' ? PLAN : seatedElevation(subject);
  const { x, y, z } = diePlace(board, arrangement);
  const { reach, aside, height } = THROW;
  const from = throwDirection({ board, arrangement }, players, thrower);
  const points = [0, 1].flatMap((far) => {
    const [acrossX, acrossZ] = [x + Math.cos(from) * reach * far, z + Math.sin(from) * reach * far];
    return [...box(acrossX, acrossZ, aside, aside, y), ...box(acrossX, acrossZ, aside, aside, y + height)];
  });
  const { top, bottom, left } = frame.insets;
  const groups =
    arrangement === 'tall'
      ? [{ points, insets: frame.insets }]
      : [{ points: [...points, ...boardPoints(subject)], insets: { top, bottom, left, right: 0 } }];
  return frameAll(groups, towards(elevation, 0), 0, FIELD, frame);
}

/** Half the width of the die's resting place, in board units. */
const DIE_SIZE = 0.3;
/** Room on the table around the die's resting place, in board units. */
const DIE_ROOM = 0.85;

/** Corners of everything on the table: they set its size. */
export function tablePoints(subject: Subject): Vector[] {
  const die = diePlace(subject.board, subject.arrangement);
  const around = [...seatPoints(subject), ...aroundPoints(subject)];
  return [...boardPoints(subject), ...around, ...box(die.x, die.z, DIE_ROOM, DIE_ROOM, die.y)];
}

/** Corners of the board, with room for the figures in its far rows. */
export function boardPoints({ board, arrangement }: Subject): Vector[] {
  const half = boardHalf(board);
  // The wood of the frame may be cut by the edges of an upright screen.
  const aside = arrangement === 'tall' ? board.width / 2 + MARGIN : half.x + MARGIN;
  return [
    ...box(0, 0, aside, half.z + MARGIN, 0.12),
    [-half.x, HEADROOM, -half.z + 0.6],
    [half.x, HEADROOM, -half.z + 0.6],
  ];
}

/** Corners of the players' cloths. */
export function seatPoints({ board, players }: Subject): Vector[] {
  return Array.from({ length: players }, (_, seat) => {
    const { x, y, z, width, depth } = seatPlace(board, players, seat);
    return box(x, z, width / 2, depth / 2, y);
  }).flat();
}

/** Corners of the column and the tray. */
function aroundPoints(subject: Subject): Vector[] {
  const area = trayArea(subject.board, subject.arrangement, subject.tray);
  return [...columnPoints(subject), ...box(area.x, area.z, area.width / 2, area.depth / 2, area.y)];
}

/** Corners of the column. */
function columnPoints({ board, arrangement }: Subject): Vector[] {
  return [0, 2, 3, 5].flatMap((index) => {
    const { x, y, z } = comboPlace(board, arrangement, index);
    return box(x, z, COMBO.width / 2 + MARGIN, COMBO.depth / 2, y);
  });
}

function box(x: number, z: number, halfX: number, halfZ: number, y: number): Vector[] {
  return [
    [x - halfX, y, z - halfZ],
    [x + halfX, y, z - halfZ],
    [x - halfX, y, z + halfZ],
    [x + halfX, y, z + halfZ],
  ];
}
