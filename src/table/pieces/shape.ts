import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  CylinderGeometry,
  Euler,
  Float32BufferAttribute,
  IcosahedronGeometry,
  Matrix4,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Pattern } from '../../ui/look/index.ts';
import { patternNumber } from '../patterns.ts';

/** A position or size: x to the right, y up, z towards the viewer. */
export type Triple = readonly [number, number, number];

/** From this roughness on, the pieces' material takes a surface for woven cloth. */
export const WOVEN = 0.98;
/** So much rougher for each number of a player's pattern: the material weaves it in. */
export const WEAVE = 0.002;

/** By so little emission the pieces' material knows enamel: it keeps its colour in stone. */
export const ENAMEL = 0.03;

export type Finish = 'clay' | 'metal' | 'wet' | 'glow' | 'woven' | 'enamel';

/** Roughness, metalness and emission; the shader reads them at every vertex, and how much the tint shows. */
const finishes: Readonly<Record<Finish, readonly number[]>> = {
  clay: [0.78, 0, 0],
  metal: [0.34, 0.85, 0],
  wet: [0.22, 0, 0],
  glow: [0.5, 0, 1],
  // So rough that the material knows it for cloth, and weaves it.
  woven: [WOVEN, 0, 0],
  enamel: [0.78, 0, ENAMEL],
};

export type Part = BufferGeometry;

export function ball(at: Triple, radius: number | Triple, colour: string, finish: Finish = 'clay', detail = 8): Part {
  const size: Triple = typeof radius === 'number' ? [radius, radius, radius] : radius;
  const rows = Math.max(4, Math.round(detail * 0.75));
  return part(new SphereGeometry(1, detail, rows).scale(...size).translate(...at), colour, finish);
}

export function pebble(at: Triple, size: Triple, colour: string, turn = 0): Part {
  const stone = new IcosahedronGeometry(1, 0).rotateY(turn).rotateX(turn * 2);
  return part(stone.scale(...size).translate(...at), colour, 'clay');
}

export function limb(
  from: Triple,
  to: Triple,
  thick: number,
  thin: number,
  colour: string,
  finish: Finish = 'clay',
  sides = 7,
): Part {
  const [a, b] = [new Vector3(...from), new Vector3(...to)];
  const along = b.clone().sub(a);
  const bar = new CylinderGeometry(thin, thick, along.length(), sides, 1, false);
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along.normalize());
  bar.applyQuaternion(turn).translate((a.x + b.x) / 2, (a.y + b.y) / 2, (a.z + b.z) / 2);
  return part(bar, colour, finish);
}

/** A box. `tilt` turns it about x, y and z, in radians. */
export function block(
  at: Triple,
  size: Triple,
  colour: string,
  tilt: Triple = [0, 0, 0],
  finish: Finish = 'clay',
): Part {
  const box = new BoxGeometry(...size).applyMatrix4(new Matrix4().makeRotationFromEuler(new Euler(...tilt)));
  return part(box.translate(...at), colour, finish);
}

export function plate(
  at: Triple,
  radius: number,
  thickness: number,
  facing: Triple,
  colour: string,
  finish: Finish = 'clay',
  sides = 12,
): Part {
  const half = new Vector3(...facing).normalize().multiplyScalar(thickness / 2);
  const [x, y, z] = at;
  return limb(
    [x - half.x, y - half.y, z - half.z],
    [x + half.x, y + half.y, z + half.z],
    radius,
    radius,
    colour,
    finish,
    sides,
  );
}

/** A hoop lying flat (axis y), tilted by `tilt`. */
export function hoop(
  at: Triple,
  radius: number,
  thickness: number,
  colour: string,
  finish: Finish = 'clay',
  tilt: Triple = [0, 0, 0],
  sides = 12,
): Part {
  const ring = new TorusGeometry(radius, thickness, 5, sides).rotateX(Math.PI / 2);
  return part(
    ring.applyMatrix4(new Matrix4().makeRotationFromEuler(new Euler(...tilt))).translate(...at),
    colour,
    finish,
  );
}

/** The colour's alpha is openness to light: full here. `tint`, 0 … 1: how much the piece's own tints it. */
export function part(geometry: BufferGeometry, colour: string, finish: Finish, tint = 1): Part {
  geometry.deleteAttribute('uv');
  const { r, g, b } = new Color(colour);
  const count = geometry.getAttribute('position').count;
  geometry.setAttribute(
    'color',
    new Float32BufferAttribute(Array.from({ length: count }, () => [r, g, b, 1]).flat(), 4),
  );
  const fx = [...finishes[finish], tint];
  geometry.setAttribute('fx', new Float32BufferAttribute(Array.from({ length: count }, () => fx).flat(), 4));
  return geometry;
}

/** No light gets there: of stone, it is as dark as a crack. */
export function shut(painted: Part): Part {
  const colour = painted.getAttribute('color');
  for (let k = 0; k < colour.count; k++) colour.setW(k, 0);
  return painted;
}

/** Woven with a player's pattern. */
export function patternedWith(painted: Part, pattern: Pattern): Part {
  const fx = painted.getAttribute('fx');
  for (let k = 0; k < fx.count; k++) fx.setX(k, WOVEN + WEAVE * patternNumber(pattern));
  return painted;
}

export function untinted(painted: Part): Part {
  const fx = painted.getAttribute('fx');
  for (let k = 0; k < fx.count; k++) fx.setW(k, 0);
  return painted;
}

/** Merges several parts into one; they are disposed of. */
export function joined(parts: readonly Part[]): Part {
  const separate = parts.map((each) => (each.index ? each.toNonIndexed() : each));
  const whole = mergeGeometries(separate);
  for (const each of [...parts, ...separate]) each.dispose();
  return whole;
}
