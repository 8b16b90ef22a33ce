import type { RegionId, Seat } from '../../rules/index.ts';
import type { CameraView } from '../attention/index.ts';
import { throwDirection } from '../layout/die.ts';
import { boardHalf, diePlace } from '../layout/table-plan.ts';
import { FIELD, type Frame, type Framing, frameAll, type Group, towards, type Vector } from './framing.ts';
import { PLAN, seatedElevation } from './seated-view.ts';
import { boardPoints, box, regionPoints, type Subject } from './table-points.ts';

/** Room for a throw: from its resting place, how far aside it strays, how high it flies, in board units. */
const THROW = { reach: 1.6, aside: 0.42, height: 1.3 } as const;
/** Depth of what is seen of the board behind a die that is thrown in front of it, in board units. */
const NEAR_ROW = 0.9;
/** Half the breadth of that, at most, in board units. */
const NEAR_HALF = 2.3;
/** Steps in which more of the board is tried behind a die, in board units. */
const FURTHER = 0.2;
/** A camera so many times as high counts as no higher. */
const SAME_HEIGHT = 1.001;

/**
 * Where the camera goes to see the whole throw of the die by this player, from hand to rest, clear of the panels: on an upright screen close to the die
 * and the region it is thrown for, else far enough away for the whole board.
 * @param side where it comes from, in radians from x towards the viewer, if not from the player
 */
export function throwFraming(
  view: CameraView,
  subject: Subject,
  frame: Frame,
  thrower: Seat,
  region: RegionId | null = null,
  side?: number,
): Framing {
  const { board, arrangement, players } = subject;
  const elevation = view === 'plan' ? PLAN : seatedElevation(subject);
  const from = (groups: readonly Group[]) => frameAll(groups, towards(elevation, 0), 0, FIELD, frame);
  const { x, y, z } = diePlace(board, arrangement);
  const { reach, aside, height } = THROW;
  const angle = side ?? throwDirection({ board, arrangement }, players, thrower);
  const points = [0, 1].flatMap((far) => {
    const [acrossX, acrossZ] = [x + Math.cos(angle) * reach * far, z + Math.sin(angle) * reach * far];
    return [...box(acrossX, acrossZ, aside, aside, y), ...box(acrossX, acrossZ, aside, aside, y + height)];
  });
  if (arrangement !== 'tall') return from([{ points: [...points, ...boardPoints(subject)], insets: frame.insets }]);
  const half = boardHalf(board);
  const seen = (more: readonly Vector[]) => from([{ points: [...points, ...more], insets: frame.insets }]);
  const foughtFor = regionPoints(board, region);
  const edge = box(0, half.z - NEAR_ROW, Math.min(board.width / 2, NEAR_HALF), 0, 0);
  // Never further away than where the near edge fills the breadth: the die is to be read.
  const isNear = region !== null && seen(foughtFor).position[1] <= seen(edge).position[1];
  const needed = isNear ? foughtFor : edge;
  const least = seen(needed);
  // What height is left shows more of the board rather than of the empty table.
  for (let far = -half.z; far < half.z; far += FURTHER) {
    const filled = seen([...needed, [0, 0, far]]);
    if (filled.position[1] <= least.position[1] * SAME_HEIGHT) return filled;
  }
  return least;
}
