import { showAddress } from '../../ui/platform/address.ts';
import { useHanded } from '../page/handed.ts';
import type { HandedKind } from '../page/read-handed.ts';

/** The way to a room of makers: `?word` in the address, or something of theirs in its part after `#`. */
export interface MakersAddress {
  /** Does the address lead there, and what does it bring? Null where it does not lead there; an empty text where it brings nothing. */
  readonly useLink: () => string | null;
  /** Takes what was brought out of the address, which then leads there alone: it has been taken in. */
  readonly forget: () => void;
}

/** The address of a room, and the kind of what a link brings there. */
export function makersAddress(word: string, kind: HandedKind): MakersAddress {
  const asked = new RegExp(`[?&]${word}(=|&|$)`);
  const isAsked = () => asked.test(location.search);
  /** What a link brought leaves the address once the page is there. */
  let isThere = isAsked();
  return {
    useLink() {
      const brought = useHanded(kind);
      if (brought !== null) isThere = true;
      return brought ?? (isThere ? '' : null);
    },
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
