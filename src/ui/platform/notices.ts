import { attempt, attempted } from './attempt.ts';
import { offered } from './offered.ts';

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
