import { answered, attempt, attempted } from './attempt.ts';
import { offered } from './capability.ts';

/** Milliseconds that the browser and its push service may take to answer. */
const PATIENCE = 15_000;

type Site = Pick<ServiceWorkerRegistration, 'pushManager'>;

const managerOf = (site: Site | null) => (offered('PushManager') === undefined ? undefined : site?.pushManager);

/** What is ordered of the browser's push service for a kept site; null if nothing is, or there is no such service. */
export function ordered(site: Site | null): Promise<PushSubscription | null> {
  return answered(PATIENCE, async () => managerOf(site)?.getSubscription());
}

/** Under the key of whoever sends them; null where the browser, or its service, does not want to. */
export function order(site: Site | null, key: string): Promise<PushSubscription | null> {
  return answered(PATIENCE, async () =>
    managerOf(site)?.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  );
}

/** May the page show notices? `none`: this browser has none for it, as without TLS. */
export function noticePermission(): NotificationPermission | 'none' {
  if (!globalThis.isSecureContext) return 'none';
  const said: unknown = attempt(() => offered('Notification')?.permission);
  return said === 'granted' || said === 'denied' || said === 'default' ? said : 'none';
}

/** Asks the browser's owner for it, in the middle of a press. */
export async function askForNotices(): Promise<boolean> {
  return (await attempted(async () => offered('Notification')?.requestPermission())) === 'granted';
}

/** Shows a notice as long as the page is open; throws where the browser shows none of a page's own. */
export function showOwnNotice(title: string, options: NotificationOptions): Notification {
  const Shown = offered('Notification');
  if (Shown === undefined) throw new Error('notices: none');
  return new Shown(title, options);
}

/** Marks the page where it is kept among programs, or takes the mark away; where there are such marks. */
export function badge(isShown: boolean): void {
  void attempted(async () =>
    isShown ? offered('navigator.setAppBadge')?.(1) : offered('navigator.clearAppBadge')?.(),
  );
}
