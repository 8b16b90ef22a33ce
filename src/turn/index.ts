/** The chart of a turn and of the table. See docs/architecture.md. */
export { type TableSnapshot, tableMachine } from './machine.ts';
export { canUndo, isCurtain, nowShowing, phaseOf } from './selectors.ts';
export type * from './types.ts';
