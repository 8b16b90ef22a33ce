import { distance, type Point } from '../plane.ts';

export interface Knot extends Point {
  x: number;
  y: number;
  fixed: boolean;
  springs: Spring[];
}

interface Spring {
  ends: readonly [Knot, Knot];
  strength: number;
}

const ROUNDS = 14;
const SWEEPS = 4000;
const STILL = 1e-9;
const RIGHT_LENGTH = 0.45;
const LEAST_STRENGTH = 1e-3;

/** A net of springs between knots: every loose knot is drawn to the weighted mean of the knots it is tied to. */
export class Net {
  private readonly knots: Knot[] = [];
  private readonly springs: Spring[] = [];

  knot(p: Point, fixed: boolean): Knot {
    const knot: Knot = { x: p.x, y: p.y, fixed, springs: [] };
    this.knots.push(knot);
    return knot;
  }

  tie(a: Knot, b: Knot): void {
    const spring: Spring = { ends: [a, b], strength: 1 };
    a.springs.push(spring);
    b.springs.push(spring);
    this.springs.push(spring);
  }

  /** Long springs stiffen round by round, which evens out the areas: equal springs starve the middle. */
  hang(): void {
    this.settle();
    for (let round = 1; round < ROUNDS; round++) {
      for (const spring of this.springs) {
        const strain = distance(...spring.ends) / RIGHT_LENGTH;
        spring.strength *= Math.min(2.5, Math.max(0.4, strain ** 0.6));
      }
      const mean = this.springs.reduce((sum, s) => sum + s.strength, 0) / this.springs.length;
      for (const spring of this.springs) spring.strength = Math.max(spring.strength / mean, LEAST_STRENGTH);
      this.settle();
    }
  }

  private settle(): void {
    const loose = this.knots.filter((knot) => !knot.fixed);
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      if (loose.reduce((most, knot) => Math.max(most, relaxKnot(knot)), 0) < STILL) return;
    }
  }
}

function relaxKnot(knot: Knot): number {
  let [x, y, total] = [0, 0, 0];
  for (const { ends, strength } of knot.springs) {
    const other = ends[0] === knot ? ends[1] : ends[0];
    x += strength * other.x;
    y += strength * other.y;
    total += strength;
  }
  const moved = Math.abs(x / total - knot.x) + Math.abs(y / total - knot.y);
  knot.x = x / total;
  knot.y = y / total;
  return moved;
}
