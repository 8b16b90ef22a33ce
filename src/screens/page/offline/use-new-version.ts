import { useEffect } from 'react';
import { keptInTab } from '../../../ui/platform/storage.ts';
import { takeNewVersion, useNewVersion, watchVersions } from './new-version.ts';

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
