/** What the big screen of a table shared with phones shows as the showcase does: captions and their pace, the result. */
export { Caption } from './Caption.tsx';
export type { Caption as CaptionWords } from './caption.ts';
export { Result } from './Result.tsx';
export { usePacer } from './use-pacer.ts';

import './showcase.css';
