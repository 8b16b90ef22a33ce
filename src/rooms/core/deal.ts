import type { Command } from '../../rules/index.ts';
import type { TableSetup } from '../../session/turn/types.ts';

/** A game at the moment it comes to a room. */
export interface Deal {
  readonly setup: TableSetup;
  /** What had been played of it elsewhere. */
  readonly commands: readonly Command[];
}
