import { useSyncExternalStore } from 'react';

/** What the part of an address after `#` begins with where it carries something made in a workshop; some chats write the sign of equality in their own way. */
const mark = /^#made(?:=|%3D)/i;
const wanted = /[?&]workshop(=|&|$)/.test(location.search);

function watch(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

/** Does the address lead to the workshop, and what does it bring there? Null where it does not lead there; an empty text where it brings nothing. */
export function useWorkshopLink(): string | null {
  return useSyncExternalStore(watch, () => {
    if (mark.test(location.hash)) return location.hash.replace(mark, '');
    return wanted ? '' : null;
  });
}

/** Takes what was brought out of the address, which then leads to the workshop alone: it has been taken in. */
export function forgetMade(): void {
  const { pathname, search } = location;
  const query = wanted ? search : `${search === '' ? '?' : `${search}&`}workshop`;
  history.replaceState(history.state, '', pathname + query);
}
