import { type CommandType, turnTable } from '../../rules/index.ts';
import type { StageName } from './types.ts';

/** The parts of a turn that one may lead to, with the command that goes there; null where the turn moves on by itself. */
export type Transitions = Readonly<Partial<Record<StageName, CommandType | null>>>;

/** The table of a turn, type-checked against the commands and the parts. */
const partTable: {
  readonly [Stage in StageName]: { readonly leadsTo: Transitions; readonly commands: readonly CommandType[] };
} = turnTable;

/**
 * The transitions of a turn. All parts of a turn meet in the chart's `route`, so each state carries its transitions as `meta` for anything that displays the
 * chart; tests check them against the rules.
 */
export const transitions = Object.fromEntries(
  Object.entries(partTable).map(([name, row]) => [name, row.leadsTo]),
) as Readonly<Record<StageName, Transitions>>;

/** The parts of a turn, in order. */
export const stageNames: readonly StageName[] = Object.keys(transitions).filter(isStageName);

/** Is this the name of a part of a turn? */
export function isStageName(name: string): name is StageName {
  return Object.hasOwn(transitions, name);
}
