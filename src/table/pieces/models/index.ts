import { BufferAttribute, type BufferGeometry } from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { poses } from '../../layout/poses.ts';
import { smoothstep } from '../../noise.ts';
import type { Levels } from '../drawing/index.ts';
import type { Part } from '../shape.ts';
import { chipOf } from './chips.ts';
import { badge, banner, cloth, disc, pawn, small, stud } from './tokens.ts';

/** Where the upper body begins and ends to turn, as shares of a figure's height. */
const WAIST = { low: 0.16, high: 0.62 } as const;

/** Made of the sculpted one: both levels of detail. The caller owns the geometries. */
export function posed({ near, far }: Levels, pose: number): Levels {
  return { near: bent(near, pose), far: bent(far, pose) };
}

function bent(sculpted: BufferGeometry, pose: number): BufferGeometry {
  const { mirrored, twist, bend } = poses[pose] ?? { mirrored: false, twist: 0, bend: 0 };
  const copy = sculpted.clone();
  const [position, normal] = [copy.getAttribute('position'), copy.getAttribute('normal')];
  copy.computeBoundingBox();
  const height = copy.boundingBox?.max.y ?? 1;
  const side = mirrored ? -1 : 1;
  for (let k = 0; k < position.count; k++) {
    const share = smoothstep(WAIST.low * height, WAIST.high * height, position.getY(k));
    const [turn, lean] = [twist * share, bend * share];
    for (const [attribute, pivot] of [[position, WAIST.low * height] as const, [normal, 0] as const]) {
      const [x, y, z] = [attribute.getX(k) * side, attribute.getY(k) - pivot, attribute.getZ(k)];
      const [u, w] = [x * Math.cos(turn) + z * Math.sin(turn), z * Math.cos(turn) - x * Math.sin(turn)];
      attribute.setXYZ(k, u * Math.cos(lean) + y * Math.sin(lean), y * Math.cos(lean) - u * Math.sin(lean) + pivot, w);
    }
  }
  const { index } = copy;
  if (mirrored && index !== null) copy.setIndex(new BufferAttribute(index.array.slice().reverse(), 1));
  return copy;
}

/** Makes a model; `of` is what its name says after the kind: whose chip, which race's banner. */
type Make = (of: string, detail: 'near' | 'far') => Part;

const models: Readonly<Record<string, Make>> = {
  banner,
  badge,
  stud,
  cloth,
  chip: (of, detail) => (of === '' ? disc() : chipOf(Number(of), detail)),
  figure: () => pawn(),
  sitter: () => pawn('#ffffff'),
  // Sized in board units: a stand-in chip would be a giant among them.
  coin: small,
  die: small,
  crown: small,
  purse: small,
};

/** What looks the same from afar. */
const levelled: readonly string[] = ['banner', 'chip', 'stud'];

const made = new Map<string, Levels>();

/** Of simple shapes: flat things, and stand-ins for what was not sculpted. Made once, for all tables. */
export function madeModel(name: string): Levels {
  const known = made.get(name) ?? levelsOf(name);
  made.set(name, known);
  return known;
}

function levelsOf(name: string): Levels {
  const [kind = '', of = ''] = name.split('/');
  const make = models[kind] ?? disc;
  const near = mergeVertices(make(of, 'near'));
  return { near, far: levelled.includes(kind) ? mergeVertices(make(of, 'far')) : near };
}
