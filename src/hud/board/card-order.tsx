import { type JSX, useEffect } from 'react';
import type { RegionId } from '../../rules/index.ts';
import { attend } from '../../table/attention/index.ts';
import { type TableScope, useScope } from '../../table/scope.tsx';
import { comeTo, regionOfElement } from './board-keys.ts';

/** What Tab stops at, but for what is folded away or lies over the page. */
const stops = 'a[href], button:not(:disabled), input, summary';
const away = '[popover], details:not([open]) > :not(summary)';

/** What stands for a region picked: its card, or what places and takes tokens there. */
const cards = '[data-card], [data-stepper]';

const cardOf = (scope: TableScope, region: RegionId) =>
  scope.find(`[data-card="${region}"], [data-stepper="${region}"]`);

/** Stands for the card of a region for as long as its file is being fetched: Tab waits for it. */
export function CardComing({ region }: { readonly region: RegionId }): JSX.Element {
  return <div hidden data-card-coming={region} />;
}

/** Unless somebody is elsewhere by the time it is there. Returns what ends the waiting. */
function awaitCard(scope: TableScope, region: RegionId): () => void {
  const observer = new MutationObserver(() => {
    const isThere = regionOfElement(document.activeElement) === region;
    const heading = scope.find(`[data-card="${region}"] h2`);
    if (isThere && heading === null) return;
    observer.disconnect();
    if (isThere && heading !== null) goToCard(scope, region, heading);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function goToCard(scope: TableScope, region: RegionId, heading: HTMLElement): void {
  heading.focus();
  // It is no longer pointed at.
  attend(scope, { selected: region });
}

/** Tab leads from the region keys are at to its card, drawn anywhere, and past the board; Escape returns. */
export function useCardOrder(): void {
  const scope = useScope();
  useEffect(() => {
    let endWaiting = () => {};
    const tab = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented, target: at } = event;
      if (key !== 'Tab' || ctrlKey || altKey || metaKey || defaultPrevented || !(at instanceof Element)) return;
      if (!scope.isFor(at)) return;
      endWaiting();
      const here = !shiftKey && at.closest('#board') ? regionOfElement(at) : null;
      if (here !== null && scope.find(`[data-card-coming="${here}"]`)) {
        event.preventDefault();
        endWaiting = awaitCard(scope, here);
        return;
      }
      const card = at.closest<HTMLElement>(cards) ?? (here === null ? null : cardOf(scope, here));
      const heading = card?.querySelector('h2');
      if (!card || !heading) return;
      const region = Number(card.dataset.card ?? card.dataset.stepper);
      if (!card.contains(at)) {
        event.preventDefault();
        goToCard(scope, region, heading);
        return;
      }
      const all = [...card.querySelectorAll(stops)].filter((stop) => !stop.closest(away));
      if (shiftKey && (at === heading || at === all[0])) {
        event.preventDefault();
        comeTo(scope, region);
      } else if (!shiftKey && (all.length === 0 || at === all.at(-1))) {
        // Left to the browser, which goes on from there.
        comeTo(scope, region);
      }
    };
    addEventListener('keydown', tab);
    return () => {
      removeEventListener('keydown', tab);
      endWaiting();
    };
  }, [scope]);
}
