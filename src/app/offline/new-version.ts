import { create } from 'zustand';

/** Milliseconds between two looks for a newer version, on a page that stays open. */
const often = 60 * 60 * 1000;

/** Does a newer version wait to be taken? It has all its files already. */
export const useNewVersion = create<{ readonly isReady: boolean }>(() => ({ isReady: false }));

/**
 * Watches for newer versions of the site and says so in `useNewVersion`; looks for one each hour, and when the page is seen again.
 * Gives what ends the watch. Nothing happens where the site is not kept.
 */
export function watchVersions(): () => void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return () => undefined;
  const ended = new AbortController();
  const { signal } = ended;
  void serviceWorker.ready.then((registration) => {
    if (signal.aborted) return;
    const update = () => useNewVersion.setState({ isReady: registration.waiting !== null });
    const follow = () => registration.installing?.addEventListener('statechange', update, { signal });
    // Without a network there is nothing to be found.
    const look = () => void registration.update().catch(() => undefined);
    const clock = setInterval(look, often);
    signal.addEventListener('abort', () => clearInterval(clock));
    registration.addEventListener('updatefound', follow, { signal });
    document.addEventListener('visibilitychange', () => document.hidden || look(), { signal });
    follow();
    update();
  });
  return () => ended.abort();
}

/**
 * Starts the page anew, and with it the version that waits, unless another page of the site is open. For moments when nothing is lost
 * by it: between two games, at the start page.
 */
export function takeNewVersion(): void {
  location.reload();
}
