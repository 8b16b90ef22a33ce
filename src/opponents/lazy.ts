/** The thread on which opponents think, fetched when the first of them is to decide. */
export const loadThread = () => import('./ask.ts');
