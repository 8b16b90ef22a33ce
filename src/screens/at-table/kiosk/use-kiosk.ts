import { useEffect, useState } from 'react';
import { fillScreenNow, mayFillScreen } from '../../../ui/platform/full-screen.ts';
import { matches } from '../../../ui/platform/media-queries.ts';
import { keepAwake } from './wake-lock.ts';

/** Milliseconds after the last pointer movement. */
const lingers = 4000;

/**
 * Is somebody using the pointer? Then the way out is shown for a moment. Escape shows it too, and follows it if it is already shown, so that one
 * Escape too many does not leave the page. `way` is null if there is no way out.
 */
export function useBystander(way: string | null): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = false;
    const show = (shown: boolean) => {
      isShown = shown;
      setThere(shown);
    };
    const come = () => {
      show(true);
      clearTimeout(timer);
      timer = setTimeout(() => show(false), lingers);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.repeat || way === null) return;
      if (isShown) location.assign(way);
      else come();
    };
    addEventListener('pointermove', come);
    addEventListener('keydown', leave);
    return () => {
      show(false);
      clearTimeout(timer);
      removeEventListener('pointermove', come);
      removeEventListener('keydown', leave);
    };
  }, [way]);
  return isThere;
}

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
