import { useCallback, useSyncExternalStore } from 'react';
import { matches, mediaQueries, onQueryChange } from '../platform/media-queries.ts';
import { prefersContrast, prefersReducedMotion, useSettings } from './settings.ts';

/** Does the media query match? Re-renders when that changes, even mid-game. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback((changed) => onQueryChange(query, changed), [query]),
    () => matches(query),
  );
}

/** Is motion reduced at this moment? */
export function useStill(): boolean {
  useMedia(mediaQueries.reducedMotion);
  return useSettings(({ reducedMotion }) => prefersReducedMotion(reducedMotion));
}

/** Is contrast higher at this moment? */
export function useBold(): boolean {
  useMedia(mediaQueries.contrast);
  return useSettings(({ contrast }) => prefersContrast(contrast));
}

/** `data-still` and `data-bold` on the page's root, for styles: motion is reduced, contrast is higher. */
export function markPage(): void {
  const { dataset } = document.documentElement;
  const mark = () => {
    const { reducedMotion, contrast } = useSettings.getState();
    if (prefersReducedMotion(reducedMotion)) dataset.still = '';
    else delete dataset.still;
    if (prefersContrast(contrast)) dataset.bold = '';
    else delete dataset.bold;
  };
  mark();
  useSettings.subscribe(mark);
  for (const query of Object.values(mediaQueries)) onQueryChange(query, mark);
}
