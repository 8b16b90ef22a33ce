/** What lies over the board: panels, dialogs, and the board itself as controls. */
export { ClauseLink } from './chips.tsx';
export { useActivateRegion } from './choose.ts';
export { Dialog } from './Dialog.tsx';
export { GameInShort } from './GameInShort.tsx';
export { Hud, type HudProps } from './Hud.tsx';
export type { GameSlot, HudSlots, RegionSlot } from './slots.ts';
export { type Game, isSuspense } from './table.ts';
