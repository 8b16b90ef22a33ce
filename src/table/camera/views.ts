import { Vector3 } from 'three';
import type { CameraView } from '../../attention/index.ts';
import { type BoardGeometry, boardGeometry, upright } from '../../boards/index.ts';
import type { BoardId, RegionId, Seat } from '../../rules/index.ts';
import { stackPlace } from '../layout/ground.ts';
import { pursePlace } from '../layout/seats.ts';
import { type Arrangement, boardHalf, COMBO, comboPlace, diePlace, seatPlace, trayArea } from '../layout/table-plan.ts';
import { throwDirection } from '../layout/throw-direction.ts';
import { TABLE_TOP } from '../layout/units.ts';
import type { Won } from '../motion/said.ts';
import { cameraAt, type Frame, type Framing, frameAll, type Group, isFramed, towards, type Vector } from './framing.ts';

/** Vertical field of view, in radians. */
export const FIELD = (28 * Math.PI) / 180;
/**
 * Elevation of the seated camera above the table's plane: steep on a tall screen; on a wide one flatter, all the more for a board as deep as it is
 * wide, which then fills more of the picture.
 */
const SEATED = { tall: 1.1, wide: 0.98, square: 0.72 } as const;
/** How much more steeply the camera may look down where the board has less breadth than height, and how steeply at most, in radians. */
const STEEPER = [0.06, 0.12, 0.18, 0.24, 0.32] as const;
const STEEPEST = { listed: 1.16, tall: 1.4, turned: 1.19 } as const;
/** Down to where a chosen region is seen on an upright screen, as a share of its height: below is the sheet. */
const SHEET = 0.54;
/** A board this many times as wide as deep counts as wide. */
const WIDE = 1.5;
/** Straight down, minus a hair, so that up stays up. */
const PLAN = Math.PI / 2 - 0.0005;
/** From the ground of a region to the crown of the tallest figure that stands there on a few chips, in board units. */
const CROWN = 0.6;

/** Frames at least so many heights wide have room for the column beside the board. */
const ROOMY = 2.15;

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

/** What a frame has room for around the board. */
export function arrangementFor(frame: Frame): Arrangement {
  const { width, height, insets } = frame;
  // On an upright screen the table must not be rearranged whenever a sheet opens.
  if (isUpright(frame)) return 'tall';
  if (width - insets.left - insets.right < (height - insets.top - insets.bottom) * 0.95) return 'tall';
  return width >= height * ROOMY && height > LOW ? 'wide' : 'snug';
}

/**
 * What a hand takes in this part of the turn: a combo of the column or tokens of one's posts, both in a list beside the board, tokens of one's own
 * cloth, the die. It is in sight then, but for what the list says as well. `honour`: at the end, the winner's cloth, beside the list of results.
 */
export type AtHand = 'column' | 'cloth' | 'posts' | 'die' | 'honour';

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
  const isListed = atHand.some((thing) => thing !== 'cloth' && thing !== 'die') || frame.height <= LOW;
  const right = subject.arrangement !== 'tall' && !isListed ? insets.right * CARDS_BESIDE : insets.right;
  const things = subject.arrangement === 'tall' ? [] : atHand;
  const column = subject.arrangement === 'wide' && !isListed ? columnPoints(subject) : [];
  // Beside a rail nothing lies over the frame's corners: they are in sight as well.
  const half = boardHalf(subject.board);
  const corners = frame.height <= LOW && subject.arrangement !== 'tall' ? box(0, 0, half.x + MARGIN, half.z, 0) : [];
  const board = { points: [...boardPoints(subject), ...corners], insets: { ...insets, right } };
  // Cards come and go over what else is on the right. On an upright screen the board has all of the breadth; panels say the rest.
  const hand = {
    points: [...things.flatMap((thing) => handPoints(subject, seat)[thing]), ...column],
    insets: { ...insets, right: 0 },
  };
  const from = (elevation: number, groups: readonly Group[]) =>
    frameAll(groups, towards(elevation, 0), 0, FIELD, frame);
  const seated = seatedElevation(subject);
  const usual = view === 'plan' ? PLAN : atHand.includes('honour') ? Math.max(seated, HONOUR) : seated;
  // The board stays where it is while all of that is in sight anyway.
  const needed = isFramed(from(usual, [board]), hand, FIELD, frame) ? [board] : [board, hand];
  const near = from(usual, needed);
  const isTall = subject.arrangement === 'tall';
  if (view === 'plan' || !(isListed || isTall)) return isTall ? aboveSheet(near, subject, frame, chosen) : near;
  // Where the board has less breadth than height the camera looks down more steeply, as far as the board grows by it.
  // A turned board fills the height anyway: there faces count for more.
  const isTurned = subject.board.height > subject.board.width * 1.15;
  const steepest = isTall ? (isTurned ? STEEPEST.turned : STEEPEST.tall) : STEEPEST.listed;
  const steeper = STEEPER.map((more) => from(Math.min(usual + more, steepest), needed));
  const best = [near, ...steeper].reduce((a, b) => (sizeOf(b, subject, frame) > sizeOf(a, subject, frame) ? b : a));
  return isTall ? aboveSheet(best, subject, frame, chosen) : best;
}

