/** The chart of a turn and of the table, and the table in this page. See docs/architecture.md. */
export { seenSetup } from './holding.ts';
export { type Keep, type Laid, type LocalTable, localTable, newTable } from './local-table.ts';
export { type TableSnapshot, tableMachine } from './machine.ts';
export { onlyPerson, opponentIn, withLevel } from './seating.ts';
export { activityOf, canUndo, isCurtain, isElsewhere, nowShowing, opponentAtWork, partOf } from './selectors.ts';
export { isStageName, opens, stagesOf, type Transitions } from './stages.ts';
export type { GameSoFar, Played } from './step.ts';
export type * from './table-port.ts';
export { type ThinkInput, thinkBy } from './thinker.ts';
export type * from './types.ts';
