import { between, depth, distance, type Point, type RegionGeometry } from '../outlines/index.ts';

/** Board units between two places, how far they lie inside the border, and from where a stack and other things stand. */
const [STEP, INSIDE, CLEAR] = [0.12, 0.12, 0.3];

/** Places along the inner side of a region's border, in board units, the nearest to the viewer first: for what is said of the land, not of what stands there. */
export function rimPlaces({ outline, seat }: Pick<RegionGeometry, 'outline' | 'seat'>): readonly Point[] {
  const along = outline.flatMap((from, k) => {
    const to = outline[(k + 1) % outline.length] ?? from;
    const steps = Math.max(1, Math.ceil(distance(from, to) / STEP));
    return Array.from({ length: steps }, (_, step) => between(from, to, step / steps));
  });
  return along
    .map((at) => between(at, seat, Math.min(1, INSIDE / Math.max(INSIDE, distance(at, seat)))))
    .filter((at) => distance(at, seat) >= CLEAR && depth(outline, at) >= INSIDE / 2)
    .sort((one, other) => other.y - one.y);
}
