/** What a player's own small screen and a big one for all are made of: the choices of a phase in words, troops, a turn in short. */
export { percent, phaseChoices, regionChoices } from './board/choices.ts';
export { useChoose } from './board/choose.ts';
export { markersToPlace, type Post, postsOf } from './board/deployment.ts';
export { hindrance } from './board/why-not.ts';
export { promptOf, shownWords } from './dock/prompt.ts';
export { Confirm } from './frame/Confirm.tsx';
export type { Choice } from './frame/panels.ts';
export { useCurtain, useDo } from './frame/use-game.ts';
export { Peek } from './players/Peek.tsx';
export { usePeekEnds } from './players/peek-ends.ts';
export { recapWords } from './recap/recap-words.ts';
export { recapsOf } from './recap/turns.ts';
export { MarkerStepper, TokenStepper } from './troops/PostStepper.tsx';
export { Spot, useSmallBoard } from './troops/Spot.tsx';
export { SpreadButton } from './troops/SpreadButton.tsx';

/** Fetches the rules, to be read in a panel. */
export const loadRules = () => import('./reference/RulesPanel.tsx');
