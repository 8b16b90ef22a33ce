/** What somebody has played in this browser, fetched when it is asked for. */
export const loadHistory = () => import('./HistoryPanel.tsx');
export const loadGather = () => import('./gather.ts');
/** What takes over a history from a file. */
export const loadComing = () => import('./come.ts');
