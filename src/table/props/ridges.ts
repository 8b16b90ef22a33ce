import { clearingAt, OCCUPIED, type RegionPlan } from '../layout/regions.ts';
import { hash } from '../noise.ts';
import { contains, depth, type Point, type RegionGeometry } from '../outlines/index.ts';

export interface Prop {
  /** Name of a sculpted model (`models/files`). */
  readonly shape: string;
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly scale: number;
  readonly tone: number;
  /** Makes room while any of this is occupied: bits of `OCCUPIED`, 0 if it always stands. */
  readonly clearing: number;
}

/** Distance kept from the region's border, so that the rim stays free. */
export const RIM = 0.135;

/** Board units between massifs of a ridge, most of them to either side, and directions that are tried. */
const RIDGE = { step: 0.17, most: 4, ways: 12 } as const;
/** Radius kept clear around a massif, and how far its middle stays off the rim. */
const MASSIF = { radius: 0.11, off: 0.04 } as const;

/** A massif's scale, made smaller where its foot would lie on the rim, from this distance to the region's border. */
export function withinRim(scale: number, inside: number): number {
  return Math.min(scale, inside / 0.18);
}

/** The highest in its middle, until somebody stands there, the others in a ridge to both sides. */
export function ridge(region: RegionGeometry, plan: RegionPlan): Prop[] {
  const ways = Array.from({ length: RIDGE.ways }, (_, k) => (k / RIDGE.ways) * Math.PI);
  const chains = ways.map((angle) => [...chain(region, plan, angle, 1), ...chain(region, plan, angle, -1)]);
  const longest = chains.reduce((best, each) => (each.length > best.length ? each : best), []);
  return [summit(region), ...longest];
}

function summit({ id, seat, inradius }: RegionGeometry): Prop {
  const [shape, turn] = [id % 2 === 0 ? 'crag-2' : 'crag', (hash(id, 13) - 0.5) * 1.2];
  const scale = Math.min(1.8, inradius * 5);
  return { shape, x: seat.x, z: seat.y, turn, scale, tone: id % 3, clearing: OCCUPIED.any };
}

function chain(region: RegionGeometry, plan: RegionPlan, angle: number, side: 1 | -1): Prop[] {
  const [cos, sin] = [Math.cos(angle) * side, Math.sin(angle) * side];
  return Array.from({ length: RIDGE.most }, (_, k) => k + 1).flatMap((k) => {
    const [far, stray] = [0.04 + RIDGE.step * k, 0.05 * (hash(region.id, k * 2 + side, 17) - 0.5)];
    const at: Point = { x: region.seat.x + cos * far - sin * stray, y: region.seat.y + sin * far + cos * stray };
    if (!contains(region.outline, at) || depth(region.outline, at) < RIM + MASSIF.off) return [];
    if (clearingAt(region, plan, at, MASSIF.radius) === null) return [];
    const scale = withinRim(1.3 - 0.13 * k + 0.15 * hash(region.id, k, 19 + side), depth(region.outline, at));
    const turn = -angle + 0.5 * (hash(region.id, k, 23 + side) - 0.5);
    return [
      { shape: k % 2 === 0 ? 'crag-2' : 'crag', x: at.x, z: at.y, turn, scale, tone: k % 3, clearing: OCCUPIED.any },
    ];
  });
}
