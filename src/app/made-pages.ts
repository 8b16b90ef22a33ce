import { useSyncExternalStore } from 'react';

/** The address of a page of things made by hand. */
export interface MadePage {
  /** What the address brings there; an empty text where it only leads there, null where it does not. */
  readonly useLink: () => string | null;
  /** Takes what was brought out of the address, which then leads to the page alone: it has been taken in. */
  readonly forget: () => void;
}

function watch(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

/** A page that a word in the query leads to, and whatever begins with `mark` after `#`; some chats write the sign of equality in their own way. */
function madePage(word: string, mark: string): MadePage {
  const asked = new RegExp(`[?&]${word}(=|&|$)`);
  const brings = new RegExp(`^#${mark}(?:=|%3D)`, 'i');
  // What a link brought leaves the address once it is there.
  let isThere = asked.test(location.search);
  return {
    useLink: () =>
      useSyncExternalStore(watch, () => {
        if (!brings.test(location.hash)) return isThere ? '' : null;
        isThere = true;
        return location.hash.replace(brings, '');
      }),
    forget() {
      const { pathname, search } = location;
      const query = asked.test(search) ? search : `${search === '' ? '?' : `${search}&`}${word}`;
      history.replaceState(history.state, '', pathname + query);
    },
  };
}

/** Races and powers, and boxes. */
export const workshopPage = madePage('workshop', 'made');
/** Boards. */
export const boardsPage = madePage('boards', 'board');
