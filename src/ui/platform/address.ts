import { attempt } from './attempt.ts';
import { offered } from './offered.ts';

/**
 * Puts another address of this page in place of the one that is shown, and fetches nothing. Browsers refuse that to pages that do it all the time: then its part
 * after # is changed as a link would, which they do not.
 */
export function showAddress(address: string): void {
  attempt(() => offered('history.replaceState')?.(history.state, '', address));
  const { hash } = new URL(address, location.href);
  if (location.hash !== hash) location.hash = hash;
}