/** The same framing, moved so that the chosen region is seen above the sheet that says what it costs. */
function aboveSheet(framing: Framing, { board }: Subject, { width, height }: Frame, chosen: RegionId | null): Framing {
  const outline = chosen === null ? [] : (board.regions[chosen]?.outline ?? []);
  const camera = cameraAt(framing, FIELD, width / height);
  const rows = outline.map(({ x, y }) => new Vector3(x, 0, y).project(camera).y);
  const below = 1 - 2 * SHEET - Math.min(...rows);
  if (outline.length === 0 || below <= 0) return framing;
  // A step towards the viewer, tried out: how far it moves the region up.
  const [x, y, z] = framing.position;
  const nearest = Math.max(...outline.map((point) => point.y));
  const shift = (by: number): Framing => ({
    position: [x, y, z + by],
    target: [framing.target[0], framing.target[1], framing.target[2] + by],
  });
  const rise = (by: number) =>
    new Vector3(0, 0, nearest).project(cameraAt(shift(by), FIELD, width / height)).y -
    new Vector3(0, 0, nearest).project(camera).y;
  return shift(below / rise(1));
}

/** How much of the picture the board takes: a trapezium's area, in arbitrary units. */
function sizeOf({ position, target }: Framing, { board }: Subject, { width, height }: Frame): number {
  const camera = cameraAt({ position, target }, FIELD, width / height);
  const at = (x: number, z: number) => new Vector3((x * board.width) / 2, 0, (z * board.height) / 2).project(camera);
  const [far, near] = [at(1, -1), at(1, 1)];
  const [left, other] = [at(-1, -1), at(-1, 1)];
  return (far.x - left.x + near.x - other.x) * (far.y - near.y);
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
    column: [],
    cloth: box(cloth.x, cloth.z, cloth.width / 2, cloth.depth / 2, cloth.y),
    posts: [],
    honour: box(cloth.x, cloth.z, cloth.width / 2, cloth.depth / 2, cloth.y),
    die: box(die.x, die.z, DIE_SIZE, DIE_SIZE, die.y),
  };
}

/**
 * Where the camera goes to see the whole throw of the die by this player, from hand to rest, clear of the panels: on an upright screen close to the die
 * and the region it is thrown for, else far enough away for the whole board.
 */
export function throwFraming(
  view: CameraView,
  subject: Subject,
  frame: Frame,
  thrower: Seat,
  region: RegionId | null = null,
): Framing {
  const { board, arrangement, players } = subject;
  const elevation = view === 'plan' ? PLAN : seatedElevation(subject);
  const from = (groups: readonly Group[]) => frameAll(groups, towards(elevation, 0), 0, FIELD, frame);
  const { x, y, z } = diePlace(board, arrangement);
  const { reach, aside, height } = THROW;
  const angle = throwDirection({ board, arrangement }, players, thrower);
  const points = [0, 1].flatMap((far) => {
    const [acrossX, acrossZ] = [x + Math.cos(angle) * reach * far, z + Math.sin(angle) * reach * far];
    return [...box(acrossX, acrossZ, aside, aside, y), ...box(acrossX, acrossZ, aside, aside, y + height)];
  });
  const { top, bottom, left } = frame.insets;
  if (arrangement !== 'tall')
    return from([{ points: [...points, ...boardPoints(subject)], insets: { top, bottom, left, right: 0 } }]);
  const half = boardHalf(board);
  const seen = (more: readonly Vector[]) => from([{ points: [...points, ...more], insets: frame.insets }]);
  const foughtFor = regionPoints(board, region);
  const edge = box(0, half.z - NEAR_ROW, Math.min(board.width / 2, 2.3), 0, 0);
  // Never further away than where the near edge fills the breadth: the die is to be read.
  const isNear = region !== null && seen(foughtFor).position[1] <= seen(edge).position[1];
  const needed = isNear ? foughtFor : edge;
  const least = seen(needed);
  // What height is left shows more of the board rather than of the empty table.
  for (let far = -half.z; far < half.z; far += FURTHER) {
    const filled = seen([...needed, [0, 0, far]]);
    if (filled.position[1] <= least.position[1] * 1.001) return filled;
  }
  return least;
}

/** Corners of a region and the crown of what stands there; nothing for no region. */
function regionPoints(board: BoardGeometry, region: RegionId | null): Vector[] {
  if (region === null) return [];
  const [x, y, z] = stackPlace(board, region);
  const outline = board.regions[region]?.outline ?? [];
  return [...outline.map((point): Vector => [point.x, 0, point.y]), [x, y + CROWN, z]];
}

