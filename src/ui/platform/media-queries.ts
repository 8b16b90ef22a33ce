import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

/** Media queries for what a person can ask of every page, in the browser or the system. */
export const mediaQueries = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** People who let the browser choose the colours also want a more distinct picture. */
  contrast: '(prefers-contrast: more), (forced-colors: active)',
} as const;

const ask = (query: string) => attempt(() => offered('matchMedia')?.(query));

export function matches(query: string): boolean {
  return ask(query)?.matches === true;
}

export function onQueryChange(query: string, changed: () => void): () => void {
  const list = ask(query);
  attempt(() => list?.addEventListener('change', changed));
  return () => void attempt(() => list?.removeEventListener('change', changed));
}
