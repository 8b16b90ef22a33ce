import { showAddress } from '../../ui/platform/address.ts';

/** The address of this page with something handed on in it; `query` is its part after `?`. */
export function addressWith(handed: string, query = ''): string {
  const page = location.href.replace(/[?#].*$/s, '');
  return `${page}${query === '' ? '' : `?${query}`}#${handed}`;
}

/** Takes the link out of the address: it has been opened, or is not wanted. */
export function forgetLink(): void {
  showAddress(location.pathname + location.search);
  // Not told by the browser.
  dispatchEvent(new Event('hashchange'));
}

/** Is the page a frame in another page, made to look at the game in its address? Then it is opened at once, and not kept. */
export const isFramed = new URLSearchParams(location.search).has('framed');
