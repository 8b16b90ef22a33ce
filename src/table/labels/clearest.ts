import type { Choose } from './anchors.ts';
import { type Box, type Extent, extentOf, moved } from './boxes.ts';
import { leastOverlap } from './least-overlap.ts';

/** What a step away from its best place is worth to a label, as a share of its height, in square pixels a pixel: the same at every size of the window. */
const LEASH = 0.008;
/** What it is worth to have what hangs beside it to its right, as a share of its area: to its left it may hang over other land. */
const TURNED = 0.14;
/** CSS pixels by which a label reaches farther to one side than to the other before its sides are told apart. */
const LOPSIDED = 8;

const mirrored = (box: Box): Box => ({ ...box, left: -(box.left + box.width) });
const turned = ({ whole, parts }: Extent): Extent => ({ whole: mirrored(whole), parts: parts.map(mirrored) });
const isLopsided = ({ left, width }: Box) => Math.abs(2 * left + width) > LOPSIDED;

/** The place where each covers least of heads and of the others, on the side where that is so; what was placed before stays. */
export const clearest: Choose = (movable, heads, seen) => {
  const things = movable.map(({ element, places, at, isMirrored, isPlaced }) => {
    const here = extentOf(element);
    // To the right, then to the left: a place's number tells its side.
    const [right, left] = isMirrored ? [turned(here), here] : [here, turned(here)];
    const open = isPlaced ? places.slice(at, at + 1) : places;
    const sides = isPlaced ? [here] : isLopsided(here.whole) ? [right, left] : [right];
    const points = open.map(seen);
    const [firstX, firstY] = points[0] ?? [0, 0];
    const { width, height } = here.whole;
    return {
      places: sides.flatMap(({ whole }) => points.map((point) => moved(whole, point))),
      parts: sides.flatMap(({ parts }) => points.map((point) => parts.map((part) => moved(part, point)))),
      away: sides.flatMap((_, k) =>
        points.map(([x, y]) => LEASH * height * Math.hypot(x - firstX, y - firstY) + k * TURNED * width * height),
      ),
      at: isPlaced ? 0 : at + (isMirrored && sides.length > 1 ? places.length : 0),
    };
  });
  const chosen = leastOverlap(things, heads);
  let hasChanged = false;
  for (const [k, anchored] of movable.entries()) {
    const { isPlaced, at, isMirrored, places } = anchored;
    anchored.isPlaced = true;
    if (isPlaced) continue;
    const choice = chosen[k] ?? 0;
    anchored.at = choice % places.length;
    anchored.isMirrored = choice >= places.length;
    if (anchored.at === at && anchored.isMirrored === isMirrored) continue;
    anchored.element.toggleAttribute('data-mirrored', anchored.isMirrored);
    hasChanged = true;
  }
  return hasChanged;
};
