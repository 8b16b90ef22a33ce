import { type CommandType, turnTable } from '../../rules/index.ts';
import type { StageName } from './types.ts';

/** The parts of a turn that one may lead to, with the command that goes there; null where the turn moves on by itself. */
export type Transitions = Readonly<Partial<Record<StageName, CommandType | null>>>;

const partTable: {
  readonly [Stage in StageName]: { readonly leadsTo: Transitions; readonly commands: readonly CommandType[] };
} = turnTable;

/** All parts meet in the chart's `route`: each state carries its transitions as `meta`, checked by tests. */
export const transitions = Object.fromEntries(
  Object.entries(partTable).map(([name, row]) => [name, row.leadsTo]),
) as Readonly<Record<StageName, Transitions>>;

export const stageNames: readonly StageName[] = Object.keys(transitions).filter(isStageName);

export function isStageName(name: string): name is StageName {
  return Object.hasOwn(transitions, name);
}
