import type { Terrain } from '../../rules/index.ts';
import { groundOf } from '../layout/ground.ts';
import { noise, smoothstep } from '../noise.ts';
import type { RegionGeometry } from '../outlines/index.ts';
import { distance, type Point, SEAT_RADIUS } from '../outlines/index.ts';

/** From the rim inwards, the ground reaches its full rise over this length, in board units. */
const SHOULDER = 0.17;
/** A hill rises in this many terraces, each this broad, in board units; this share of a terrace is its slope. */
const TERRACES = { count: 3, broad: 0.12, slope: 0.3 } as const;
/** How high a mountain's ridges rise over the ground between them, in board units. */
const RIDGE = 0.24;

/**
 * Height of the ground at a point, in board units above the slab: level where the stack and the spots are, uneven in between. All that stands on the
 * board asks it.
 * @param inside distance from the point to the inner edge of the rim.
 */
export function relief(region: RegionGeometry, terrain: Terrain, at: Point, inside: number): number {
  const { rim, rise, rough } = groundOf(terrain);
  if (rough === 0) return rim + rise * smoothstep(0, SHOULDER, inside);
  const shoulder = smoothstep(0, SHOULDER, inside);
  const up = terrain === 'hill' ? Math.max(terraced(inside), shoulder * (1 - distant(region, at))) : shoulder;
  const calm = Math.min(
    smoothstep(SEAT_RADIUS * 0.8, SEAT_RADIUS * 1.4, distance(at, region.seat)),
    ...region.spots.map((spot) => smoothstep(spot.radius * 0.7, spot.radius * 1.3, distance(at, spot))),
  );
  const bumps = noise(at.x * 7, at.y * 7, region.id) * 0.7 + noise(at.x * 17, at.y * 17, region.id + 50) * 0.3;
  const ridge = terrain === 'mountain' ? RIDGE * ridged(at, region.id) * calm * smoothstep(0.02, 0.2, inside) : 0;
  return rim + rise * up + (bumps - 0.35) * rough * calm * up + ridge;
}

/** The share of a hill's rise this far inside its rim, 0 … 1: from step to step. */
function terraced(inside: number): number {
  const { count, broad, slope } = TERRACES;
  const step = Math.min(count - 1, Math.floor(inside / broad));
  return Math.min(1, (step + smoothstep(0, slope, inside / broad - step)) / count);
}

/** 0 where a stack or a spot stands, 1 away from all of them. */
function distant(region: RegionGeometry, at: Point): number {
  return Math.min(
    smoothstep(SEAT_RADIUS * 1.1, SEAT_RADIUS * 1.3, distance(at, region.seat)),
    ...region.spots.map((spot) => smoothstep(spot.radius, spot.radius * 1.2, distance(at, spot))),
  );
}

/** Sharp crests and wide hollows, 0 … 1. */
function ridged({ x, y }: Point, seed: number): number {
  const crest = 1 - Math.abs(2 * noise(x * 3.6, y * 3.6, seed + 20) - 1);
  return crest * crest;
}
