import { useEffect } from 'react';
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
    if (!isFree || !isReady || Date.now() - Number(sessionStorage.getItem(mark)) < seldom) return;
    sessionStorage.setItem(mark, String(Date.now()));
    takeNewVersion();
  }, [isFree, isReady]);
}
