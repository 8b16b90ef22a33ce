/** What the start page shares with the table: nothing that needs a game. */
export { useScreenFocus } from './frame/screen-focus.ts';
export { useNotice } from './frame/use-notice.ts';
export { GameInShort } from './help/GameInShort.tsx';
export { LanguageChoice } from './language/LanguageChoice.tsx';
export { ErrorBoundary } from './lazy/ErrorBoundary.tsx';
export { lazyPanel } from './lazy/lazy-panel.tsx';
export { Missing } from './lazy/Missing.tsx';
export { followPads } from './remote/pads.ts';

/** Fetches what goes by arrows and game pads. */
export const loadRemote = () => import('./remote/index.ts');
