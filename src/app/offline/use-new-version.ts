import { useEffect } from 'react';
import { attempt } from '../../look/browser-storage.ts';
import { takeNewVersion, useNewVersion, watchVersions } from './new-version.ts';

/** When this page was last started anew for a newer version, in milliseconds, for as long as its tab is open. */
const mark = 'small-world-table.renewed';
/** Milliseconds between two such starts: where another page holds the old version, one more would change nothing. */
const seldom = 6 * 60 * 60 * 1000;

/**
 * For a page that nobody tends: takes a newer version by itself once one is ready and `isFree` says that nothing is lost by it, as between
 * two games.
 */
export function useNewVersionWhen(isFree: boolean): void {
  const isReady = useNewVersion((version) => version.isReady);
  useEffect(watchVersions, []);
  useEffect(() => {
    const now = Date.now();
    if (!isFree || !isReady || wasRenewed(now)) return;
    // Where the tab remembers nothing, it would be started anew without an end.
    if (attempt(() => sessionStorage.setItem(mark, String(now)) ?? true)) takeNewVersion();
  }, [isFree, isReady]);
}

/** Was this page started anew for a newer version a short while ago? What is no moment in the past was no start. */
export function wasRenewed(now: number): boolean {
  const then = Number(attempt(() => sessionStorage.getItem(mark)) ?? 0);
  return then <= now && now - then < seldom;
}
