import type { Level } from '../types.ts';

export interface Rung {
  readonly plays: Level;
  /** Who decides instead when it slips. */
  readonly below: Level;
  /** Share of its decisions in which it slips, 0–1. */
  readonly slips: number;
}
