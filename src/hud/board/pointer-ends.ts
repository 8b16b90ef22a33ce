/** What takes a carried thing out of the hand: another window, the page put away, the picture lost. */
const interruptions = ['blur', 'pagehide', 'webglcontextlost'] as const;

/** For a pointer that can no longer be followed: page hidden or left, picture lost. Ends with `signal`. */
export function onInterruption(putBack: () => void, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', putBack, { signal });
  // On its way down: those of an element do not come up.
  for (const end of interruptions) addEventListener(end, putBack, { signal, capture: end === 'webglcontextlost' });
}

/** The click that a browser makes of a drag within one element is none. */
export function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
