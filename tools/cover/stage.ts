import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import { towards } from '../../src/table/camera/framing.ts';
import { DustPool, groundTones } from '../../src/table/dust/dust-pool.ts';
import { stackPlace } from '../../src/table/layout/ground.ts';
import { FIGURE } from '../../src/table/layout/placement.ts';
import { boardGeometry, outlinesOf } from '../../src/table/outlines/index.ts';
import type { Exposure, Staged } from './exposure.ts';

type Triple = readonly [number, number, number];

/** Who is in the air: the top of what is left of a region's stack, where its foot is (board units), its turn (radians), how it is stretched. */
interface Flyer {
  readonly region: number;
  readonly at: Triple;
  readonly turn: Triple;
  readonly stretch: Triple;
}

/** What the README's first picture shows of the living table: lengths in board units, angles in degrees. */
const set = {
  /** Seen from so high above the table, at that distance, and from so far to the right; the camera is tilted less, for some of the room. */
  about: [0.3, 0.3, 0.4] as Triple,
  elevation: 30,
  far: 5.6,
  azimuth: 18,
  pitch: 24.1,
  field: 24,
  focus: 5.25,
  opening: 0.032,
  light: 1.15,
  lamp: 0.9,
  pictures: 40,
  /** Where dust flies up, how high above the ground, and for how many seconds it has. */
  blow: { region: 19, high: 0.06, now: 0.2 },
  /** A dwarf and one of the chips he stood on, and the troll that was beside the Dragon. */
  flyers: [
    { region: 19, at: [-0.3, 1.5, 0.3], turn: [-0.4, 0.3, 2.75], stretch: [1.05, 1.1, 1.05] },
    { region: 19, at: [-0.2, 0.66, 0.3], turn: [-0.3, 0, -0.9], stretch: [1, 1, 1] },
    { region: 13, at: [0.22, 1.08, 0.1], turn: [0.05, 0.25, 0.4], stretch: [1.2, 1.28, 1.2] },
  ] as readonly Flyer[],
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export async function stage({ about, elevation, pitch, azimuth, far, flyers, blow, ...rest } = set): Promise<Exposure> {
  await outlinesOf(5).promise();
  const board = boardGeometry(5);
  const staged = flyers.map(({ region, at, turn, stretch }): Staged => {
    const [x, , z] = stackPlace(board, region);
    const turned = new Quaternion().setFromEuler(new Euler(...turn));
    const scale = new Vector3(...stretch).multiplyScalar(FIGURE);
    return { from: [x, z], matrix: new Matrix4().compose(new Vector3(...at), turned, scale).elements };
  });
  const pool = new DustPool();
  const [x, y, z] = stackPlace(board, blow.region);
  pool.ring(x, y + blow.high, z, groundTones.hill, 0);
  const lists = { place: [...pool.places], drift: [...pool.drifts], look: [...pool.looks] };
  const from = (angle: number) => new Vector3(...towards(radians(angle), radians(azimuth)));
  const eye = new Vector3(...about).addScaledVector(from(elevation), far);
  const target = eye.clone().sub(from(pitch));
  return { eye: eye.toArray(), target: target.toArray(), staged, dust: { lists, now: blow.now }, ...rest };
}
