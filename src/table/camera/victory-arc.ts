import type { CameraControlsImpl } from '@react-three/drei';
import { stackPlace } from '../layout/ground.ts';
import { pursePlace } from '../layout/seats.ts';
import { seatPlace } from '../layout/table-plan.ts';
import type { Won } from '../motion/show-store.ts';
import { FIELD, type Frame, type Framing, frameAll, towards, type Vector } from './framing.ts';
import { box, type Subject } from './table-points.ts';

/** Half the ground around a winner's stack that is seen, and up to where its figure hops, in board units. */
const LAND = { around: 0.7, high: 0.86 } as const;
/** What is seen of a winner without land: from its purse over its coins, and how high they lie, in board units. */
const COINS = { across: 1.5, deep: 0.4, high: 0.5 } as const;
/** Elevations, in radians: among the figures, and from where a cloth behind the far row is seen over them. */
const LOW = { land: 0.52, far: 1 } as const;

/** Each winner's strongest land, or its cloth, as near as that allows; azimuth in radians. */
export function victoryFraming({ board, players }: Subject, { places }: Won, frame: Frame, azimuth: number): Framing {
  const cloths = places.flatMap(({ seat, region }) => (region === null ? [seatPlace(board, players, seat)] : []));
  const lands = places.flatMap(({ region }) => (region === null ? [] : [stackPlace(board, region)]));
  const points = [
    ...lands.flatMap(([x, y, z]) => raised(x, z, LAND.around, LAND.around, y, LAND.high)),
    ...cloths.flatMap((cloth) => {
      const [x, y, z] = pursePlace(cloth);
      return raised(x - COINS.across / 2, z, COINS.across, COINS.deep, y, COINS.high);
    }),
  ];
  const isFar = cloths.some(({ side }) => side < 0);
  // Nobody else's place has to be seen as well: from the other side of the table, as whoever won there sees it.
  const isAcross = lands.length === 0 && cloths.every(({ side }) => side < 0);
  const from = isAcross ? azimuth + Math.PI : azimuth;
  const direction = towards(isFar && !isAcross ? LOW.far : LOW.land, from);
  return frameAll([{ points, insets: frame.insets }], direction, from, FIELD, frame);
}

/** Its ground, and above its middle what stands there. */
function raised(x: number, z: number, halfX: number, halfZ: number, y: number, high: number): Vector[] {
  return [...box(x, z, halfX, halfZ, y), ...box(x, z, halfX / 2, 0, y + high)];
}

/** Milliseconds of the way to the winner's land, and of the arc around it: by then all of the end is still. */
const APPROACH = 1200;
const ARC = 2000;
/** How far to the left the arc begins, and how far to the right it ends and stays, in radians. */
export const SWING = { from: -0.3, to: 0.16 } as const;

/** Swings around the winner's land once, and stays, then calls `done`. Returns a function that stops it. */
export function circle(
  hands: CameraControlsImpl,
  subject: Subject,
  won: Won,
  frame: Frame,
  done: () => void,
): () => void {
  const { smoothTime } = hands;
  const go = ({ position, target }: Framing) => void hands.setLookAt(...position, ...target, true);
  const stop = () => {
    for (const timer of timers) window.clearTimeout(timer);
    hands.smoothTime = smoothTime;
  };
  hands.smoothTime = APPROACH / 2000;
  go(victoryFraming(subject, won, frame, SWING.from));
  const timers = [
    window.setTimeout(() => {
      hands.smoothTime = ARC / 2000;
      go(victoryFraming(subject, won, frame, SWING.to));
    }, APPROACH),
    window.setTimeout(() => {
      stop();
      done();
    }, APPROACH + ARC),
  ];
  return stop;
}
