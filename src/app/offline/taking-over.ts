import type { KeptFile } from './checking.ts';

/** What a version that is kept says to the one that waits. */
export const TAKE_OVER = 'take over';

interface LongEvent extends Event {
  /** Keeps the worker awake until that is done. */
  waitUntil(done: Promise<unknown>): void;
}

interface LongMessage extends LongEvent {
  readonly data: unknown;
}

/** What of a service worker's global scope is used here: the library of types for pages does not have it. */
export interface Scope {
  readonly __WB_MANIFEST: readonly KeptFile[];
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wanted: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly unknown[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', handle: (event: LongEvent) => void): void;
  addEventListener(type: 'message', handle: (event: LongMessage) => void): void;
}

/** Is this the address of the page itself, whatever it is asked? `scope` is the folder the site lies in. */
export function isStartPage({ pathname }: URL, scope: string): boolean {
  const folder = new URL(scope).pathname;
  return pathname === folder || pathname === `${folder}index.html`;
}

/** A request for the page; what the library of types does not have yet. */
interface Start extends Pick<Request, 'mode'> {
  readonly isReloadNavigation?: boolean;
}

/**
 * May the version that waits take over as a page starts? Only where no other page is open. A page that is loaded again counts among
 * the open ones until the new one is there.
 */
export function mayTakeOver(open: number, { isReloadNavigation }: Start): boolean {
  return open <= (isReloadNavigation === true ? 1 : 0);
}
