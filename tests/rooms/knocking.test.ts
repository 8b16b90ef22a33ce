import { describe, expect, it } from 'vitest';
import { restoreRoom } from '../../src/rooms/core/index.ts';
import { bounds } from '../../src/rooms/protocol/index.ts';
import { type CorePlace, corePlace } from './support/core-place.ts';
import { codeIn, type Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';

/** Somebody who has the room's code alone knocks. */
async function knockAt(place: CorePlace, room: string, name: string, secret?: string): Promise<Guest> {
  const stranger = await place.connect(room, secret);
  stranger.knock(name);
  return stranger;
}

/** A host with two seats, the second for others, and nobody else. */
async function table() {
  const place = corePlace();
  const opening = openingOf(['human', 'human']);
  const room = await place.open(opening);
  const host = await place.connect(room, opening.secret);
  await host.hello();
  const answer = async (to: 'seat' | 'watch' | 'no', at = 0) =>
    codeIn(await host.ask<'letIn'>({ type: 'letIn', knock: host.now.knocks[at]?.knock ?? -1, to }));
  return { place, room, host, answer };
}

describe('a stranger with the code alone', () => {
  it('knocks, is shown to the host by name and learns nothing; once let in, sits at the first free seat', async () => {
    const { place, room, host, answer } = await table();
    await host.do(0, [{ type: 'pickCombo', index: 0 }]);
    const stranger = await knockAt(place, room, 'Ana');
    expect(stranger.texts).toEqual(['{"type":"knocking","n":-1}']);
    expect(host.now.knocks).toEqual([{ knock: 0, name: 'Ana', seat: 1 }]);
    expect(await answer('seat')).toBe('accepted');
    expect(stranger.now.you).toMatchObject({ seats: [1], isHost: false, isWatcher: false });
    expect(host.now.setup.seats[1]?.name).toBe('Ana');
    expect(host.now.knocks).toEqual([]);
    // It is known there from now on.
    stranger.cut();
    expect(await (await place.connect(room, stranger.secret)).hello()).toBe(true);
  });

  it('watches where no seat is free, or the host says so', async () => {
    const place = corePlace();
    const { room, guests } = await seated(place);
    const [host] = guests as [Guest];
    const stranger = await knockAt(place, room, 'Eye');
    const [{ knock, seat } = { knock: -1, seat: 0 }] = host.now.knocks;
    expect(seat).toBeNull();
    expect(codeIn(await host.ask<'letIn'>({ type: 'letIn', knock, to: 'seat' }))).toBe('noSuchSeat');
    await host.ask<'letIn'>({ type: 'letIn', knock, to: 'watch' });
    expect(stranger.now.you).toMatchObject({ seats: [], isWatcher: true });
    expect(guests[1]?.now.roster.watchers.map(({ name }) => name)).toEqual(['Eye']);
  });

  it('is told when nobody lets it in, and the door stays shut for a while: ever longer', async () => {
    const { place, room, host, answer } = await table();
    for (const wait of [10_000, 20_000, 40_000]) {
      const stranger = await knockAt(place, room, 'Pest');
      expect(await answer('no')).toBe('accepted');
      expect(stranger.heard.at(-1)).toMatchObject({ type: 'closed', why: 'declined', n: -1 });
      expect(stranger.isClosed).toBe(true);
      place.pass(wait - 2_000);
      const again = await knockAt(place, room, 'Pest');
      expect(codeIn(again.heard[0] as never)).toBe('doorShut');
      expect(host.now.knocks).toEqual([]);
      place.pass(3_000);
    }
    const friend = await knockAt(place, room, 'Friend');
    expect(await answer('seat')).toBe('accepted');
    expect(friend.now.you.seats).toEqual([1]);
    expect((await knockAt(place, room, 'Next')).texts[0]).toContain('knocking');
  });

  it('finds no room at the door beside a few others, until one of them has not been heard for long', async () => {
    const { place, room, host } = await table();
    const others = [];
    for (let one = 0; one < bounds.knocks; one++) others.push(await knockAt(place, room, `N${one}`));
    expect(codeIn((await knockAt(place, room, 'Late')).heard[0] as never)).toBe('doorShut');
    // With the same secret it is the same one, from however many pages.
    await knockAt(place, room, 'N0', others[0]?.secret);
    expect(host.now.knocks).toHaveLength(bounds.knocks);
    others[1]?.cut();
    expect(host.now.knocks.map(({ name }) => name)).toEqual(['N0', 'N2']);
    await knockAt(place, room, 'N3');
    place.pass(bounds.knocksFor + 1);
    await knockAt(place, room, 'Late');
    expect(host.now.knocks.map(({ name }) => name)).toEqual(['N2', 'N3', 'Late']);
    expect(others[0]?.heard.at(-1)).toMatchObject({ type: 'closed', why: 'declined' });
  });

  it('is answered by the host alone, hears nothing of the table, and may do nothing', async () => {
    const place = corePlace();
    const { room, guests } = await seated(place);
    const [host, guest] = guests as [Guest, Guest];
    const before = guest.texts.length;
    const stranger = await knockAt(place, room, 'Ana');
    const [{ knock } = { knock: -1 }] = host.now.knocks;
    expect(guest.texts.length).toBe(before);
    expect(codeIn(await guest.ask<'letIn'>({ type: 'letIn', knock, to: 'seat' }))).toBe('notHost');
    expect(codeIn(await stranger.ask<'letIn'>({ type: 'letIn', knock, to: 'seat' }))).toBe('helloFirst');
    await host.do(0, [{ type: 'pickCombo', index: 0 }]);
    expect(stranger.heard.map(({ type, n }) => `${type} ${n}`)).toEqual(['knocking -1', 'refused -1']);
    // Who is host now is asked; who was, no more.
    await host.ask<'office'>({ type: 'office', seat: 1 });
    expect([host.now.knocks.length, guest.now.knocks.length]).toEqual([0, 1]);
  });

  it('without knocking is turned away as ever', async () => {
    const { place, room } = await table();
    const stranger = await place.connect(room);
    expect(await stranger.hello()).toBe(false);
    expect(codeIn(stranger.heard[0] as never)).toBe('badPassport');
  });

  it('is still at the door when the room has slept, and gone when its process has died', async () => {
    const { place, room, host } = await table();
    await knockAt(place, room, 'Ana');
    const seen = host.now.knocks;
    const lines = [
      [0, 0],
      [1, null],
    ] as const;
    const slept = restoreRoom(room, place.store(room), lines, false, place.now)?.room;
    const told = slept?.receive(0, '{"type":"ping","at":1}', place.now) ?? [];
    expect(told.map((effect) => (effect.do === 'send' ? effect.text : '')).join()).toContain(JSON.stringify(seen));
    await place.crash();
    const back = await place.connect(room, host.secret);
    await back.hello();
    expect(back.now.knocks).toEqual([]);
  });
});

describe('a device’s share in chance', () => {
  it('is known to be given, by whichever page asks', async () => {
    const { place, room, host } = await table();
    expect(host.now.you.hasShared).toBe(false);
    await host.ask<'share'>({ type: 'share', value: 'a'.repeat(64) });
    const other = await place.connect(room, host.secret);
    await other.hello();
    expect(other.now.you.hasShared).toBe(true);
  });
});
