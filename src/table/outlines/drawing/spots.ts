import { SEAT_RADIUS, type Spot } from '../geometry.ts';
import { SPOT_SCALE } from '../outline-file.ts';
import { distance, type Point } from '../point.ts';
import { depth, type Ring } from '../ring.ts';

/** Spacing of the search grid, in units of the file, so that storing a point does not move it. */
const GRID = 2 / SPOT_SCALE;
/** Fewest and most spots per region, and the radius (board units) below which another is not worth it. */
const FEWEST = 3;
const MOST = 5;
const SMALLEST = 0.085;

/** The roomiest free spots around a seat, one after the other: clear of the outline, the seat's disc and each other. */
export function findSpots(outline: Ring, seat: Point): Spot[] {
  const taken: Spot[] = [{ ...seat, radius: SEAT_RADIUS }];
  const places = gridOver(outline, seat);
  while (taken.length <= MOST) {
    let best: Spot = { ...seat, radius: 0 };
    for (const place of places) {
      const radius = taken.reduce((least, spot) => Math.min(least, distance(place, spot) - spot.radius), place.radius);
      if (radius > best.radius) best = { x: place.x, y: place.y, radius };
    }
    if (taken.length > FEWEST && best.radius < SMALLEST) break;
    taken.push(best);
  }
  return taken.slice(1);
}

/** The points inside a ring on the grid through the seat, each with its distance from the ring. */
function gridOver(outline: Ring, seat: Point): Spot[] {
  const reach = Math.ceil(Math.max(...outline.map((p) => distance(p, seat))) / GRID);
  const places: Spot[] = [];
  for (let across = -reach; across <= reach; across++) {
    for (let down = -reach; down <= reach; down++) {
      const place = { x: seat.x + across * GRID, y: seat.y + down * GRID };
      const radius = depth(outline, place);
      if (radius > 0) places.push({ ...place, radius });
    }
  }
  return places;
}
