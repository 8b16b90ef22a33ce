import { Vector3 } from 'three';
import type { RegionId, Seat } from '../../rules/index.ts';
import type { CameraView } from '../attention/index.ts';
import { boardHalf, diePlace, seatPlace } from '../layout/table-plan.ts';
import { isLow } from './arrangement.ts';
import {
  cameraAt,
  FIELD,
  type Frame,
  type Framing,
  frameAll,
  type Group,
  isFramed,
  towards,
  type Vector,
} from './framing.ts';
import { boardPoints, box, columnPoints, MARGIN, type Subject } from './table-points.ts';

/** In radians: steep on a tall screen, flatter on a wide one, more so for a square board: it fills more. */
const SEATED = { tall: 1.1, wide: 0.98, square: 0.79 } as const;
/** A board this many times as wide as deep counts as wide. */
const WIDE = 1.5;
/** Straight down, minus a hair, so that up stays up; in radians. */
export const PLAN = Math.PI / 2 - 0.0005;
/** Elevation of the seated camera for this board and arrangement, in radians. */
function seatedElevation({ arrangement, board }: Subject): number {
  if (arrangement === 'tall') return SEATED.tall;
  const wide = Math.min(1, Math.max(0, (board.width / board.height - 1) / (WIDE - 1)));
  return SEATED.square + (SEATED.wide - SEATED.square) * wide;
}

/** How much more steeply where the board has less breadth than height, and how steeply at most (radians). */
const STEEPER = [0.06, 0.12, 0.18, 0.24, 0.32] as const;
const STEEPEST = { listed: 1.16, tall: 1.29, turned: 1.19 } as const;
/** A board this many times as deep as wide lies turned. */
const TURNED = 1.15;
/** CSS pixels above what panels cover that the sheet about a chosen region takes on an upright screen. */
const SHEET = 118;
/** Share of the breadth of a card that the board keeps clear of. */
const CARDS_BESIDE = 0.35;
/** How far what lies on a cloth reaches over its edge, in board units. */
const FRINGE = 0.09;
/** Half the width of the die's resting place, in board units. */
const DIE_SIZE = 0.3;

/**
 * What a hand takes in this part of the turn: a combo of the column or tokens of one's posts, both in a list beside the board, tokens of one's own
 * cloth, the die. It is in sight then, but for what a list beside the board says as well: `column`, `posts`, and at the end `results`.
 */
export type AtHand = 'column' | 'cloth' | 'posts' | 'die' | 'results';

/**
 * Where the camera goes for a view: straight at the board, as near as the panels allow; the rest of the table may be cut by the frame or lie under
 * panels, which say the same, but for what is at hand. `free` starts from the seated view.
 * @param chosen the region a sheet tells about: on an upright screen it is seen above the sheet.
 */
export function framingFor(
  view: CameraView,
  subject: Subject,
  seat: Seat,
  frame: Frame,
  atHand: readonly AtHand[] = [],
  chosen: RegionId | null = null,
): Framing {
  const { insets } = frame;
  // Cards come and go over part of a wide board, on the side they are not about; lists stay beside it.
  const isListed = atHand.some((thing) => thing !== 'cloth' && thing !== 'die') || isLow(frame);
  const right = subject.arrangement !== 'tall' && !isListed ? insets.right * CARDS_BESIDE : insets.right;
  const things = subject.arrangement === 'tall' ? [] : atHand;
  const column = subject.arrangement === 'wide' && !isListed ? columnPoints(subject) : [];
  // Beside a rail nothing lies over the frame's corners: they are in sight as well.
  const half = boardHalf(subject.board);
  const corners = isLow(frame) && subject.arrangement !== 'tall' ? box(0, 0, half.x + MARGIN, half.z, 0) : [];
  const board = { points: [...boardPoints(subject), ...corners], insets: { ...insets, right } };
  // Cards come and go over the rest on the right. On an upright screen the board has all of the breadth.
  const hand = {
    points: [...things.flatMap((thing) => handPoints(subject, seat)[thing]), ...column],
    insets: { ...insets, right: 0 },
  };
  const from = (elevation: number, groups: readonly Group[]) =>
    frameAll(groups, towards(elevation, 0), 0, FIELD, frame);
  const seated = seatedElevation(subject);
  const usual = view === 'plan' ? PLAN : seated;
  // The board stays where it is while all of that is in sight anyway.
  const needed = isFramed(from(usual, [board]), hand, FIELD, frame) ? [board] : [board, hand];
  const near = from(usual, needed);
  const isTall = subject.arrangement === 'tall';
  if (view === 'plan' || !(isListed || isTall)) return isTall ? aboveSheet(near) : near;
  // Where the board has less breadth than height the camera looks down more steeply, as far as the board grows by it.
  // A turned board fills the height anyway: there faces count for more.
  const isTurned = subject.board.height > subject.board.width * TURNED;
  const steepest = isTall ? (isTurned ? STEEPEST.turned : STEEPEST.tall) : STEEPEST.listed;
  const steeper = STEEPER.map((more) => from(Math.min(usual + more, steepest), needed));
  const best = [near, ...steeper].reduce((a, b) => (sizeOf(b, subject, frame) > sizeOf(a, subject, frame) ? b : a));
  return isTall ? aboveSheet(best) : best;

  /** Where the sheet would lie over the chosen region, the whole board is seen above it, its far row included. */
  function aboveSheet(framing: Framing): Framing {
    const aboveTheSheet = { ...insets, bottom: insets.bottom + SHEET };
    // Beside a list there is no sheet.
    const isSeen =
      chosen === null || isListed || !isUnder(framing, subject, { ...frame, insets: aboveTheSheet }, chosen);
    if (isSeen) return framing;
    return framingFor(view, subject, seat, { ...frame, insets: aboveTheSheet }, atHand);
  }
}

/** Does what covers the frame's foot lie over some of the chosen region? */
function isUnder(framing: Framing, { board }: Subject, { width, height, insets }: Frame, chosen: RegionId): boolean {
  const outline = board.regions[chosen]?.outline ?? [];
  const camera = cameraAt(framing, FIELD, width / height);
  const foot = (2 * insets.bottom) / height - 1;
  return outline.some(({ x, y }) => new Vector3(x, 0, y).project(camera).y < foot);
}

/** How much of the picture the board takes: a trapezium's area, in arbitrary units. */
function sizeOf({ position, target }: Framing, { board }: Subject, { width, height }: Frame): number {
  const camera = cameraAt({ position, target }, FIELD, width / height);
  const at = (x: number, z: number) => new Vector3((x * board.width) / 2, 0, (z * board.height) / 2).project(camera);
  const [far, near] = [at(1, -1), at(1, 1)];
  const [left, other] = [at(-1, -1), at(-1, 1)];
  return (far.x - left.x + near.x - other.x) * (far.y - near.y);
}

function handPoints(subject: Subject, seat: Seat): Record<AtHand, Vector[]> {
  const { board, arrangement, players } = subject;
  const cloth = seatPlace(board, players, seat);
  const die = diePlace(board, arrangement);
  // With the fringe, and the banners that hang over it.
  const whole = box(cloth.x, cloth.z, cloth.width / 2, cloth.depth / 2 + FRINGE, cloth.y);
  return {
    column: [],
    cloth: whole,
    posts: [],
    results: [],
    die: box(die.x, die.z, DIE_SIZE, DIE_SIZE, die.y),
  };
}
