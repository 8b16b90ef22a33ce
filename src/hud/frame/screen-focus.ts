import { useEffect } from 'react';
import { tableInFront } from '../../table/scope.tsx';

/** Of the phase, or the end of a game, at the table used last; else the screen's first one. */
export function headingNow(): HTMLElement | null {
  const table = tableInFront();
  const headings = ['[data-heading="phase"]', '[data-heading="final"]', 'main :is(h1, h2)', ':is(h1, h2)'];
  return headings.reduce<HTMLElement | null>(
    (found, heading) => found ?? table?.find(heading) ?? document.querySelector<HTMLElement>(heading),
    null,
  );
}

/** Leads the focus to the heading of a screen; into a dialog it comes by itself. */
export function goToHeading(): boolean {
  if (document.querySelector('dialog[open]')) return true;
  const heading = headingNow();
  if (heading === null) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Whoever comes to another screen is at its heading, once it is there: what was pressed to come is gone. */
export function useScreenFocus(): void {
  useEffect(() => {
    let from: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      from = target instanceof Element ? target.closest('main') : null;
    };
    const observer = new MutationObserver(() => {
      if (from === null || from.isConnected) return;
      if (document.activeElement !== document.body || goToHeading()) from = null;
    });
    addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
