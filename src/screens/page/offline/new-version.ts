import { create } from 'zustand';
import { attempted } from '../../../ui/platform/attempt.ts';
import { registrationReady, siteRegistration } from '../../../ui/platform/service-worker.ts';

/** Milliseconds between checks for a newer version, on a page that stays open. */
const often = 60 * 60 * 1000;

/** Is a newer version waiting? All its files are cached already. */
export const useNewVersion = create<{ readonly isReady: boolean }>(() => ({ isReady: false }));

/** Reports newer versions: hourly, and on becoming visible; nothing where not cached. Returns its end. */
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

/** Reloads into the waiting version, unless another page is open. Call it when a reload loses nothing. */
export function takeNewVersion(): void {
  location.reload();
}

/** Reloads past what the browser keeps, for a page of no use. Other pages go on; games and rooms stay. */
export async function takeHostsVersion(): Promise<void> {
  // Where nothing is kept, or the browser does not say, a reload is all there is.
  const registration = await siteRegistration();
  await attempted(async () => registration?.unregister());
  location.reload();
}
