import { useEffect } from 'react';
import { attend } from '../../table/attention/index.ts';
import { comeTo } from './board-keys.ts';
import { regionOfElement } from './region-of-element.ts';

/** What Tab stops at; not what is folded away, or lies over the page. */
const stops =
  ':is(a[href], button:not(:disabled), input, summary):not([popover] *, details:not([open]) > :not(summary) *)';

/**
 * Puts the card of the region that keys are at next to it in the order of Tab, wherever it is drawn: Tab leads from the region to the card's heading, and from its end on past the board; back
 * at its beginning Shift+Tab leads to the region, as does Escape, which closes it.
 */
export function useCardOrder(): void {
  useEffect(() => {
    const tab = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented, target: at } = event;
      if (key !== 'Tab' || ctrlKey || altKey || metaKey || defaultPrevented || !(at instanceof Element)) return;
      const card = document.querySelector('[data-card]');
      const heading = card?.querySelector('h2');
      if (!card || !heading) return;
      const region = Number(card.getAttribute('data-card'));
      if (!card.contains(at)) {
        if (shiftKey || !at.closest('#board') || regionOfElement(at) !== region) return;
        event.preventDefault();
        heading.focus();
        // It is no longer pointed at.
        attend({ selected: region });
        return;
      }
      const all = [...card.querySelectorAll(stops)];
      if (shiftKey && (at === heading || at === all[0])) {
        event.preventDefault();
        comeTo(region);
      } else if (!shiftKey && (all.length === 0 || at === all.at(-1))) {
        // Left to the browser, which goes on from there.
        comeTo(region);
      }
    };
    addEventListener('keydown', tab);
    return () => removeEventListener('keydown', tab);
  }, []);
}
