import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import { stackPlace } from '../../src/table/layout/ground.ts';
import { FIGURE } from '../../src/table/layout/placement.ts';
import { boardGeometry, outlinesOf } from '../../src/table/outlines/index.ts';
import type { Exposure, Staged } from './exposure.ts';

type Triple = readonly [number, number, number];

/** Who is in the air: a piece of a region's stack, from the top, where its foot is (board units), its turn (radians), how it is stretched. */
interface Flyer {
  readonly region: number;
  readonly nth: number;
  readonly at: Triple;
  readonly turn: Triple;
  readonly stretch: Triple;
}

/** What the README's first picture shows of the living table: lengths in board units, angles in degrees. */
export const set = {
  /** What the camera is lower or higher above, and looks past. */
  about: [0.1, 0.2, 0.6] as Triple,
  elevation: 30,
  pitch: 25,
  azimuth: 17,
  far: 5,
  field: 24,
  focus: 4.8,
  opening: 0.06,
  lamp: 0.9,
  pictures: 64,
  flyers: [
    { region: 26, nth: 0, at: [-0.95, 0.95, 0.55], turn: [0.3, 0.4, 2.4], stretch: [1, 1.08, 1] },
    { region: 33, nth: 0, at: [-0.5, 1.25, 0.75], turn: [-0.25, -0.35, 0.2], stretch: [1, 1.06, 1] },
  ] as readonly Flyer[],
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export async function stage({ about, elevation, pitch, azimuth, far, flyers, ...rest } = set): Promise<Exposure> {
  await outlinesOf(5).promise();
  const board = boardGeometry(5);
  const staged = flyers.map(({ region, nth, at, turn, stretch }): Staged => {
    const [x, , z] = stackPlace(board, region);
    const turned = new Quaternion().setFromEuler(new Euler(...turn));
    const scale = new Vector3(...stretch).multiplyScalar(FIGURE);
    return { from: [x, z], nth, matrix: new Matrix4().compose(new Vector3(...at), turned, scale).elements };
  });
  const towards = (angle: number) =>
    new Vector3(
      Math.sin(radians(azimuth)) * Math.cos(radians(angle)),
      Math.sin(radians(angle)),
      Math.cos(radians(azimuth)) * Math.cos(radians(angle)),
    );
  const eye = new Vector3(...about).addScaledVector(towards(elevation), far);
  const target = eye.clone().sub(towards(pitch));
  return { eye: eye.toArray(), target: target.toArray(), staged, ...rest };
}
