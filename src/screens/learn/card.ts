/** The coach's card and pointing hand, for other rooms that teach. */

import './first-game/first-game.css';

export { type CoachAction, CoachCard } from './CoachCard.tsx';
export { usePointer } from './first-game/pointer.ts';
export type { Target } from './first-game/step.ts';
