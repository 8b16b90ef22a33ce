/** The table: the r3f scene of a game. See docs/architecture.md. */

export { diePlaceIn, tableBoard } from './camera/arrangement.ts';
export type { Insets } from './camera/framing.ts';
export { stackPlace } from './layout/ground.ts';
export { Table, TableView } from './TableView.tsx';
