import { useSyncExternalStore } from 'react';
import { showAddress } from '../platform/address.ts';

/** The way to a room of makers: `?word` in the address, or something of theirs in its part after `#`. */
export interface MakersAddress {
  /** Does the address lead there, and what does it bring? Null where it does not lead there; an empty text where it brings nothing. */
  readonly useLink: () => string | null;
  /** Takes what was brought out of the address, which then leads there alone: it has been taken in. */
  readonly forget: () => void;
}

function watch(change: () => void): () => void {
  addEventListener('hashchange', change);
  return () => removeEventListener('hashchange', change);
}

/** The address of a room. What a link brings begins with `#mark=`; some chats write the sign of equality in their own way. */
export function makersAddress(word: string, mark: string): MakersAddress {
  const asked = new RegExp(`[?&]${word}(=|&|$)`);
  const brought = new RegExp(`^#${mark}(?:=|%3D)`, 'i');
  const isAsked = () => asked.test(location.search);
  /** What a link brought leaves the address once the page is there. */
  let isThere = isAsked();
  const look = () => {
    if (!brought.test(location.hash)) return isThere ? '' : null;
    isThere = true;
    return location.hash.replace(brought, '');
  };
  return {
    useLink: () => useSyncExternalStore(watch, look),
    forget() {
      const { pathname, search } = location;
      const query = isAsked() ? search : `${search === '' ? '?' : `${search}&`}${word}`;
      showAddress(pathname + query);
    },
  };
}

/** The way to the workshop, and what something made there is carried in. */
export const workshopAddress = makersAddress('workshop', 'made');
/** The way to my boards. */
export const boardsAddress = makersAddress('boards', 'board');
