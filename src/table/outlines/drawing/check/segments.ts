import type { BoardGeometry } from '../../geometry.ts';
import type { Point } from '../../point.ts';
import { corners } from '../../ring.ts';

/** A step of a region's outline, and the region that has the same step in reverse, if any. */
export interface Step {
  from: Point;
  to: Point;
  region: number;
  beyond: number | undefined;
}

/** All steps of all outlines, and their faults as a partition. Reads only the outlines, not the arcs. */
export function stepsOf(geometry: BoardGeometry): { steps: Step[]; faults: string[] } {
  const faults: string[] = [];
  const points = new Map<string, Point>();
  const walked = new Map<string, Step>();
  // Outlines that meet hold equal points, not identical ones: use one object per position.
  const one = (p: Point): Point => {
    const known = points.get(keyOf(p)) ?? p;
    points.set(keyOf(p), known);
    return known;
  };
  for (const region of geometry.regions) {
    for (const { at, after } of corners(region.outline.map(one))) {
      const key = `${keyOf(at)}>${keyOf(after)}`;
      const twin = walked.get(key);
      if (twin !== undefined) faults.push(`regions ${twin.region} and ${region.id} overlap`);
      walked.set(key, { from: at, to: after, region: region.id, beyond: undefined });
    }
  }
  for (const step of walked.values()) {
    step.beyond = walked.get(`${keyOf(step.to)}>${keyOf(step.from)}`)?.region;
    if (step.beyond === undefined && !onEdge(step, geometry)) faults.push(`region ${step.region} borders on nothing`);
  }
  return { steps: [...walked.values()], faults };
}

function keyOf({ x, y }: Point): string {
  return `${x},${y}`;
}

/** Does a step run along one side of the board? */
function onEdge({ from, to }: Step, { width, height }: BoardGeometry): boolean {
  const along = (a: number, b: number, half: number) => a === b && Math.abs(a) === half;
  return along(from.x, to.x, width / 2) || along(from.y, to.y, height / 2);
}
