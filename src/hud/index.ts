/** What lies over the board: panels, dialogs, and the board itself as controls. */

export { RegionLink } from './board/BoardControls.tsx';
export { useActivateRegion } from './board/choose.ts';
export { useAnswering } from './board/questions.ts';
export { PlayerName, Portrait, RaceChip, Swatch } from './frame/chips.tsx';
export { Dialog } from './frame/Dialog.tsx';
export { useCoachFocus } from './frame/focus.ts';
export { useFreeSpace } from './frame/free-space.ts';
export { openClause, togglePanel, usePanels } from './frame/panels.ts';
export { Speaker } from './frame/Speaker.tsx';
export { Speaks } from './frame/Speaks.tsx';
export { headingNow } from './frame/screen-focus.ts';
export type { After, GameSlot, HudSlots, NextGame } from './frame/slots.ts';
export { useHost } from './frame/slots.ts';
export { type Game, isSuspense, useGame } from './frame/use-game.ts';
export { WhyRules } from './frame/WhyRules.tsx';
export { Hud } from './Hud.tsx';
export { keyedChoices, keyOf } from './keys/shortcut-keys.ts';
export { ShowAgain } from './log/LogPanel.tsx';
export { narrate, plainWords } from './log/narration.ts';
export { usePace } from './plan/pace.ts';
export { earnedIn } from './players/score.ts';
export type { Wish } from './remote/presses.ts';
export { moveWords } from './seat/moves.ts';

export const loadPlanBoard = async () => ({ default: (await import('./plan/PlanBoard.tsx')).PlanBoard });
