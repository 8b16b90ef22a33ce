import { type JSX, useEffect, useState } from 'react';
import { type Notify, pushKeyAt, type RoomClient } from '../../rooms/client/index.ts';
import { t } from '../../ui/locale/index.ts';
import { answered, attempt, attempted } from '../../ui/platform/attempt.ts';
import { askForNotices, noticePermission, order, ordered, showOwnNotice } from '../../ui/platform/notices.ts';
import { registrationReady, siteRegistration } from '../../ui/platform/service-worker.ts';
import { useRoom } from './room-context.ts';

/** Milliseconds that the site's service worker may take to be there: it is registered some seconds after the page. */
const PATIENCE = 8_000;

/** Asks the owner: call it after a press. Returns how: by push, else this open page; `none` if refused. */
async function orderNotices(client: RoomClient): Promise<Notify> {
  if (!(await askForNotices())) return 'none';
  return (await orderPush(client)) ? 'push' : 'page';
}

/** Orders them again, asking nobody: the browser may have subscribed anew since, or speak another language. */
export async function renewNotices(client: RoomClient): Promise<void> {
  if (noticePermission() === 'granted') await orderPush(client);
}

async function cancelNotices(client: RoomClient): Promise<void> {
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

/** How one is told that it is one's turn, where nobody looks at this page: off until it is asked for here. */
export function TurnNotices(): JSX.Element | null {
  const at = useRoom();
  const [notify, setNotify] = useState<Notify | 'busy' | 'denied'>('busy');
  const room = at?.known.room ?? '';
  const kept = at?.kept ?? null;
  useEffect(() => {
    void kept?.at(room).then((row) => {
      const permission = noticePermission();
      setNotify(permission === 'granted' ? row.notify : permission === 'denied' ? 'denied' : 'none');
    });
  }, [kept, room]);
  if (at === null || kept === null) return null;
  if (noticePermission() === 'none') return <small>{t('rooms.turn.here')}</small>;
  const isOn = notify === 'page' || notify === 'push';
  const change = async () => {
    setNotify('busy');
    const next = isOn ? 'none' : await orderNotices(at.client);
    if (isOn) void cancelNotices(at.client);
    await kept.note(room, { notify: next });
    setNotify(next === 'none' && noticePermission() === 'denied' ? 'denied' : next);
  };
  return (
    <section className="room-choices" data-turn-notices={notify}>
      <h3>{t('rooms.turn')}</h3>
      <label className="start-check">
        <input
          type="checkbox"
          checked={isOn}
          disabled={notify === 'busy' || notify === 'denied'}
          onChange={() => void change()}
        />
        <span>{t('rooms.turn.ask')}</span>
      </label>
      <small data-said>
        {notify === 'busy' ? t('setup.loading') : t(notify === 'none' ? 'rooms.turn.here' : `rooms.turn.by.${notify}`)}
      </small>
    </section>
  );
}
