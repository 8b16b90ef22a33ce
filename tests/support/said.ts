import { followSaid } from '../../src/ui/look/announcer.ts';

/** What is marked to be announced when it comes or changes (src/ui/look/announcer.ts): politely, or at once. */
export function allSaid(how: 'politely' | 'now' = 'politely'): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-said="${how === 'now' ? how : 'true'}"]`)];
}

/** The only one there is; throws where there is none, or several. */
export function said(how: 'politely' | 'now' = 'politely'): HTMLElement {
  const all = allSaid(how);
  const [one] = all;
  if (one === undefined || all.length > 1) throw new Error(`${all.length} are marked to be said ${how}`);
  return one;
}

/** Hears what the page announces from now on, until it is ended. */
export function hearing() {
  const { attachShadow } = Element.prototype;
  // Nobody but a reader of the screen can look into it.
  Element.prototype.attachShadow = function (init) {
    return attachShadow.call(this, { ...init, mode: 'open' });
  };
  const ends = followSaid();
  return {
    /** What was said there not long ago, politely or at once. */
    heard: (role: 'status' | 'alert', place: Element = document.body): readonly string[] => {
      const root = place.querySelector(`:scope > [data-outlet="${role}"]`)?.shadowRoot;
      return [...(root?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent ?? '');
    },
    end() {
      ends();
      Element.prototype.attachShadow = attachShadow;
    },
  };
}
