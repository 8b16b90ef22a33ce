/** What takes a carried thing out of the hand wherever it happens: another window, the page put away, a picture that is lost. */
const interruptions = ['blur', 'pagehide', 'webglcontextlost'] as const;

/** Calls `putBack` when somebody's pointer can no longer be followed: the page is hidden or left, or the picture is lost. Until `signal` says so. */
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
