import { pointAlong } from '../line.ts';
import { lineLength } from '../ring.ts';
import { type Foam, foamPoint, pointsOf } from './foam.ts';

/** Redraws every border with points about `spacing` apart, with at least `least` steps; its end points stay. */
export function resample(foam: Foam, spacing: number, least = 4): void {
  for (const line of foam.topology.borders) {
    const points = pointsOf(foam, line);
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined) continue;
    const length = lineLength(points);
    const steps = Math.max(least, Math.round(length / spacing));
    const inner = Array.from({ length: steps - 1 }, (_, k) =>
      foamPoint(pointAlong(points, (length * (k + 1)) / steps)),
    );
    foam.lines.set(line, [first, ...inner, last]);
  }
}
