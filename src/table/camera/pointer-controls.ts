import { CameraControlsImpl } from '@react-three/drei';
import type { Home } from './home.ts';
import type { Pose } from './pose.ts';

/** Approximate duration of a glide, in seconds. */
export const GLIDE = 0.32;
/** Longest time one frame moves the camera on, in seconds: after a pause it must not jump to its goal. */
const LONGEST_FRAME = 0.2;
/** Within this it has arrived, in board units and radians: nobody sees the rest, which would take seconds. */
const THERE = { way: 0.003, angle: 0.0002 } as const;

/** The velocity, or as much of it as does not lead past the goal. */
const calm = (velocity: number, gap: number, stiffness: number) =>
  velocity > 0 ? Math.min(velocity, Math.max(0, gap * stiffness)) : Math.max(velocity, Math.min(0, gap * stiffness));

/** Smooth however long a frame took, never past the goal, the shorter way around. Knows no pointers. */
export class PointerControls extends CameraControlsImpl {
  /** What the limits of the camera follow from; null until it has been seated. */
  home: Home | null = null;

  override update(delta: number): boolean {
    this.slowDown();
    if (this.isThere()) this.stop();
    return super.update(Math.min(delta, LONGEST_FRAME));
  }

  override setLookAt(...to: Parameters<CameraControlsImpl['setLookAt']>): Promise<void> {
    const done = super.setLookAt(...to);
    this._sphericalEnd.theta = this.shorter(this._sphericalEnd.theta);
    return done;
  }

  /** Where the camera is aimed, now or when it has arrived. */
  aim(isGoal: boolean): Pose {
    const { x, z } = isGoal ? this._targetEnd : this._target;
    const { radius, theta, phi } = isGoal ? this._sphericalEnd : this._spherical;
    return { x, z, distance: radius, azimuth: theta, polar: phi };
  }

  /** Aims the camera at the table: glides for about so many seconds, or cuts at 0. */
  aimAt({ x, z, distance, azimuth, polar }: Pose, seconds: number): void {
    if (seconds > 0) this.smoothTime = seconds;
    void this.rotateTo(azimuth, polar, seconds > 0);
    void this.dollyTo(distance, seconds > 0);
    void this.moveTo(x, 0, z, seconds > 0);
  }

  private shorter(azimuth: number): number {
    return azimuth + 2 * Math.PI * Math.round((this._spherical.theta - azimuth) / (2 * Math.PI));
  }

  private isThere(): boolean {
    const { _target: at, _targetEnd: goal, _spherical: from, _sphericalEnd: to } = this;
    return (
      at.distanceToSquared(goal) < THERE.way ** 2 &&
      Math.abs(from.radius - to.radius) < THERE.way &&
      Math.abs(from.theta - to.theta) < THERE.angle &&
      Math.abs(from.phi - to.phi) < THERE.angle &&
      Math.abs(this._zoom - this._zoomEnd) < THERE.way
    );
  }

  private slowDown(): void {
    const { _target: at, _targetEnd: goal, _spherical: from, _sphericalEnd: to, _targetVelocity: speed } = this;
    const stiffness = 2 / this.smoothTime;
    this._thetaVelocity.value = calm(this._thetaVelocity.value, to.theta - from.theta, stiffness);
    this._phiVelocity.value = calm(this._phiVelocity.value, to.phi - from.phi, stiffness);
    this._radiusVelocity.value = calm(this._radiusVelocity.value, to.radius - from.radius, stiffness);
    speed.x = calm(speed.x, goal.x - at.x, stiffness);
    speed.y = calm(speed.y, goal.y - at.y, stiffness);
    speed.z = calm(speed.z, goal.z - at.z, stiffness);
  }
}
