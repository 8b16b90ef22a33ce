/** What the start page shares with the table: nothing that needs a game. */
export { GameInShort } from './help/GameInShort.tsx';
export { LanguageChoice } from './language/LanguageChoice.tsx';
export { ErrorBoundary } from './part/ErrorBoundary.tsx';
export { Missing } from './part/Missing.tsx';
export { part } from './part/part.tsx';
export { followPads } from './remote/pads.ts';

/** Fetches what goes by arrows and game pads. */
export const loadRemote = () => import('./remote/index.ts');
