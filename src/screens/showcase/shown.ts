/** What the big screen of a table shared with phones shows as the showcase does: captions and their pace, a presenter, the result and its story. */

export type { Caption as CaptionWords } from '../director/caption.ts';
export { slowed, tellingTime } from '../director/pace.ts';
export { usePacer } from '../director/use-pacer.ts';
export { Caption } from './Caption.tsx';
export { countedSeconds, showcaseMachine, stateOf } from './machine.ts';
export { PresenterBar } from './PresenterBar.tsx';
export { Result } from './Result.tsx';
export { useHands } from './use-hands.ts';
export { useOpening } from './use-opening.ts';
export { type Presenter, usePresenter } from './use-presenter.ts';
export { useTour } from './use-tour.ts';

import './showcase.css';
