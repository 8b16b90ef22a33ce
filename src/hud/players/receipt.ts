import { lazyPanel } from '../lazy/lazy-panel.tsx';

/** The receipt of a turn: nobody has been paid before the first decision. */
export const ScoreReceipt = lazyPanel(() => import('./ScoreReceipt.tsx'));
