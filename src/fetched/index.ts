/** What comes later: asked for when it is wanted, told when it cannot be had, and asked for again. */
export { askAgain, type Fetched, fetched, type State, useMissing } from './fetched.ts';
export { late, type Room } from './late.tsx';
export { fetchNow, NotFetched } from './not-fetched.ts';
export { preload } from './preload.ts';
export { useFetched } from './use-fetched.ts';
