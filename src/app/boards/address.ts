import { useSyncExternalStore } from 'react';

/** What the part of an address after `#` begins with where it carries a board; some chats write the sign of equality in their own way. */
const mark = /^#board(?:=|%3D)/i;
const asked = /[?&]boards(=|&|$)/;
/** Is the page at my boards? What a link brought leaves the address once it is there. */
let isThere = asked.test(location.search);
const listeners = new Set<() => void>();

function watch(told: () => void): () => void {
  // Back and forth in the browser leads there and away again.
  const travelled = () => {
    isThere = asked.test(location.search);
    told();
  };
  listeners.add(told);
  addEventListener('hashchange', told);
  addEventListener('popstate', travelled);
  return () => {
    listeners.delete(told);
    removeEventListener('hashchange', told);
    removeEventListener('popstate', travelled);
  };
}

/** Does the address lead to my boards, and what does it bring there? Null where it does not lead there; an empty text where it brings nothing. */
export function useBoardsLink(): string | null {
  return useSyncExternalStore(watch, () => {
    if (!mark.test(location.hash)) return isThere ? '' : null;
    isThere = true;
    return location.hash.replace(mark, '');
  });
}

/** Takes what was brought out of the address, which then leads to my boards alone: it has been taken in. */
export function forgetBoard(): void {
  const { pathname, search } = location;
  const query = asked.test(search) ? search : `${search === '' ? '?' : `${search}&`}boards`;
  history.replaceState(history.state, '', pathname + query);
}

/** To the start page, without loading anything again. */
export function leaveBoards(): void {
  const query = location.search.replace(/([?&])boards(=[^&]*)?(&|$)/, (_, before, __, after) => (after ? before : ''));
  history.pushState(null, '', location.pathname + query);
  isThere = false;
  for (const told of listeners) told();
}
