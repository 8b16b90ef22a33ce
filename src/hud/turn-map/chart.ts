import type { CommandType } from '../../rules/index.ts';
import { isStageName, type StageName, type Transitions, tableMachine } from '../../session/turn/index.ts';

export interface Transition {
  readonly to: StageName;
  /** The command that triggers it; null where the turn moves on by itself. */
  readonly by: CommandType | null;
}

/** A phase in the chart, with its transitions in the order in which they are tried. */
export interface PhaseNode {
  readonly name: StageName;
  readonly ways: readonly Transition[];
}

function waysOf(meta: Transitions): readonly Transition[] {
  return Object.entries(meta).flatMap(([to, by]) => (isStageName(to) ? [{ to, by }] : []));
}

/** Every phase of the chart, in chart order: the states that carry transitions. */
export const phases: readonly PhaseNode[] = Object.entries(
  tableMachine.states.playing?.states.turn?.states ?? {},
).flatMap(([name, { meta }]) => (meta && isStageName(name) ? [{ name, ways: waysOf(meta) }] : []));

export function waysFrom(phase: StageName): readonly Transition[] {
  return phases.find(({ name }) => name === phase)?.ways ?? [];
}
