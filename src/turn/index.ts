/** The chart of a turn and of the table. See docs/architecture.md. */
export { tableMachine, type TableSnapshot } from './machine.ts';
export { canUndo, isCurtain, nowShowing, phaseOf } from './selectors.ts';
export type * from './types.ts';
