import { useEffect } from 'react';
import { create } from 'zustand';
import { attempted } from '../../../ui/platform/attempt.ts';
import { registrationReady, siteRegistration } from '../../../ui/platform/service-worker.ts';
import { keptInTab } from '../../../ui/platform/storage.ts';

/** Storage key: when this page last reloaded for a newer version, in milliseconds; kept while its tab is open. */
const mark = 'small-world-table.renewed';
/** Minimum milliseconds between: if another page holds on to the old version, one more changes nothing. */
const seldom = 6 * 60 * 60 * 1000;

/** For an unattended page: switches once one is ready and `isFree` says that nothing is lost by it. */
export function useNewVersionWhen(isFree: boolean): void {
  const isReady = useNewVersion((version) => version.isReady);
  useEffect(watchVersions, []);
  useEffect(() => {
    const now = Date.now();
    if (!isFree || !isReady || wasRenewed(now)) return;
    // If the tab could not remember it, it would reload endlessly.
    if (keptInTab.set(mark, String(now))) takeNewVersion();
  }, [isFree, isReady]);
}

/** Did this page reload for a newer version recently? A mark that is not in the past does not count. */
export function wasRenewed(now: number): boolean {
  const then = Number(keptInTab.get(mark) ?? 0);
  return then <= now && now - then < seldom;
}

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
