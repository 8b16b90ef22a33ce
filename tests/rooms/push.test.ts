import { describe, expect, it } from 'vitest';
import { encrypted, isPushService } from '../../src/rooms/host/push.ts';
import { bytesOf, joined, letters, publicKeyOf, signedFor } from '../../src/rooms/host/vapid.ts';
import { newVapid } from '../../tools/rooms/vapid.mjs';
import { corePlace } from './support/core-place.ts';
import { codeIn, type Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { playUntil } from './support/playing.ts';
import { browser, claimsOf } from './support/push-service.ts';

const minute = 60_000;
const at = (name: string) => `https://push.example/${name}`;

/** A table of two, who have ordered notices: the guest at two devices. */
async function table() {
  const place = corePlace();
  const { room, guests, links } = await seated(place, openingOf(['human', 'human']));
  const [host, guest] = guests as [Guest, Guest];
  const order = (one: Guest, name: string, words?: string) =>
    one.ask<'push'>({ type: 'push', endpoint: at(name), order: browser(words).order });
  await order(host, 'host');
  await order(guest, 'guest');
  const turnOf = (seat: number) => playUntil([host, guest], () => host.now.view.seat === seat, 3);
  const sent = () => place.pushes.map(({ endpoint }) => endpoint.slice(at('').length));
  return { place, room, host, guest, links, order, turnOf, sent };
}

const look = (guest: Guest, isSeen: boolean) => guest.send({ type: 'look', isSeen });

describe('“your turn” by a push service', () => {
  it('is sent once a turn, to the devices of the seat it is for, when nobody has looked at its pages for a while', async () => {
    const { place, room, host, guest, turnOf, sent } = await table();
    look(guest, false);
    await turnOf(1);
    expect(sent()).toEqual([]);
    place.pass(2_000);
    expect(sent()).toEqual(['guest']);
    expect(JSON.parse(place.pushes[0]?.text ?? '')).toEqual({ room, title: 'Your turn', body: 'At a table' });
    place.pass(60 * minute);
    await guest.do(1, [guest.sight(1).legal[0] ?? { type: 'pass' }]);
    place.pass(60 * minute);
    expect(sent()).toEqual(['guest']);
    look(host, false);
    await turnOf(0);
    place.pass(minute);
    expect(sent()).toEqual(['guest', 'host']);
  });

  it('is not sent to whoever looks at the table, from whichever page; a page that is never heard is not looked at', async () => {
    const { place, room, guest, turnOf, sent } = await table();
    const other = await place.connect(room, guest.secret);
    await other.hello();
    look(guest, false);
    await turnOf(1);
    look(other, true);
    place.pass(minute);
    expect(sent()).toEqual([]);
    await turnOf(0);
    await turnOf(1);
    place.pass(minute);
    expect(sent()).toEqual(['guest']);
  });

  it('is not sent for a turn that is over; at a paused table when it goes on', async () => {
    const { place, host, guest, turnOf, sent } = await table();
    const agree = () =>
      host.ask<'answer'>({ type: 'answer', proposal: host.now.proposals[0]?.proposal ?? -1, yes: true });
    look(guest, false);
    await turnOf(1);
    await guest.ask<'propose'>({ type: 'propose', proposal: { what: 'pause' } });
    await agree();
    place.pass(60 * minute);
    expect(sent()).toEqual([]);
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'resume' } });
    place.pass(2_000);
    expect(sent()).toEqual(['guest']);
    look(host, false);
    await turnOf(0);
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'end' } });
    await guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals[0]?.proposal ?? -1, yes: true });
    place.pass(60 * minute);
    expect(sent()).toEqual(['guest']);
  });

  it('survives the room’s process, is tried again where nobody answered, and is given up in the end', async () => {
    const { place, guest, turnOf, sent } = await table();
    guest.cut();
    place.takesPush = () => null;
    await turnOf(1).catch(() => undefined);
    place.pass(10_000);
    expect(sent()).toEqual([]);
    await place.crash();
    place.pass(16_000);
    expect(sent()).toEqual(['guest']);
    await place.crash();
    place.takesPush = () => 'failed';
    place.pass(minute);
    expect(sent()).toEqual(['guest', 'guest']);
    place.takesPush = () => 'sent';
    place.pass(5 * minute);
    expect(sent()).toHaveLength(3);
    place.pass(24 * 60 * minute);
    expect(sent()).toHaveLength(3);
  });

  it('is not sent any more to a browser that the push service calls gone, nor after it was declined or its seat left', async () => {
    const { place, host, guest, turnOf, sent } = await table();
    look(guest, false);
    look(host, false);
    place.takesPush = () => 'gone';
    await turnOf(1);
    place.pass(minute);
    place.takesPush = () => 'sent';
    await host.ask<'push'>({ type: 'push', endpoint: at('host'), order: null });
    await turnOf(0);
    place.pass(minute);
    await turnOf(1);
    place.pass(minute);
    expect(sent()).toEqual(['guest']);
  });

  it('is for whoever sits: watchers order none; one browser has one, a device a few', async () => {
    const { place, room, guest, links, order } = await table();
    const watcher = await place.connect(room);
    await watcher.hello({ passport: links[2] ?? '' });
    expect(codeIn(await order(watcher, 'watcher'))).toBe('watching');
    for (const name of ['a', 'a', 'b', 'c', 'd', 'e']) await order(guest, name);
    const rows = place.store(room).meta('pushes') as { device: number; endpoint: string }[];
    expect(rows.map(({ endpoint }) => endpoint)).toEqual(['host', 'b', 'c', 'd', 'e'].map(at));
  });
});

