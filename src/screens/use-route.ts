import { type MouseEvent, useSyncExternalStore } from 'react';
import { lazyValue } from '../ui/lazy/lazy-value.ts';
import { goBackOr, goTo, note, type Place, placeNow, watchPlace } from '../ui/route/place.ts';
import { addressOf, afterHash, isHanded, type Route, routeOf } from './route.ts';

/** What the page shows: a screen, and over it the game of a link that is asked about. */
export interface Shown {
  readonly route: Exclude<Route, { readonly at: 'link' }>;
  /** Which coming to that screen this is. */
  readonly visit: number;
  readonly link: string | null;
}

/** What reads what one person hands on to another: fetched where an address brings something, which most do not. */
const reader = lazyValue(() => import('./page/read-handed.ts'), { needsNotice: true });

let last: { readonly place: Place; readonly by: unknown; readonly shown: Shown; readonly under: string } | null = null;

function read(): NonNullable<typeof last> {
  const place = placeNow();
  const by = reader.use.getState().value;
  if (last?.place === place && last.by === by) return last;
  const { address, visit } = place;
  const waits = by === null && isHanded(address);
  const route = waits ? null : routeOf(address, by?.readAddress(address.replace(/^[^#]*/, '')) ?? null);
  if (route !== null && route.at !== 'link') last = { place, by, shown: { route, visit, link: null }, under: address };
  else {
    const under = last?.under ?? address.replace(/#.*/s, '');
    const { shown = { route: screenAt(under), visit } } = last ?? {};
    last = { place, by, under, shown: { ...shown, link: route?.link ?? null } };
  }
  return last;
}

function screenAt(address: string): Shown['route'] {
  const route = routeOf(address);
  return route.at === 'link' ? { at: 'start' } : route;
}

/** Await before the page is shown: a link is to lead there without a start page first. Never rejects. */
export async function openAddress(): Promise<void> {
  if (isHanded(placeNow().address)) await reader.settled();
}

function watch(told: () => void): () => void {
  const changed = () => {
    if (isHanded(placeNow().address)) reader.load();
    told();
  };
  const ends = [watchPlace(changed), reader.use.subscribe(told)];
  changed();
  return () => {
    for (const end of ends) end();
  };
}

export function shownNow(): Shown {
  return read().shown;
}

export function useRoute(): Shown {
  return useSyncExternalStore(watch, shownNow);
}

const here = (route: Route) => addressOf(route, placeNow().address);

/** Goes there: Back leads to where one was. A link that was asked about has been used. Returns the visit. */
export function go(route: Route): number {
  return goTo(here(route), shownNow().link !== null ? 'replace' : 'push');
}

/** Goes there in place of where one is: nobody is to come back here. Returns the visit. */
export function goInstead(route: Route): number {
  return goTo(here(route), 'replace');
}

/** The screen that is shown has another address from now on: for a reload, and for whoever comes back to it. */
export function noteRoute(route: Route): void {
  note(here(route));
}

export function closeLink(): void {
  if (shownNow().link !== null) goBackOr(read().under);
}

/** The whole address, to be handed on; `query` is its part after `?`. */
export function addressFor(route: Route, query = ''): string {
  const page = location.href.replace(/[?#].*$/s, '');
  return `${page}${query === '' ? '' : `?${query}`}${afterHash(route)}`;
}

export function wayTo(route: Route): { readonly href: string; readonly onClick: (event: MouseEvent) => void } {
  return {
    href: here(route),
    onClick(event) {
      // Another window is the browser's to open.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      go(route);
      scrollTo(0, 0);
    },
  };
}
