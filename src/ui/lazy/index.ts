/** Lazy loading: fetched on demand, reported when missing, and retried. */

export { countComing, isComing } from './coming.ts';
export { fetchNow, NotFetched } from './fetch-now.ts';
export { type ImportComponent, lazyComponent } from './lazy-component.tsx';
export { type LazyState, type LazyValue, lazyValue, retryMissing, useMissing } from './lazy-value.ts';
export { preload } from './preload.ts';
export { useLazy } from './use-lazy.ts';
