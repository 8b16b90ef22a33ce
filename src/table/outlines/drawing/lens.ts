import { pointAlong } from '../line.ts';
import { distance, type Point } from '../point.ts';
import { lineLength } from '../ring.ts';
import type { Line } from './dual.ts';
import { type Foam, type FoamPoint, pointsOf } from './foam.ts';

/** The fractions of the whole chain at which the lens opens and closes. */
const OPEN = 0.36;
const CLOSE = 0.64;

/**
 * Opens every lens. A region with two neighbours comes out of the net as a slit without area, which small steps cannot fix; so its border chain a-c,
 * lens, a-c is laid out again by length, and the lens bulges to both sides.
 */
export function openLenses(foam: Foam): void {
  for (const lens of foam.topology.lenses) openLens(foam, lens);
}

function openLens(foam: Foam, lens: number): void {
  const { borders } = foam.topology;
  const [one, other] = borders.filter((line) => line.regions.includes(lens));
  if (one === undefined || other === undefined) throw new Error(`lens ${lens} has no two sides`);
  const before = borders.find((line) => line !== one && line !== other && line.end === one.start);
  const behind = borders.find((line) => line !== one && line !== other && line.start === one.end);
  if (before === undefined || behind === undefined) throw new Error(`lens ${lens} hangs loose`);
  const chain = [...pointsOf(foam, before), ...pointsOf(foam, behind).slice(1)].map(({ x, y }) => ({ x, y }));
  const total = lineLength(chain);
  const along = (t: number) => pointAlong(chain, t * total);
  const own = new Set([before, behind, one, other]);
  const free = clearance(foam, own, along);
  const [from, to] = [along(OPEN), along(CLOSE)];
  const length = distance(from, to);
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const bulge = Math.min(0.3 * free, 0.12 * total);
  lay(pointsOf(foam, before), (t) => along(t * OPEN));
  lay(pointsOf(foam, behind), (t) => along(CLOSE + t * (1 - CLOSE)));
  const middle = along(0.5);
  const reach = (line: Line) => {
    const centre = foam.centres[line.regions[0] === lens ? line.regions[1] : line.regions[0]] ?? middle;
    return (centre.x - middle.x) * normal.x + (centre.y - middle.y) * normal.y;
  };
  const side = reach(one) >= reach(other) ? bulge : -bulge;
  const arch = (height: number) => (t: number) => {
    const base = along(OPEN + t * (CLOSE - OPEN));
    const rise = height * Math.sin(Math.PI * t);
    return { x: base.x + normal.x * rise, y: base.y + normal.y * rise };
  };
  lay(pointsOf(foam, one), arch(side));
  lay(pointsOf(foam, other), arch(-side));
}

/** Spreads a line's points evenly over a curve. */
function lay(points: FoamPoint[], curve: (t: number) => Point): void {
  points.forEach((point, k) => {
    const { x, y } = curve(k / (points.length - 1));
    if (point.hold !== 'free') return;
    point.x = x;
    point.y = y;
  });
}

/** How far the middle of the chain is from the borders that are not its own. */
function clearance(foam: Foam, own: Set<Line>, along: (t: number) => Point): number {
  const mine = new Set([...own].flatMap((line) => pointsOf(foam, line)));
  let least = Infinity;
  for (const line of foam.topology.borders) {
    for (const point of pointsOf(foam, line)) {
      if (mine.has(point)) continue;
      for (let t = 0.33; t < 0.67; t += 0.04) least = Math.min(least, distance(point, along(t)));
    }
  }
  return least;
}
