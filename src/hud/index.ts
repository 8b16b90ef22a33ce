/** What lies over the board: panels, dialogs, and the board itself as controls. */
export { ClauseLink } from './chips.tsx';
export { useActivateRegion } from './choose.ts';
export { Dialog } from './Dialog.tsx';
export { GameInShort } from './GameInShort.tsx';
export { Hud, type HudProps } from './Hud.tsx';
export { ErrorBoundary } from './part/ErrorBoundary.tsx';
export { Kept } from './part/Kept.tsx';
export { Missing } from './part/Missing.tsx';
export { part } from './part/part.tsx';
export { usePace } from './plan/pace.ts';
export type { GameSlot, HudSlots, RegionSlot } from './slots.ts';
export { type Game, isSuspense } from './table.ts';
