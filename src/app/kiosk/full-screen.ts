/** What a browser takes for a gesture of a person that may fill the screen. */
const gestures = ['click', 'keydown'] as const;

/**
 * Fills the screen with the page at the first gesture, once; who leaves it again (Escape) is left alone. Nothing happens where the browser
 * does not allow it, or the page fills the screen already, as an installed one may. Gives what stops waiting for the gesture.
 */
export function fillScreen(): () => void {
  const waiting = new AbortController();
  const fill = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') return;
    waiting.abort();
    if (document.fullscreenElement !== null || matchMedia('(display-mode: fullscreen)').matches) return;
    document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
  };
  if (document.fullscreenEnabled)
    for (const gesture of gestures) addEventListener(gesture, fill, { signal: waiting.signal });
  return () => waiting.abort();
}
