import { t } from '../../locale/index.ts';
import { type Notify, pushKeyAt, type RoomClient } from '../../rooms/client/index.ts';

/** Milliseconds that the site's service worker may take to be there: it is registered some seconds after the page. */
const PATIENCE = 8_000;

/** Can this browser show notices, and may the page ask for it? Not without TLS. */
export function mayNotify(): boolean {
  return typeof Notification === 'function' && isSecureContext;
}

/**
 * Orders notices of one's turn, asking the browser's owner first; to be called when that was asked for by a press. Returns how they will be told: by a push
 * service where browser and rooms have one, else by this page while it is open; `none` if the browser may not.
 */
export async function orderNotices(client: RoomClient): Promise<Notify> {
  if (!(await isAllowed())) return 'none';
  return (await orderPush(client)) ? 'push' : 'page';
}

/** Asks the browser's owner. Earlier browsers promise no answer, and some refuse to ask. */
async function isAllowed(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Orders them again, asking nobody: the browser may have subscribed anew since, or speak another language. */
export async function renewNotices(client: RoomClient): Promise<void> {
  if (mayNotify() && Notification.permission === 'granted') await orderPush(client);
}

/** This browser is not told of that table any more. */
export async function cancelNotices(client: RoomClient): Promise<void> {
  const endpoint = (await subscribed(false))?.endpoint;
  if (endpoint !== undefined) await client.ask({ type: 'push', endpoint, order: null });
}

async function orderPush(client: RoomClient): Promise<boolean> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = (await subscribed(true))?.toJSON() ?? {};
  if (endpoint === '') return false;
  const room = client.state.known?.room ?? '';
  const order = { p256dh, auth, title: t('app.title'), body: t('rooms.turn.push', { room }) };
  return (await client.ask({ type: 'push', endpoint, order })).type === 'accepted';
}

/** This browser's subscription to its push service, for these rooms; null where there is none, or cannot be. */
async function subscribed(isWanted: boolean): Promise<PushSubscription | null> {
  try {
    const { pushManager } = (await worker()) ?? {};
    const known = (await pushManager?.getSubscription()) ?? null;
    if (pushManager === undefined || !isWanted) return known;
    const key = await pushKeyAt(document.baseURI);
    if (key === null) return null;
    // Made for another key, as when the rooms have moved: it would not be taken.
    if (known !== null && lettersOf(known.options.applicationServerKey) !== key) await known.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    // The browser, or its push service, does not want to.
    return null;
  }
}

/** The site's service worker once it is there. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (container === undefined) return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return Promise.race([container.ready, late]);
}

function lettersOf(key: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Shows a notice of one's turn by this page, which is open but not seen: by the service worker where there is one, since phones show no other. */
export async function showNotice(room: string): Promise<void> {
  if (!mayNotify() || Notification.permission !== 'granted') return;
  // The same tag as that of a notice by push: never two of a turn.
  const options = { body: t('rooms.turn.push', { room }), tag: tagOf(room), data: { room } };
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) {
      await registration.showNotification(t('app.title'), options);
      return;
    }
    const shown = new Notification(t('app.title'), options);
    own.set(room, shown);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // It shows none: title, badge and sound remain.
  }
}

/** What the notices of a table have in common, by push too: the next one takes the place of the last. */
const tagOf = (room: string) => `turn-${room}`;

/** Notices that this page has shown without a service worker, by their table. */
const own = new Map<string, Notification>();

/** Takes the notice of a turn away again, whoever has shown it. */
export async function takeNoticeAway(room: string): Promise<void> {
  own.get(room)?.close();
  own.delete(room);
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    for (const shown of (await registration?.getNotifications({ tag: tagOf(room) })) ?? []) shown.close();
  } catch {
    // The browser keeps them to itself.
  }
}
