import { create } from 'zustand';
import { attempted } from '../../../ui/platform/attempt.ts';
import { registrationReady, siteRegistration } from '../../../ui/platform/service-worker.ts';

/** Milliseconds between checks for a newer version, on a page that stays open. */
const often = 60 * 60 * 1000;

/** Is a newer version waiting? All its files are cached already. */
export const useNewVersion = create<{ readonly isReady: boolean }>(() => ({ isReady: false }));

/**
 * Watches for newer versions of the site and reports them in `useNewVersion`; checks every hour, and when the page becomes visible. Returns a
 * function that stops watching. Does nothing where the site is not cached.
 */
export function watchVersions(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  void registrationReady().then((registration) => {
    if (registration === null || signal.aborted) return;
    const update = () => useNewVersion.setState({ isReady: registration.waiting !== null });
    const follow = () => registration.installing?.addEventListener('statechange', update, { signal });
    // Fails without a network.
    const look = () => void attempted(async () => registration.update());
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
 * Reloads the page into the waiting version, unless another page of the site is open. Call it when nothing is lost by a reload: between two games, or
 * on the start page.
 */
export function takeNewVersion(): void {
  location.reload();
}

/**
 * Reloads the page as its host has it now, past whatever version the browser keeps: for a page that is of no use any more as it is. Pages that are open beside
 * it go on with the files they began with; what is stored of games and rooms is untouched.
 */
export async function takeHostsVersion(): Promise<void> {
  // Where nothing is kept, or the browser does not say, a reload is all there is.
  const registration = await siteRegistration();
  await attempted(async () => registration?.unregister());
  location.reload();
}
