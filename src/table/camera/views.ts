import type { CameraView } from '../../attention/index.ts';
import type { BoardGeometry } from '../../boards/index.ts';
import type { Seat } from '../../rules/index.ts';
import { type Arrangement, boardHalf, COMBO, comboPlace, diePlace, seatPlace, trayArea } from '../layout/table-plan.ts';
import { type Frame, type Framing, frameAll, noInsets, towards, type Vector } from './framing.ts';

/** Vertical field of view, in radians. */
export const FIELD = (28 * Math.PI) / 180;
/** Elevation of the seated camera above the table's plane; flatter on a wide screen, steeper on a tall one. */
const SEATED = { wide: 0.98, tall: 1.16 } as const;
/** Straight down, minus a hair, so that up stays up. */
const PLAN = Math.PI / 2 - 0.0005;
/** Room above the slab for the figures in the far rows. */
const HEADROOM = 0.55;

/** Frames narrower than this many heights count as upright. */
const UPRIGHT = 0.8;

/** Margin around everything, in board units. */
const MARGIN = 0.12;

/** Room for a throw of the die: how far from its resting place it begins, and how high it flies, in board units. */
const THROW = { reach: 1.7, height: 1.35 } as const;

/** What a view must show. */
export interface Subject {
  readonly board: BoardGeometry;
  readonly arrangement: Arrangement;
  readonly players: number;
  /** Stacks in the storage tray. */
  readonly tray: number;
}

/** Does the frame fit better with things beside the board (`wide`), or in front of and behind it (`tall`)? */
export function arrangementFor({ width, height, insets }: Frame): Arrangement {
  // On an upright screen the table must not be rearranged whenever a sheet opens.
  if (width < height * UPRIGHT) return 'tall';
  return width - insets.left - insets.right < (height - insets.top - insets.bottom) * 0.95 ? 'tall' : 'wide';
}

/** Turns the camera slightly towards the seat in front of the screen: only a few degrees, so that nobody loses their bearings. */
function azimuthOf({ players }: Subject, seat: Seat): number {
  return (0.5 - (seat + 0.5) / players) * 0.14;
}

/** Where the camera goes for a view. `free` starts from the seated one. */
export function framingFor(view: CameraView, subject: Subject, seat: Seat, frame: Frame): Framing {
  const azimuth = view === 'plan' ? 0 : azimuthOf(subject, seat);
  const elevation = view === 'plan' ? PLAN : SEATED[subject.arrangement];
  const { top, bottom, left } = frame.insets;
  const around = { ...noInsets, top: top / 2, bottom: bottom / 2 };
  // A sheet over an upright screen comes and goes, and may cover the cloths.
  const seats = subject.arrangement === 'tall' ? around : { ...noInsets, top, bottom, left };
  const groups = [
    { points: boardPoints(subject), insets: frame.insets },
    // Every player's cloth stays visible, whichever side of the board it is on.
    { points: seatPoints(subject), insets: seats },
    // The column and the tray may go under the side panels, which show the same.
    { points: aroundPoints(subject), insets: around },
  ];
  return frameAll(groups, towards(elevation, azimuth), azimuth, FIELD, frame);
}

/** Where the camera goes to see the whole throw of the die, from hand to rest, clear of the panels. */
export function throwFraming(view: CameraView, subject: Subject, seat: Seat, frame: Frame): Framing {
  const { board, arrangement } = subject;
  const azimuth = view === 'plan' ? 0 : azimuthOf(subject, seat);
  const elevation = view === 'plan' ? PLAN : SEATED[arrangement];
  const { x, y, z } = diePlace(board, arrangement);
  const { reach, height } = THROW;
  const points = [...box(x, z, reach, reach, y), ...box(x, z, reach * 0.8, reach * 0.8, y + height)];
  return frameAll([{ points, insets: frame.insets }], towards(elevation, azimuth), azimuth, FIELD, frame);
}

/** Room on the table around the die's resting place, in board units. */
const DIE_ROOM = 0.85;

/** Corners of everything on the table: they set its size. */
export function tablePoints(subject: Subject): Vector[] {
  const die = diePlace(subject.board, subject.arrangement);
  const around = [...seatPoints(subject), ...aroundPoints(subject)];
  return [...boardPoints(subject), ...around, ...box(die.x, die.z, DIE_ROOM, DIE_ROOM, die.y)];
}

/** Corners of the board, with room for the figures in its far rows. */
export function boardPoints({ board }: Subject): Vector[] {
  const half = boardHalf(board);
  return [
    ...box(0, 0, half.x + MARGIN, half.z + MARGIN, 0.12),
    [-half.x, HEADROOM, -half.z + 0.6],
    [half.x, HEADROOM, -half.z + 0.6],
  ];
}

/** Corners of the players' cloths. */
export function seatPoints({ board, arrangement, players }: Subject): Vector[] {
  return Array.from({ length: players }, (_, seat) => {
    const { x, y, z, width, depth } = seatPlace(board, arrangement, players, seat);
    return box(x, z, width / 2, depth / 2, y);
  }).flat();
}

/** Corners of the column and the tray. */
function aroundPoints({ board, arrangement, tray }: Subject): Vector[] {
  const points: Vector[] = [];
  for (const index of [0, 2, 3, 5]) {
    const { x, y, z } = comboPlace(board, arrangement, index);
    points.push(...box(x, z, COMBO.width / 2 + MARGIN, COMBO.depth / 2, y));
  }
  const area = trayArea(board, arrangement, tray);
  points.push(...box(area.x, area.z, area.width / 2, area.depth / 2, area.y));
  return points;
}

function box(x: number, z: number, halfX: number, halfZ: number, y: number): Vector[] {
  return [
    [x - halfX, y, z - halfZ],
    [x + halfX, y, z - halfZ],
    [x - halfX, y, z + halfZ],
    [x + halfX, y, z + halfZ],
  ];
}
