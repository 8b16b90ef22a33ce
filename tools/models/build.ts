import { chip, chipUnderneath } from './chip.ts';
import { sample } from './field/sample.ts';
import { Solid } from './field/solid.ts';
import { type Finished, glbOf } from './file/glb.ts';
import { modelOf } from './gallery.ts';
import type { Model } from './language/model.ts';
import { ballMesh, type PaintedMesh, reachOf, trianglesOf, verticesOf } from './mesh/mesh.ts';
import { normalsOf } from './mesh/normals.ts';
import { regionsOf } from './mesh/regions.ts';
import { repaint } from './mesh/repaint.ts';
import { snapSeams, splitSeams } from './mesh/seams.ts';
import { settle } from './mesh/settle.ts';
import { simplify } from './mesh/simplify.ts';
import { surfaceNets } from './mesh/surface-nets.ts';
import { paint } from './paint/colour.ts';
import { obstacles, opennessOf } from './paint/occlusion.ts';
import { finished as facesOf } from './turned/clay.ts';

/** One level of detail, in figures. */
interface Level {
  readonly triangles: number;
  readonly vertices: number;
  /** Triangles taken by details of importance 3. */
  readonly fine: number;
  /** Greatest distance of a vertex from the axis, in units. */
  readonly reach: number;
}

/** A built model and what it costs. */
export interface Built {
  readonly glb: Uint8Array;
  readonly levels: Readonly<Record<'figure' | 'figure-low', Level>>;
}

/** How far details of the far level may move, in units. */
const FAR_ERROR = 0.02;

/** The model of this name, built: from its own file in `figures/`, or the chip. */
export async function build(id: string): Promise<Built> {
  if (id === 'chip') return written(chip(24, true), chip(16), 0, 0);
  const model = await modelOf(id);
  return 'near' in model ? written(facesOf(model.near), facesOf(model.far), 0, 0) : builtModel(model);
}

/** Builds a model: sampled, polygonised, its paint's seams sharpened, then simplified, shaded and painted at two levels of detail. */
export async function builtModel(model: Model): Promise<Built> {
  const solid = new Solid(model);
  const dense = surfaceNets(sample(solid));
  settle(dense, solid);
  const regions = regionsOf(dense, solid);
  snapSeams(dense, regions, solid);
  const split = splitSeams(dense, regions, solid.regions.length);
  const { triangles, fineError } = model;
  const near = await simplify(split, solid, { triangles: triangles.figure, fineError, loose: false });
  const far = await simplify(split, solid, { triangles: triangles.low, fineError: FAR_ERROR, loose: true });
  return written(finished(near.mesh, solid), finished(repaint(far.mesh, solid), solid), near.fine, far.fine);
}

function finished(mesh: PaintedMesh, solid: Solid): Finished {
  const normals = normalsOf(mesh, solid);
  const { onChip, beside } = solid.model;
  const around = obstacles(mesh, ...(onChip ? [chipUnderneath()] : []), ...beside.map(ballMesh));
  const positions = mesh.positions.map((value) => value * solid.model.size);
  return { ...mesh, positions, normals, ...paint(mesh, normals, opennessOf(mesh, normals, around), solid) };
}

async function written(near: Finished, far: Finished, fineNear: number, fineFar: number): Promise<Built> {
  const level = (mesh: Finished, fine: number) => ({
    triangles: trianglesOf(mesh),
    vertices: verticesOf(mesh),
    fine,
    reach: reachOf(mesh),
  });
  return {
    glb: await glbOf({ figure: near, 'figure-low': far }),
    levels: { figure: level(near, fineNear), 'figure-low': level(far, fineFar) },
  };
}
