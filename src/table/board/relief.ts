import type { RegionGeometry } from '../../boards/index.ts';
import { distance, type Point, SEAT_RADIUS } from '../../boards/index.ts';
import type { Terrain } from '../../rules/index.ts';
import { groundOf } from '../layout/ground.ts';
import { noise, smoothstep } from '../noise.ts';

/** From the rim inwards, the ground reaches its full rise over this length, in board units. */
const SHOULDER = 0.17;

/**
 * Height of the ground at a point, in board units above the slab: level where the stack and the spots are, uneven in between.
 * @param inside distance from the point to the inner edge of the rim.
 */
export function relief(region: RegionGeometry, terrain: Terrain, at: Point, inside: number): number {
  const { rim, rise, rough } = groundOf(terrain);
  const up = smoothstep(0, SHOULDER, inside);
  if (rough === 0) return rim + rise * up;
  const calm = Math.min(
    smoothstep(SEAT_RADIUS * 0.8, SEAT_RADIUS * 1.4, distance(at, region.seat)),
    ...region.spots.map((spot) => smoothstep(spot.radius * 0.7, spot.radius * 1.3, distance(at, spot))),
  );
  const bumps = noise(at.x * 7, at.y * 7, region.id) * 0.7 + noise(at.x * 17, at.y * 17, region.id + 50) * 0.3;
  return rim + rise * up + (bumps - 0.35) * rough * calm * up;
}