describe('what push services are handed', () => {
  it('is encrypted as the standard’s own example', async () => {
    // RFC 8291, appendix A.
    const point = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
    const bytes = bytesOf(point);
    const coordinates = { x: letters(bytes.slice(1, 33)), y: letters(bytes.slice(33)) };
    const jwk = { kty: 'EC', crv: 'P-256', ...coordinates, d: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' };
    const curve = { name: 'ECDH', namedCurve: 'P-256' };
    const privateKey = await crypto.subtle.importKey('jwk', jwk, curve, true, ['deriveBits']);
    const { d: _, ...open } = jwk;
    const publicKey = await crypto.subtle.importKey('jwk', open, curve, true, []);
    const recipient = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = bytesOf('DGv6ra1nlYgDCS1FRnbzlw');
    const text = 'When I grow up, I want to be a watermelon';
    expect(letters(await encrypted(text, recipient, { keys: { privateKey, publicKey }, salt }))).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('can be read by the browser it is for, is another one each time, and is signed for that service and half a day', async () => {
    const reader = browser();
    const one = await encrypted('Ход: 1', reader.order);
    expect(reader.read(Buffer.from(one))).toBe('Ход: 1');
    expect(await encrypted('Ход: 1', reader.order)).not.toEqual(one);
    const vapid = newVapid('mailto:host@site.example');
    const signed = await signedFor('https://push.example/some/where?x', vapid, 1_000_000);
    expect(claimsOf(signed ?? '')).toEqual({
      aud: 'https://push.example',
      exp: 1000 + 12 * 60 * 60,
      sub: 'mailto:host@site.example',
    });
    expect(signed).toContain(`k=${publicKeyOf(vapid)}`);
    const bent = signed?.replace(/t=(\w+)\.(\w)/, (_, head, first) => `t=${head}.${first === 'e' ? 'f' : 'e'}`) ?? '';
    expect(claimsOf(bent)).toBeNull();
    for (const none of [undefined, null, '', '{', '{"x":1}']) expect(publicKeyOf(none)).toBeNull();
    expect(joined(bytesOf('AQ'), bytesOf('Ag'))).toEqual(Uint8Array.of(1, 2));
  });

  it('goes to names of the net over https alone', () => {
    for (const yes of ['https://fcm.googleapis.com/fcm/send/x', 'https://updates.push.services.mozilla.com/wpush/v2/x'])
      expect(isPushService(yes), yes).toBe(true);
    const no = [
      'http://push.example.com/x',
      'https://localhost/x',
      'https://printer.local/x',
      'https://intranet/x',
      'https://127.0.0.1/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://[::1]/x',
      'https://[fd00::1]/x',
      'https://metadata.google.internal/x',
      'https://push.example.com:8443/x',
      'https://user:word@push.example.com/x',
      'https://push.example.com./x',
      'file:///etc/passwd',
      'data:,x',
      'nonsense',
    ];
    for (const each of no) expect(isPushService(each), each).toBe(false);
    expect(isPushService('http://127.0.0.1:99/x', 'http://127.0.0.1:99')).toBe(true);
    expect(isPushService('http://127.0.0.1:98/x', 'http://127.0.0.1:99')).toBe(false);
  });
});
