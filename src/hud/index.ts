/** What lies over the board: panels, dialogs, and the board itself as controls. */
export { useActivateRegion } from './board/choose.ts';
export { ClauseLink } from './frame/chips.tsx';
export { Dialog } from './frame/Dialog.tsx';
export { Hud, type HudProps } from './frame/Hud.tsx';
export type { GameSlot, HudSlots, RegionSlot } from './frame/slots.ts';
export { type Game, isSuspense } from './frame/table.ts';
export { GameInShort } from './help/GameInShort.tsx';
export { ErrorBoundary } from './part/ErrorBoundary.tsx';
export { Kept } from './part/Kept.tsx';
export { Missing } from './part/Missing.tsx';
export { part } from './part/part.tsx';
export { usePace } from './plan/pace.ts';
