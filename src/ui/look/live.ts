import { useCallback, useSyncExternalStore } from 'react';
import { matches, mediaQueries, onQueryChange } from '../platform/media-queries.ts';
import { prefersContrast, prefersReducedMotion, useSettings } from './settings.ts';

/** The media query of a screen whose first pointer is a finger: there may be no wheel and no keys. */
export const FINGERS = '(pointer: coarse)';
/** The media query of an upright screen: a phone as one holds it. Broad boards are turned there, on the table and on the plan. */
export const UPRIGHT_SCREEN = '(max-aspect-ratio: 4/5)';

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

/** Marks the page's root with `data-still` and `data-bold`, for all styles, while motion is reduced or contrast is higher. */
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
