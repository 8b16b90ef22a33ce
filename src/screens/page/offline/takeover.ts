import type { KeptFile } from './file-checks.ts';

export const TAKE_OVER = 'take over';

interface LongEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface LongMessage extends LongEvent {
  readonly data: unknown;
}

interface LongPush extends LongEvent {
  readonly data: { json(): unknown } | null;
}

interface LongClick extends LongEvent {
  readonly notification: Notification;
}

/** The parts of a service worker's global scope used here: the DOM types lack it. */
export interface Scope {
  readonly __WB_MANIFEST: readonly KeptFile[];
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wanted: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', handle: (event: LongEvent) => void): void;
  addEventListener(type: 'message', handle: (event: LongMessage) => void): void;
  addEventListener(type: 'push', handle: (event: LongPush) => void): void;
  addEventListener(type: 'notificationclick', handle: (event: LongClick) => void): void;
}

/** Is this the address of the page itself, whatever its query? `scope` is the folder of the site. */
export function isStartPage({ pathname }: URL, scope: string): boolean {
  const folder = new URL(scope).pathname;
  return pathname === folder || pathname === `${folder}index.html`;
}

/** A navigation request, with a field that the types do not have yet. */
interface Start extends Pick<Request, 'mode'> {
  readonly isReloadNavigation?: boolean;
}

/** Only if no other page is open. A page being reloaded still counts as open until the new one exists. */
export function mayTakeOver(open: number, { isReloadNavigation }: Start): boolean {
  return open <= (isReloadNavigation === true ? 1 : 0);
}
