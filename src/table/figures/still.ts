import { type BufferGeometry, Color, PerspectiveCamera, Vector3 } from 'three';
import { lamp, stone as stones } from '../../ui/look/index.ts';
import { FILL, key, rim } from '../light/lighting.ts';

export interface StillShot {
  /** Edge of the square picture, in pixels. */
  readonly edge: number;
  /** Degrees around from the front. */
  readonly around: number;
  readonly isStone: boolean;
}

const DEGREE = Math.PI / 180;
/** How bright the lamp is beside three's, where nothing casts a shadow. */
const LAMP = 0.42;

type Light = readonly [number, number, number];
const linear = (colour: string): Light => {
  const { r, g, b } = new Color(colour);
  return [r, g, b];
};

/** Without a graphics card: lit by the table's lamps, no shadows. Square, see-through where nothing is. */
export function stillOf(geometry: BufferGeometry, { edge, around, isStone }: StillShot): ImageData {
  const camera = new PerspectiveCamera(20, 1, 0.5, 60);
  const away = 1.75 / 2 / Math.tan(10 * DEGREE);
  const out = away * Math.cos(24 * DEGREE);
  camera.position.set(
    out * Math.sin(around * DEGREE),
    0.62 + away * Math.sin(24 * DEGREE),
    out * Math.cos(around * DEGREE),
  );
  camera.lookAt(0, 0.62, 0);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  const position = geometry.getAttribute('position');
  const spots = new Float32Array(position.count * 3);
  const spot = new Vector3();
  for (let k = 0; k < position.count; k++) {
    spot.fromBufferAttribute(position, k).project(camera);
    spots.set([((spot.x + 1) / 2) * edge, ((1 - spot.y) / 2) * edge, spot.z], k * 3);
  }
  const tones = tonesOf(geometry, camera, isStone);
  const picture = new ImageData(edge, edge);
  const depths = new Float32Array(edge * edge).fill(Number.POSITIVE_INFINITY);
  const { index } = geometry;
  for (let k = 0; k < (index?.count ?? 0); k += 3)
    fill(picture, depths, spots, tones, [index?.getX(k) ?? 0, index?.getX(k + 1) ?? 0, index?.getX(k + 2) ?? 0]);
  return picture;
}

/** Red, green and blue of each corner as a screen has them, 0 … 255. */
function tonesOf(geometry: BufferGeometry, camera: PerspectiveCamera, isStone: boolean): Float32Array {
  const [normal, colour, finish] = [
    geometry.getAttribute('normal'),
    geometry.getAttribute('color'),
    geometry.getAttribute('fx'),
  ];
  // The lamps turn with the camera: a figure shows its bright side from wherever it is seen.
  const lit = new Vector3(...key.from).normalize().applyEuler(camera.rotation);
  const [moon, up] = [new Vector3(...rim.from).normalize().applyEuler(camera.rotation), new Vector3(0, 1, 0)];
  const [warm, cool, dusk] = [linear(lamp.key), linear(lamp.rim), linear('#b9a48c')];
  const [light, dark] = [linear(stones.light), linear(stones.dark)];
  const tones = new Float32Array(normal.count * 3);
  const facing = new Vector3();
  for (let k = 0; k < normal.count; k++) {
    facing.fromBufferAttribute(normal, k);
    const open = colour.getW(k);
    const [byLamp, byMoon] = [Math.max(0, facing.dot(lit)), Math.max(0, facing.dot(moon))];
    const around = FILL * (1.1 + 0.5 * facing.dot(up));
    const own: Light = [colour.getX(k), colour.getY(k), colour.getZ(k)];
    const bright = Math.sqrt(0.2126 * own[0] + 0.7152 * own[1] + 0.0722 * own[2]);
    for (const i of [0, 1, 2] as const) {
      const carved = (dark[i] + (light[i] - dark[i]) * 0.8 * bright) * (0.5 + 0.5 * open);
      const base = isStone ? carved : own[i];
      const glow = isStone ? 0 : own[i] * finish.getZ(k) * 1.2;
      const sum =
        base * (key.strength * LAMP * byLamp * warm[i] + rim.lit * byMoon * cool[i] + around * dusk[i]) + glow;
      // A soft shoulder, then as screens have it.
      tones[k * 3 + i] = 255 * (sum / (1 + 0.28 * sum)) ** (1 / 2.2);
    }
  }
  return tones;
}

/** One triangle, nearest first. */
function fill(
  picture: ImageData,
  depths: Float32Array,
  spots: Float32Array,
  tones: Float32Array,
  corners: readonly [number, number, number],
): void {
  const at = (corner: number, part: number) => spots[corner * 3 + part] ?? 0;
  const [a, b, c] = corners;
  const [ax, ay, bx, by, cx, cy] = [at(a, 0), at(a, 1), at(b, 0), at(b, 1), at(c, 0), at(c, 1)];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  // On a screen y runs down: what faces the viewer runs the other way round.
  if (area >= 0) return;
  const { width, height, data } = picture;
  const from = (...values: number[]) => Math.max(0, Math.floor(Math.min(...values)));
  const to = (most: number, ...values: number[]) => Math.min(most - 1, Math.ceil(Math.max(...values)));
  for (let y = from(ay, by, cy); y <= to(height, ay, by, cy); y++)
    for (let x = from(ax, bx, cx); x <= to(width, ax, bx, cx); x++) {
      const [u, v] = [x + 0.5, y + 0.5];
      const ofB = ((u - ax) * (cy - ay) - (cx - ax) * (v - ay)) / area;
      const ofC = ((bx - ax) * (v - ay) - (u - ax) * (by - ay)) / area;
      const ofA = 1 - ofB - ofC;
      if (ofA < 0 || ofB < 0 || ofC < 0) continue;
      const depth = ofA * at(a, 2) + ofB * at(b, 2) + ofC * at(c, 2);
      const pixel = y * width + x;
      if (depth >= (depths[pixel] ?? 0)) continue;
      depths[pixel] = depth;
      for (let i = 0; i < 3; i++)
        data[pixel * 4 + i] =
          ofA * (tones[a * 3 + i] ?? 0) + ofB * (tones[b * 3 + i] ?? 0) + ofC * (tones[c * 3 + i] ?? 0);
      data[pixel * 4 + 3] = 255;
    }
}
