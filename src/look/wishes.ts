/** What a person can ask of every page, in the browser or the system. */
export const wishes = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Who has the browser choose the colours wants to tell things apart in the picture as well. */
  contrast: '(prefers-contrast: more), (forced-colors: active)',
} as const;

/** Does the browser say so now? */
export function asks(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}

/** Calls `changed` whenever the browser changes its mind about it. Returns an unsubscribe function. */
export function whenAsked(query: string, changed: () => void): () => void {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}
