import type { CameraControlsImpl } from '@react-three/drei';
import { Vector3 } from 'three';
import type { RegionId } from '../../rules/index.ts';
import { stackPlace } from '../layout/ground.ts';
import { TABLE_TOP } from '../layout/placement.ts';
import { pursePlace } from '../layout/seats.ts';
import { seatPlace } from '../layout/table-plan.ts';
import type { Won } from '../motion/show-store.ts';
import { cameraAt, FIELD, type Frame, type Framing, frameAll, towards } from './framing.ts';
import { HONOUR, seatedElevation } from './seated-view.ts';
import { box, regionPoints, type Subject, tablePoints } from './table-points.ts';

/** How many of a winner's regions are shown, nearest to the coins. */
const HEART = 4;
/** Share of the breadth of the standings that the coins keep clear of. */
const COINS_BESIDE = 0.5;
/** Half the room of a purse with its piles, in board units. */
const COINS = { across: 0.6, deep: 0.28 } as const;
/** Height of a pile of coins or a purse on a cloth, in board units. */
const PILE = 0.35;
/** Elevation from which a winner on the near side is seen, in radians: lower, since nothing hides the cloth. */
const LOW_HONOUR = 0.9;
/** From the outermost thing on the table to where its top certainly still is, in board units. */
const TABLE_RIM = 0.75;

/** The winner's lands and coins together, clear of panels and the table's near edge; azimuth in radians. */
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

/** Milliseconds of the way to the winner's lands, and of the arc around them. */
const APPROACH = 1400;
const ARC = 3200;
/** How far the camera swings to each side, in radians. */
export const SWING = 0.26;

/** Circles the winner's lands once, then calls `back`. Returns a function that stops it. */
export function circle(
  hands: CameraControlsImpl,
  subject: Subject,
  won: Won,
  frame: Frame,
  back: () => void,
): () => void {
  const { smoothTime } = hands;
  const go = ({ position, target }: Framing) => void hands.setLookAt(...position, ...target, true);
  const stop = () => {
    for (const timer of timers) window.clearTimeout(timer);
    hands.smoothTime = smoothTime;
  };
  hands.smoothTime = APPROACH / 2000;
  go(victoryFraming(subject, won, frame, -SWING));
  const timers = [
    window.setTimeout(() => {
      hands.smoothTime = ARC / 2000;
      go(victoryFraming(subject, won, frame, SWING));
    }, APPROACH),
    window.setTimeout(() => {
      stop();
      back();
    }, APPROACH + ARC),
  ];
  return stop;
}
