import { boardFacts, type GameView, isWater, type Terrain } from '../../../../src/rules/index.ts';
import { stackPlace } from '../../../../src/table/layout/ground.ts';
import { CHIP, FIGURE } from '../../../../src/table/layout/placement.ts';
import { boardGeometry, contains } from '../../../../src/table/outlines/index.ts';
import { middle } from '../../../measure/statistics.ts';

type Place = readonly [number, number, number];

/** How bright a figure's upper half is, relative to the ground of its region. */
export interface Face {
  readonly terrain: Terrain;
  readonly ratio: number;
}

/** Colour levels by which a pixel must differ to belong to a figure. */
const CHANGED = 24;
/** Pixels of a figure that must be seen to judge it. */
const ENOUGH = 40;
/** Board units between two places of the ground that are looked at. */
const STEP = 0.06;

/** A picture of the table: rows from the bottom, four bytes a pixel. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Compares the figures on the table with the ground, from pictures with and without them. `upper`: points of a figure's upper half, in model units. */
export function measure({ board, regions }: GameView, upper: readonly Place[]): Face[] {
  const probe = window.__table;
  if (probe === undefined) throw new Error('There is no table.');
  const { gl, scene } = probe.three;
  const [pieces, props] = [scene.getObjectByName('pieces'), scene.getObjectByName('props')];
  if (!pieces || !props) throw new Error('There is nothing on the table.');
  const whole = probe.picture();
  pieces.visible = false;
  const without = probe.picture();
  props.visible = false;
  gl.shadowMap.needsUpdate = true;
  const bare = probe.picture();
  pieces.visible = true;
  props.visible = true;
  gl.shadowMap.needsUpdate = true;

  const geometry = boardGeometry(board);
  return geometry.regions.flatMap((region) => {
    const terrain = boardFacts(board).regions[region.id]?.terrain ?? 'sea';
    if (isWater(terrain) || regions[region.id]?.tokens !== 1) return [];
    const [x, y, z] = stackPlace(geometry, region.id);
    const points = upper.map(([px, py, pz]) =>
      probe.project([x + px * FIGURE, y + CHIP + py * FIGURE, z + pz * FIGURE]),
    );
    const face = faceIn(whole, without, points);
    const ground: number[] = [];
    const xs = region.outline.map((p) => p.x);
    const ys = region.outline.map((p) => p.y);
    for (let px = Math.min(...xs); px < Math.max(...xs); px += STEP)
      for (let pz = Math.min(...ys); pz < Math.max(...ys); pz += STEP)
        if (contains(region.outline, { x: px, y: pz })) ground.push(luminanceAt(bare, probe.project([px, y, pz])));
    return face === null || ground.length === 0 ? [] : [{ terrain, ratio: face / middle(ground) }];
  });
}

/** Mean linear luminance of the pixels that a figure covers within the box of its upper half; null if too little of it is seen. */
function faceIn(whole: Picture, without: Picture, points: readonly (readonly [number, number])[]): number | null {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  const seen: number[] = [];
  for (let y = Math.ceil(Math.min(...down)); y < Math.max(...down); y++)
    for (let x = Math.ceil(Math.min(...across)); x < Math.max(...across); x++)
      if (difference(whole, without, x, y) > CHANGED) seen.push(luminanceAt(whole, [x, y]));
  return seen.length < ENOUGH ? null : seen.reduce((sum, value) => sum + value, 0) / seen.length;
}

function offsetOf({ width, height }: Picture, x: number, y: number): number {
  return ((height - 1 - Math.round(y)) * width + Math.round(x)) * 4;
}

function difference(one: Picture, other: Picture, x: number, y: number): number {
  const at = offsetOf(one, x, y);
  return [0, 1, 2].reduce((sum, k) => sum + Math.abs((one.bytes[at + k] ?? 0) - (other.bytes[at + k] ?? 0)), 0);
}

function luminanceAt(picture: Picture, [x, y]: readonly [number, number]): number {
  const at = offsetOf(picture, x, y);
  const linear = (k: number) => {
    const value = (picture.bytes[at + k] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}
