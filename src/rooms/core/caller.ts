import type { Line } from './line.ts';

/** Who asks for something, and when. */
export interface Caller {
  readonly line: Line;
  readonly device: number;
  readonly now: number;
}
