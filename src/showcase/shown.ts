/** What the big screen of a table shared with phones shows as the showcase does: captions and their pace, a presenter, the result and its story. */
export { Caption } from './Caption.tsx';
export type { Caption as CaptionWords } from './caption.ts';
export { countedSeconds, showcaseMachine, stateOf } from './machine.ts';
export { PresenterBar } from './PresenterBar.tsx';
export { slowed, tellingTime } from './pace.ts';
export { Result } from './Result.tsx';
export { useHands } from './use-hands.ts';
export { useOpening } from './use-opening.ts';
export { usePacer } from './use-pacer.ts';
export { type Presenter, usePresenter } from './use-presenter.ts';
export { useTour } from './use-tour.ts';

import './showcase.css';
