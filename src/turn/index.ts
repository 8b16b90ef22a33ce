/** The chart of a turn and of the table. See docs/architecture.md. */
export { type TableSnapshot, tableMachine } from './machine.ts';
export { opponentIn } from './seating.ts';
export { canUndo, isCurtain, nowShowing, opponentAtWork, phaseOf } from './selectors.ts';
export { opens } from './stages.ts';
export type { ThinkInput } from './thinking.ts';
export type * from './types.ts';
export { isStageName, type Ways } from './ways.ts';
