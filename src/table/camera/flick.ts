import type { Pose } from './pose.ts';

/** Approximate duration of a flick's last way, in seconds: it comes to rest within six tenths. */
export const GLIDE_ON = 0.12;
/** Share of a new movement in the measured speed. */
const NEW = 0.5;
/** A pointer that rested so long before it was lifted does not flick, in seconds. */
const RESTED = 0.08;
/** Two movements closer than this are one, in seconds. */
const INSTANT = 0.004;
/** How far a flick glides on at most: in radians, and as a share of the distance. */
const FARTHEST = { angle: 0.35, way: 0.12 } as const;

const parts = ['x', 'z', 'distance', 'azimuth', 'polar'] as const;

/** How fast the camera is moved by hand, and where it glides when it is let go. */
export class Flick {
  private readonly speed = { x: 0, z: 0, distance: 0, azimuth: 0, polar: 0 };
  private at: number | null = null;

  /** Begins anew. */
  begin(): void {
    this.at = null;
    for (const part of parts) this.speed[part] = 0;
  }

  /** Notes a movement from one pose to another at a time in seconds. */
  note(from: Pose, to: Pose, now: number): void {
    if (this.at !== null) {
      const seconds = Math.max(INSTANT, now - this.at);
      for (const part of parts) this.speed[part] += ((to[part] - from[part]) / seconds - this.speed[part]) * NEW;
    }
    this.at = now;
  }

  /** Where a camera that is let go now, in seconds, in this pose, comes to rest. */
  after(pose: Pose, now: number): Pose {
    if (this.at === null || now - this.at > RESTED) return pose;
    const { x, z, distance, azimuth, polar } = this.speed;
    // As far as a camera with this speed comes that slows down so.
    const time = GLIDE_ON / 2;
    const angle = Math.hypot(azimuth, polar) * time;
    const way = Math.hypot(x, z, distance) * time;
    const share = time * Math.min(1, FARTHEST.angle / angle, (FARTHEST.way * pose.distance) / way);
    return {
      x: pose.x + x * share,
      z: pose.z + z * share,
      distance: pose.distance + distance * share,
      azimuth: pose.azimuth + azimuth * share,
      polar: pose.polar + polar * share,
    };
  }
}
