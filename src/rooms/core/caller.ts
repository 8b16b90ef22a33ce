import type { Line } from './line.ts';

export interface Caller {
  readonly line: Line;
  readonly device: number;
  readonly now: number;
}
