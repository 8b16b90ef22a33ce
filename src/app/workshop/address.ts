import { useSyncExternalStore } from 'react';

/** What the part of an address after `#` begins with where it carries something made in a workshop; some chats write the sign of equality in their own way. */
const mark = /^#made(?:=|%3D)/i;
/** Is the page at the workshop? What a link brought leaves the address once it is there. */
let isThere = /[?&]workshop(=|&|$)/.test(location.search);

function watch(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

/** Does the address lead to the workshop, and what does it bring there? Null where it does not lead there; an empty text where it brings nothing. */
export function useWorkshopLink(): string | null {
  return useSyncExternalStore(watch, () => {
    if (!mark.test(location.hash)) return isThere ? '' : null;
    isThere = true;
    return location.hash.replace(mark, '');
  });
}

/** Takes what was brought out of the address, which then leads to the workshop alone: it has been taken in. */
export function forgetMade(): void {
  const { pathname, search } = location;
  const query = /[?&]workshop(=|&|$)/.test(search) ? search : `${search === '' ? '?' : `${search}&`}workshop`;
  history.replaceState(history.state, '', pathname + query);
}
