import { useCallback, useSyncExternalStore } from 'react';
import { prefersContrast, prefersReducedMotion, useSettings } from './settings.ts';
import { asks, whenAsked, wishes } from './wishes.ts';

/** Does the browser say so? Drawn anew when it changes its mind, in the middle of a game as well. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback((changed) => whenAsked(query, changed), [query]),
    () => asks(query),
  );
}

/** Is motion to be reduced, at this moment? */
export function useStill(): boolean {
  useMedia(wishes.reducedMotion);
  return useSettings(({ reducedMotion }) => prefersReducedMotion(reducedMotion));
}

/** Are contrasts to be harder, at this moment? */
export function useBold(): boolean {
  useMedia(wishes.contrast);
  return useSettings(({ contrast }) => prefersContrast(contrast));
}

/** Tells every style of the page: `data-still` and `data-bold` stand at its root while motion is reduced and contrasts are harder. */
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
  for (const query of Object.values(wishes)) whenAsked(query, mark);
}
