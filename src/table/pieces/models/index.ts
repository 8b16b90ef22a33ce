import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Levels } from '../drawing/drawing.ts';
import type { Part } from '../shape.ts';
import { banner } from './banner.ts';
import { chipOf } from './chips.ts';
import { disc, pawn, small } from './stand-ins.ts';
import { badge, cloth, stud } from './tokens.ts';

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