/** Steps in which more of the board is tried behind a die, in board units. */
const FURTHER = 0.2;

/**
 * Where the camera goes to see the heart of a winner's lands and the coins on the cloth together, clear of the panels and of the table's near edge, from so
 * far around the table, in radians.
 */
export function victoryFraming(subject: Subject, { seats, regions }: Won, frame: Frame, azimuth: number): Framing {
  const { board, players, arrangement } = subject;
  const cloths = seats.map((seat) => seatPlace(board, players, seat));
  const purses = cloths.map(pursePlace);
  const away = (region: RegionId) => {
    const [x, , z] = stackPlace(board, region);
    return Math.min(...purses.map((purse) => Math.hypot(purse[0] - x, purse[2] - z)));
  };
  const heart = regions.toSorted((a, b) => away(a) - away(b)).slice(0, HEART);
  const coins = purses.flatMap(([x, y, z]) => [
    ...box(x, z, COINS.across, COINS.deep, y),
    ...box(x, z, COINS.across, COINS.deep, y + PILE),
  ]);
  const isLow = arrangement !== 'tall' && cloths.every(({ side }) => side > 0);
  const direction = towards(isLow ? LOW_HONOUR : Math.max(seatedElevation(subject), HONOUR), azimuth);
  const groups = [
    { points: heart.flatMap((region) => regionPoints(board, region)), insets: frame.insets },
    // At the foot there is room beside the buttons of the camera: the standings end far above.
    { points: coins, insets: { ...frame.insets, right: frame.insets.right * COINS_BESIDE } },
  ];
  return onTable(frameAll(groups, direction, azimuth, FIELD, frame), subject, frame);
}

/** The same framing, moved away from the viewer until nothing beyond the table's near edge is seen. */
function onTable({ position, target }: Framing, subject: Subject, { width, height }: Frame): Framing {
  const camera = cameraAt({ position, target }, FIELD, width / height);
  const edge = Math.max(...tablePoints(subject).map(([, , z]) => z)) + TABLE_RIM;
  const nearest = [-1, 1].map((side) => {
    const ray = new Vector3(side, -1, 0.5).unproject(camera).sub(camera.position);
    return position[2] + (ray.z * (position[1] - TABLE_TOP)) / -ray.y;
  });
  const over = Math.max(0, Math.max(...nearest) - edge);
  return {
    position: [position[0], position[1], position[2] - over],
    target: [target[0], target[1], target[2] - over],
  };
}

/** How many of a winner's regions are shown, nearest to the coins. */
const HEART = 4;
/** Share of the breadth of the standings that the coins keep clear of. */
const COINS_BESIDE = 0.5;
/** Half the room of a purse with its piles, in board units. */
const COINS = { across: 0.6, deep: 0.28 } as const;
/** Elevation from which a winner on the near side is seen, in radians: lower, since nothing hides the cloth. */
const LOW_HONOUR = 0.9;
/** From the outermost thing on the table to where its top certainly still is, in board units. */
const TABLE_RIM = 0.75;
/** Height of a pile of coins or a purse on a cloth, in board units. */
const PILE = 0.35;
/** Elevation from which a cloth behind the far row is seen over its figures, in radians. */
const HONOUR = 1;

/** Depth of what is seen of the board behind a die that is thrown in front of it, in board units. */
const NEAR_ROW = 0.9;

/** Half the width of the die's resting place, in board units. */
const DIE_SIZE = 0.3;
/** Room on the table around the die's resting place, in board units. */
const DIE_ROOM = 0.85;

/** How far the wood goes on beyond the cloths of an upright screen, which is higher than the board is long, in board units. */
const BEYOND = 3;

/** How far the wood goes on before the board, so that a camera that circles it does not look past it, in board units. */
const NEAR_WOOD = 2;

/** Corners of everything on the table: they set its size. */
export function tablePoints(subject: Subject): Vector[] {
  const die = diePlace(subject.board, subject.arrangement);
  const far = boardHalf(subject.board).z + (subject.arrangement === 'tall' ? BEYOND : 0);
  const near: Vector = [0, die.y, boardHalf(subject.board).z + NEAR_WOOD];
  const around = [...seatPoints(subject), ...aroundPoints(subject), ...box(0, 0, 0, far, die.y), near];
  return [...boardPoints(subject), ...around, ...box(die.x, die.z, DIE_ROOM, DIE_ROOM, die.y)];
}

/** Corners of the board, and the crowns of the figures on it. The wood of its frame may be cut at the sides, or lie under panels. */
export function boardPoints({ board }: Subject): Vector[] {
  const crowns = board.regions.map(({ id }): Vector => {
    const [x, y, z] = stackPlace(board, id);
    return [x, y + CROWN, z];
  });
  return [...box(0, 0, board.width / 2 + MARGIN, boardHalf(board).z + MARGIN, 0.12), ...crowns];
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
