import { type Notify, pushKeyAt, type RoomClient } from '../../rooms/client/index.ts';
import { t } from '../../ui/locale/index.ts';
import { answered, attempt, attempted } from '../../ui/platform/attempt.ts';
import { askForNotices, noticePermission, showOwnNotice } from '../../ui/platform/notices.ts';
import { order, ordered } from '../../ui/platform/push.ts';
import { registrationReady, siteRegistration } from '../../ui/platform/service-worker.ts';

/** Milliseconds that the site's service worker may take to be there: it is registered some seconds after the page. */
const PATIENCE = 8_000;

/** Asks the owner: call it after a press. Returns how: by push, else this open page; `none` if refused. */
export async function orderNotices(client: RoomClient): Promise<Notify> {
  if (!(await askForNotices())) return 'none';
  return (await orderPush(client)) ? 'push' : 'page';
}

/** Orders them again, asking nobody: the browser may have subscribed anew since, or speak another language. */
export async function renewNotices(client: RoomClient): Promise<void> {
  if (noticePermission() === 'granted') await orderPush(client);
}

export async function cancelNotices(client: RoomClient): Promise<void> {
  const endpoint = (await subscribed(false))?.endpoint;
  if (endpoint !== undefined) await client.ask({ type: 'push', endpoint, order: null });
}

async function orderPush(client: RoomClient): Promise<boolean> {
  const subscription = await subscribed(true);
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = attempt(() => subscription?.toJSON()) ?? {};
  if (endpoint === '') return false;
  const room = client.state.known?.room ?? '';
  const wanted = { p256dh, auth, title: t('app.title'), body: t('rooms.turn.push', { room }) };
  return (await client.ask({ type: 'push', endpoint, order: wanted })).type === 'accepted';
}

/** This browser's subscription to its push service, for these rooms; null where there is none, or cannot be. */
async function subscribed(isWanted: boolean): Promise<PushSubscription | null> {
  const site = await answered(PATIENCE, registrationReady);
  const known = await ordered(site);
  if (site === null || !isWanted) return known;
  const key = await pushKeyAt(document.baseURI);
  if (key === null) return null;
  // Made for another key, as when the rooms have moved: it would not be taken.
  if (known !== null && attempt(() => lettersOf(known.options.applicationServerKey)) !== key)
    await attempted(async () => known.unsubscribe());
  return order(site, key);
}

function lettersOf(key: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** For a page open but unseen: by the service worker where there is one, since phones show no other. */
export async function showNotice(room: string): Promise<void> {
  if (noticePermission() !== 'granted') return;
  // The same tag as that of a notice by push: never two of a turn.
  const options = { body: t('rooms.turn.push', { room }), tag: tagOf(room), data: { room } };
  try {
    const registration = await siteRegistration();
    if (registration?.active) {
      await registration.showNotification(t('app.title'), options);
      return;
    }
    const shown = showOwnNotice(t('app.title'), options);
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

export async function takeNoticeAway(room: string): Promise<void> {
  own.get(room)?.close();
  own.delete(room);
  try {
    const registration = await siteRegistration();
    for (const shown of (await registration?.getNotifications({ tag: tagOf(room) })) ?? []) shown.close();
  } catch {
    // The browser keeps them to itself.
  }
}
