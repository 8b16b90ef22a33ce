import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Part } from '../shape.ts';
import { disc, pawn } from './stand-ins.ts';
import { badge, banner, cloth, fallenFlag, stud } from './tokens.ts';

/** Models made of simple shapes, by the `model` of a placement. */
const models: Readonly<Record<string, () => Part>> = { banner, badge, stud, cloth, fallenFlag };

const made = new Map<string, Part>();

/**
 * The model of that name made of simple shapes: flat things, and what stands in for a figure or a piece that nobody sculpted.
 * Made once, for every table.
 */
export function madeModel(name: string): Part {
  const known = made.get(name) ?? mergeVertices(modelOf(name)());
  made.set(name, known);
  return known;
}

function modelOf(name: string): () => Part {
  return models[name] ?? (name.startsWith('figure/') ? pawn : disc);
}
