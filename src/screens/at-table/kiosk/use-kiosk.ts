import { useEffect } from 'react';
import { fillScreenNow, mayFillScreen } from '../../../ui/platform/full-screen.ts';
import { matches } from '../../../ui/platform/media-queries.ts';
import { keepAwake } from './wake-lock.ts';

/** Gestures that let a browser enter full screen. */
const gestures = ['click', 'keydown'] as const;

/**
 * Enters full screen at the first gesture, once; if the person leaves it (Escape), it does not return. Does nothing where the browser forbids it, or
 * the page already fills the screen, as an installed one may. Returns a function that stops waiting for the gesture.
 */
export function fillScreen(): () => void {
  const waiting = new AbortController();
  const fill = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') return;
    waiting.abort();
    if (mayFillScreen() && !matches('(display-mode: fullscreen)')) fillScreenNow();
  };
  if (mayFillScreen()) for (const gesture of gestures) addEventListener(gesture, fill, { signal: waiting.signal });
  return () => waiting.abort();
}

export function useKiosk(): void {
  useEffect(keepAwake, []);
  useEffect(fillScreen, []);
}
