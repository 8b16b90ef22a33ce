/** The board as a plan, for whoever shows one beside something else. */

export { regionChoices } from './board/choices.ts';
export { regionSentence } from './board/region-status.ts';
export { whyNot } from './board/why-not.ts';
export { outlinePath } from './plan/outline-path.ts';
export { PlanGrounds } from './plan/PlanGrounds.tsx';
export { PlanLit } from './plan/PlanLit.tsx';
export { PlanPatterns } from './plan/PlanPatterns.tsx';
export { PlanRegion } from './plan/PlanRegion.tsx';
export { PlanSign } from './plan/PlanSigns.tsx';
