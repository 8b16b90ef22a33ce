import type { CameraView } from '../attention/index.ts';
import { stackPlace } from '../layout/ground.ts';
import type { Rolling } from '../motion/show-store.ts';
import { FIELD, type Frame, type Framing, frameAll, towards } from './framing.ts';
import { PLAN } from './seated-view.ts';
import { box, regionPoints, type Subject } from './table-points.ts';

/** Room for the end of a throw: from its resting place, how far aside it strays, how high it flies, in board units. */
const THROW = { reach: 0.4, aside: 0.36, height: 0.75 } as const;
/** Elevation from which figures are seen as figures and the die's face is read, in radians. */
const CLOSE = 0.84;
/** Room over a region for what is said of the throw, in board units: above the figure there, and to either side. */
const SIGN = { over: 1.3, aside: 0.6 } as const;
/** Half of what is seen around both, at least, in board units. */
const LEAST = { across: 1.2, deep: 0.8 } as const;

/** Where the camera goes to see a die and what it is thrown for, as near as both can be, clear of the panels. */
export function throwFraming(view: CameraView, { board }: Subject, frame: Frame, rolling: Rolling): Framing {
  const { region, from } = rolling;
  const [x, y, z] = rolling.at;
  const { reach, aside, height } = THROW;
  const thrown = [0, 1].flatMap((far) => {
    const [acrossX, acrossZ] = [x + Math.cos(from) * reach * far, z + Math.sin(from) * reach * far];
    return [0, height].flatMap((up) => box(acrossX, acrossZ, aside, aside, y + up));
  });
  const [atX, ground, atZ] = region === null ? rolling.at : stackPlace(board, region);
  const sign = box(atX, atZ, SIGN.aside, 0, ground + SIGN.over);
  const least = box((x + atX) / 2, (z + atZ) / 2, LEAST.across, LEAST.deep, y);
  const points = [...thrown, ...regionPoints(board, region), ...sign, ...least];
  const elevation = view === 'plan' ? PLAN : CLOSE;
  return frameAll([{ points, insets: frame.insets }], towards(elevation, 0), 0, FIELD, frame);
}
