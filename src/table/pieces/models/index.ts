import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Part } from '../shape.ts';
import { disc, pawn, small } from './stand-ins.ts';
import { badge, banner, cloth, fallenFlag, stud } from './tokens.ts';

/** Models made of simple shapes, by the `model` of a placement. */
const models: Readonly<Record<string, () => Part>> = { banner, badge, stud, cloth, fallenFlag };

const made = new Map<string, Part>();

/**
 * The model of that name made of simple shapes: flat things, and stand-ins for figures or pieces that were not sculpted. Made once, for all tables.
 */
export function madeModel(name: string): Part {
  const known = made.get(name) ?? mergeVertices(modelOf(name)());
  made.set(name, known);
  return known;
}

/** Pieces sized in board units: a stand-in chip would be a giant among them. */
const smallThings = ['coin', 'die', 'crown', 'purse'];

function modelOf(name: string): () => Part {
  const [kind = ''] = name.split('/');
  return models[name] ?? (kind === 'figure' ? pawn : smallThings.includes(kind) ? small : disc);
}
