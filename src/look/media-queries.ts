/** Media queries for what a person can ask of every page, in the browser or the system. */
export const mediaQueries = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** People who let the browser choose the colours also want a more distinct picture. */
  contrast: '(prefers-contrast: more), (forced-colors: active)',
} as const;

/** Does the media query match now? */
export function matches(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}

/** Calls `changed` whenever the result of the media query changes. Returns an unsubscribe function. */
export function onQueryChange(query: string, changed: () => void): () => void {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}
