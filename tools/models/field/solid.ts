import { smoothMax, smoothMin } from '../language/combine.ts';
import type { Field, Triple } from '../language/field.ts';
import type { Model } from '../language/model.ts';
import { paintKey } from '../language/paint.ts';
import type { Added, Carved, Decal } from '../language/parts.ts';

/** A lump or a hollow, with its place in the list of all parts and the region of paint it belongs to. */
export type Shaping = (Added | Carved) & { readonly order: number; readonly region: number };

/** Edge of a block, in cells of the sampling grid. */
export const BLOCK = 8;
/** Distances are trusted up to this factor: those of flat ellipsoids are wrong far away. */
const SLACK = 1.3;

/** A block's parts that matter inside it, and how far its middle is from the nearest lump. */
export interface Block {
  readonly parts: readonly Shaping[];
  readonly distance: number;
}

/** Paint and importance shared by a group of lumps and decals, which are simplified as one. */
export interface Region {
  readonly paint: Added['paint'];
  readonly importance: number;
  readonly adds: readonly Shaping[];
  readonly decals: readonly (Decal & { readonly order: number })[];
}

/** The solid of a model: all its parts folded into one distance, with only those that matter evaluated at each place. */
export class Solid {
  readonly regions: readonly Region[];
  readonly shaping: readonly Shaping[];
  readonly decals: readonly (Decal & { readonly order: number; readonly region: number })[];
  private readonly blocks = new Map<number, Block>();
  private readonly edge: number;
  private lastKey = -1;
  private last: Block = { parts: [], distance: 0 };

  constructor(readonly model: Model) {
    this.edge = model.cell * BLOCK;
    const keys: string[] = [];
    const regionOf = ({ paint, importance }: Added | Decal) => {
      const key = `${paintKey(paint)}|${importance}`;
      if (!keys.includes(key)) keys.push(key);
      return keys.indexOf(key);
    };
    this.shaping = model.parts.flatMap((part, order): Shaping[] => {
      if (part.kind === 'add') return [{ ...part, order, region: regionOf(part) }];
      return part.kind === 'carve' ? [{ ...part, order, region: -1 }] : [];
    });
    this.decals = model.parts.flatMap((part, order) =>
      part.kind === 'decal' ? [{ ...part, order, region: regionOf(part) }] : [],
    );
    this.regions = keys.flatMap((_, region) => {
      const adds = this.shaping.filter((part) => part.region === region);
      const decals = this.decals.filter((part) => part.region === region);
      const first = [...adds, ...decals][0];
      return first === undefined || first.kind === 'carve'
        ? []
        : [{ paint: first.paint, importance: first.importance, adds, decals }];
    });
  }

  /** Distance of a place from the surface, in units; below 0 inside. */
  readonly at: Field = (x, y, z) => fold(this.blockAt(x, y, z).parts, x, y, z);

  /** The block of parts that matter at a place. */
  blockAt(x: number, y: number, z: number): Block {
    const [u, v, w] = [Math.floor(x / this.edge), Math.floor(y / this.edge), Math.floor(z / this.edge)];
    const key = ((u + 512) * 1024 + v + 512) * 1024 + w + 512;
    if (key === this.lastKey) return this.last;
    const block =
      this.blocks.get(key) ?? this.block([(u + 0.5) * this.edge, (v + 0.5) * this.edge, (w + 0.5) * this.edge]);
    this.blocks.set(key, block);
    this.lastKey = key;
    this.last = block;
    return block;
  }

  private block([x, y, z]: Triple): Block {
    const radius = (this.edge * Math.sqrt(3)) / 2;
    const distances = this.shaping.map(({ field }) => field(x, y, z));
    let distance = Number.POSITIVE_INFINITY;
    this.shaping.forEach(({ kind }, k) => {
      if (kind === 'add') distance = Math.min(distance, distances[k] ?? distance);
    });
    const parts = this.shaping.filter(({ kind, blend }, k) => {
      const limit = (kind === 'add' ? distance + radius * SLACK : 0) + radius * SLACK + blend + 0.02;
      return (distances[k] ?? 0) < limit;
    });
    return { parts, distance };
  }
}

function fold(parts: readonly Shaping[], x: number, y: number, z: number): number {
  let distance = Number.POSITIVE_INFINITY;
  for (const { kind, field, blend } of parts) {
    const other = field(x, y, z);
    if (kind === 'carve') distance = smoothMax(distance, -other, blend);
    else distance = distance === Number.POSITIVE_INFINITY ? other : smoothMin(distance, other, blend);
  }
  return distance;
}
