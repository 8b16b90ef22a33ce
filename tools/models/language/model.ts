import type { Triple } from './field.ts';
import { flat, type Part, type Parts } from './parts.ts';

/** What a sculptor says about a model. */
export interface Sketch {
  /** Height in units (a chip's radius is 0.5, a human 1.1): colours are a little darker near the ground. 0 for what is far from any. */
  readonly height: number;
  /** Parts in the order they are put on. */
  readonly parts: Parts;
  /** Most triangles of the near and the far level of detail; by default 1,990 and 600. */
  readonly triangles?: { readonly figure: number; readonly low: number };
  /** How far a detail of importance 3 may move when it is simplified: by default 0.003; 0.006 where there are many of them. */
  readonly fineError?: number;
  /** Size of a cell of the sampling grid; by default 0.012. Finer costs time and is hardly visible. */
  readonly cell?: number;
  /** Corners of the box that holds the model. What lies below its floor is cut off, and left open. */
  readonly box?: { readonly least: Triple; readonly most: Triple };
  /** Greatest distance of anything from the axis; by default 0.70, so that neighbours in a region do not touch. */
  readonly overhang?: number;
  /**
   * Scale of the file relative to the sketch; by default 1. Small pieces are sketched large, because blends, seams and shading are tuned for the size
   * of a figure.
   */
  readonly size?: number;
  /** Whether it stands on a chip, which then darkens its feet; by default true. */
  readonly onChip?: boolean;
  /** Balls in place of what it will be put together with, each as a place and a radius: they keep light away where the two meet. */
  readonly beside?: readonly (readonly [x: number, y: number, z: number, radius: number])[];
}

/** A model with all defaults filled in. `overhang` is that of the file, everything else is in units of the sketch. */
export interface Model extends Required<Omit<Sketch, 'parts'>> {
  readonly parts: readonly Part[];
}

/** The model of a sketch. Every file in `figures/` exports one as its default. */
export function model(sketch: Sketch): Model {
  const overhang = sketch.overhang ?? 0.7;
  const reach = overhang + 0.05;
  const size = sketch.size ?? 1;
  return {
    triangles: { figure: 1990, low: 600 },
    fineError: 0.003,
    cell: 0.012,
    onChip: true,
    beside: [],
    box: { least: [-reach, -0.03, -reach], most: [reach, sketch.height + 0.25, reach] },
    ...sketch,
    size,
    overhang: overhang * size,
    parts: flat(sketch.parts),
  };
}
