import { type CommandType, turnTable } from '../rules/index.ts';
import type { StageName } from './types.ts';

/** The phases one may lead to, and the command that goes there; null where the turn goes on by itself. */
export type Ways = Readonly<Partial<Record<StageName, CommandType | null>>>;

/** The table of a turn, held to the commands and the phases there are. */
const table: { readonly [Stage in StageName]: { readonly ways: Ways } } = turnTable;

/**
 * The ways of a turn. All phases meet in the chart's `route`, so each state carries its ways as `meta`, for whoever shows the chart; tests
 * hold them against what the rules do.
 */
export const ways = Object.fromEntries(Object.entries(table).map(([name, row]) => [name, row.ways])) as Readonly<
  Record<StageName, Ways>
>;

/** The phases, in the order of the turn. */
export const stageNames: readonly StageName[] = Object.keys(ways).filter(isStageName);

/** Is that the name of a phase? */
export function isStageName(name: string): name is StageName {
  return Object.hasOwn(ways, name);
}
