/** Milliseconds a page has for itself before everything is fetched to be kept: nothing may be in the way of the first turn. */
const politeness = 4000;

/**
 * Has the browser keep all of the site, so that it starts without a network from the next time on. Where that is not possible (an old
 * browser, no secure address, no room) the page works as it does without. Not in development, where files change under the page.
 */
export function keepSite(): void {
  if (!import.meta.env.PROD) return;
  setTimeout(
    () => navigator.serviceWorker?.register('./service-worker.js', { updateViaCache: 'none' }).catch(() => undefined),
    politeness,
  );
}
