import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publicKeyOf } from '../../src/rooms/host/vapid.ts';
import { findEngine } from '../../tools/rooms/engine.mjs';
import { newVapid } from '../../tools/rooms/vapid.mjs';
import { isLong } from '../support/how-long.ts';
import { type EnginePlace, enginePlace } from './support/engine-place.ts';
import type { Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { playUntil } from './support/playing.ts';
import { browser, claimsOf, pushService } from './support/push-service.ts';

const vapid = newVapid('mailto:host@site.example');
const said: string[] = [];
let service: Awaited<ReturnType<typeof pushService>>;
let place: EnginePlace;

/** A table of two at which the guest has ordered a notice and looks elsewhere. Only seat 0, who is not told of, knows what `coins` are. */
async function table(name: string, coins = 5) {
  const position = ['board 2', 'round 2', 'turn 0 pickCombo', `coins ${coins} 6`].join('\n');
  const opening = openingOf();
  const { room, guests } = await seated(place, { ...opening, setup: { ...opening.setup, position } });
  const [host, guest] = guests as [Guest, Guest];
  const reader = browser('Small World', `Your turn at ${room}`);
  await guest.ask<'push'>({ type: 'push', endpoint: `${service.origin}/${name}`, order: reader.order });
  guest.send({ type: 'look', isSeen: false });
  const turnOf = (seat: number) => playUntil(guests, () => guest.now.view.seat === seat, 3);
  const taken = () => service.taken.filter(({ path }) => path === `/${name}`);
  const come = (count: number) => vi.waitFor(() => expect(taken()).toHaveLength(count), 8_000);
  return { room, host, guest, reader, turnOf, taken, come };
}

describe.runIf(findEngine() !== null)('notices by the real engine', () => {
  beforeAll(async () => {
    service = await pushService();
    place = await enginePlace({}, { vapid, pushOrigin: service.origin, onSaid: (text) => said.push(text) });
  }, 30_000);
  afterAll(async () => {
    await place.end();
    await service.close();
  });

  it('come to the browser they are for, encrypted and signed with the key that the rooms tell, and say nothing of the game', async () => {
    const there = await fetch(`http://${place.address()}/rooms/`);
    expect(await there.json()).toMatchObject({ push: publicKeyOf(vapid) });
    const { room, reader, turnOf, taken, come } = await table('plain');
    await turnOf(1);
    await come(1);
    const [first] = taken();
    const { headers = {}, body = Buffer.of() } = first ?? {};
    expect(JSON.parse(reader.read(body))).toEqual({ room, title: 'Small World', body: `Your turn at ${room}` });
    expect(claimsOf(headers.authorization ?? '')).toMatchObject({
      aud: service.origin,
      sub: 'mailto:host@site.example',
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(JSON.stringify(headers)).not.toContain(room);
  });

  it('survive kill -9: sent once, after the start', async () => {
    const { turnOf, come, taken } = await table('killed');
    await turnOf(1);
    await place.crash();
    await come(1);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(taken()).toHaveLength(1);
  });

  // The engine waits between its tries.
  it.runIf(isLong)('end where the push service says that the browser is gone', async () => {
    service.answer = (path) => (path === '/gone' ? 410 : 201);
    const { host, turnOf, come, taken } = await table('gone');
    await turnOf(1);
    await come(1);
    await turnOf(0);
    const { n } = host.now;
    await turnOf(1);
    expect(host.now.n).toBeGreaterThan(n);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(taken()).toHaveLength(1);
  });

  it('and what the engine reports are the same in games that differ only in a secret', async () => {
    service.answer = () => 500;
    const told: unknown[] = [];
    for (const [name, coins] of [
      ['one', 5],
      ['other', 11],
    ] as const) {
      said.length = 0;
      const { room, host, reader, turnOf, taken, come } = await table(name, coins);
      expect(host.sight(0).view.coins[0]).toBe(coins);
      host.say('nonsense');
      await turnOf(1);
      await come(1);
      await vi.waitFor(() => expect(said.join('')).toContain('500'));
      const texts = taken().map(({ body }) => reader.read(body).replaceAll(room, 'ROOM'));
      told.push({ texts, said: said.join('') });
    }
    expect(told[1]).toEqual(told[0]);
  });
});
