import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

export function stateNow(): unknown {
  return attempt(() => offered('history.state')) ?? null;
}

/** The address of this page, from its query on. */
export function addressNow(): string {
  return location.search + location.hash;
}

/** Is the page a frame in another page, made to look at the game in its address? Then the history is that page's. */
export function isFramed(): boolean {
  return new URLSearchParams(location.search).has('framed');
}

/** Fetches nothing. Returns whether it lies there: browsers refuse that to pages that do it all the time. */
export function pushEntry(state: object, address: string): boolean {
  attempt(() => offered('history.pushState')?.(state, '', whole(address)));
  return isShown(state);
}

/** In place of those of the entry that is shown; fetches nothing. Returns whether they are there. */
export function replaceEntry(state: object, address: string): boolean {
  attempt(() => offered('history.replaceState')?.(state, '', whole(address)));
  return isShown(state);
}

/** Changes the part of the address after # as a link would, which browsers refuse to nobody. */
export function followHash(address: string): void {
  const { hash } = new URL(whole(address), location.href);
  if (location.hash !== hash) location.hash = hash;
}

/** Goes so many entries on, or back: it arrives later, if at all. */
export function travel(steps: number): void {
  attempt(() => offered('history.go')?.(steps));
}

const whole = (address: string) => location.pathname + address;

const isShown = (state: object) => JSON.stringify(stateNow()) === JSON.stringify(state);
