/** Lazy loading: fetched on demand, reported when missing, and retried. */
export { askAgain, type Fetched, fetched, type State, useMissing } from './fetched.ts';
export { late, type Room } from './late.tsx';
export { fetchNow, NotFetched } from './not-fetched.ts';
export { preload } from './preload.ts';
export { useFetched } from './use-fetched.ts';
