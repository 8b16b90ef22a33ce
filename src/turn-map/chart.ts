import type { CommandType } from '../rules/index.ts';
import { isStageName, type StageName, tableMachine, type Ways } from '../turn/index.ts';

/** A way from one phase to another. */
export interface Transition {
  readonly to: StageName;
  /** The command that goes it; null where the turn goes on by itself. */
  readonly by: CommandType | null;
}

/** A phase as the chart knows it, and the ways out of it in the order in which they are tried. */
export interface PhaseNode {
  readonly name: StageName;
  readonly ways: readonly Transition[];
}

function waysOf(meta: Ways): readonly Transition[] {
  return Object.entries(meta).flatMap(([to, by]) => (isStageName(to) ? [{ to, by }] : []));
}

/** Every phase of the running chart, in its order: the states that carry ways. */
export const phases: readonly PhaseNode[] = Object.entries(
  tableMachine.states.playing?.states.turn?.states ?? {},
).flatMap(([name, { meta }]) => (meta && isStageName(name) ? [{ name, ways: waysOf(meta) }] : []));

/** The ways out of a phase. */
export function waysFrom(phase: StageName): readonly Transition[] {
  return phases.find(({ name }) => name === phase)?.ways ?? [];
}
