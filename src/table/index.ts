/** The table: the r3f scene of a game. See docs/architecture.md. */

export { arrangementFor, diePlaceIn, tableBoard } from './camera/arrangement.ts';
export type { Frame, Insets } from './camera/framing.ts';
export { stackPlace } from './layout/ground.ts';
export { comboPlace } from './layout/table-plan.ts';
export { Table, TableView } from './TableView.tsx';
