import { Vector3 } from 'three';

/** How stiff it is, a second: within 150 milliseconds all but a fiftieth of the way is gone. */
const STIFF = 40;
/** Closer than this to its goal, in board units, and slower than so many a second, it rests. */
const NEAR = 0.002;
const SLOW = 0.05;

/** A spring that is damped so that it never swings past its goal, however long a step is. Lengths in board units. */
export class Spring {
  readonly at = new Vector3();
  readonly speed = new Vector3();

  rest(place: Vector3): void {
    this.at.copy(place);
    this.speed.set(0, 0, 0);
  }

  tick(goal: Vector3, seconds: number): boolean {
    const fade = Math.exp(-STIFF * seconds);
    this.tickAxis('x', goal.x, seconds, fade);
    this.tickAxis('y', goal.y, seconds, fade);
    this.tickAxis('z', goal.z, seconds, fade);
    if (this.at.distanceToSquared(goal) > NEAR ** 2 || this.speed.lengthSq() > SLOW ** 2) return true;
    this.rest(goal);
    return false;
  }

  private tickAxis(axis: 'x' | 'y' | 'z', goal: number, seconds: number, fade: number): void {
    const gap = this.at[axis] - goal;
    const push = this.speed[axis] + STIFF * gap;
    this.at[axis] = goal + (gap + push * seconds) * fade;
    this.speed[axis] = (this.speed[axis] - STIFF * push * seconds) * fade;
  }
}
