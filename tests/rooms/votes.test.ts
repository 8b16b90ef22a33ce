import { describe, expect, it } from 'vitest';
import type { Proposal } from '../../src/rooms/protocol/index.ts';
import { corePlace } from './support/core-place.ts';
import { codeIn, type Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';

// A vote waits for nobody who cannot answer, and for nothing that cannot be decided: else nobody could ever put another one of its kind.

const three = () => openingOf(['human', 'human', 'human']);
const propose = async (guest: Guest, what: Proposal) =>
  codeIn(await guest.ask<'propose'>({ type: 'propose', proposal: what }));
const openOf = (guest: Guest, what: Proposal['what']) => guest.now.proposals.find((one) => one.what.what === what);
const answer = async (guest: Guest, what: Proposal['what'], yes = true) =>
  codeIn(await guest.ask<'answer'>({ type: 'answer', proposal: openOf(guest, what)?.proposal ?? -1, yes }));

/** How somebody may lose a seat while they are asked: what the host or somebody else does about seat 2. */
const losses: readonly (readonly [string, (at: Awaited<ReturnType<typeof seated>>) => Promise<unknown>])[] = [
  ['is freed', ({ guests: [host] }) => (host as Guest).ask<'free'>({ type: 'free', seat: 2 })],
  [
    'goes to whoever has the new link',
    async ({ guests: [host, other] }) => {
      await (host as Guest).ask<'renew'>({ type: 'renew', seat: 2 });
      const passport = (await (host as Guest).links())[2] ?? '';
      return (other as Guest).ask<'claim'>({ type: 'claim', passport });
    },
  ],
  ['is given up', ({ guests: [, , last] }) => (last as Guest).ask<'leave'>({ type: 'leave' })],
];

describe('a vote', () => {
  it.each(losses)('is decided without whoever is asked when their seat %s', async (_, lose) => {
    const place = corePlace();
    const at = await seated(place, three());
    const [host, other] = at.guests as [Guest, Guest];
    await propose(other, { what: 'pause' });
    await answer(host, 'pause');
    expect(openOf(host, 'pause')?.wanted).toEqual([2]);
    await lose(at);
    expect(openOf(host, 'pause')).toBeUndefined();
    expect(host.now.clock.isPaused).toBe(true);
    expect(place.store(at.room).proposals()).toEqual([]);
  });

  it('is put to whichever device of a seat is there, and to another one if that goes', async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place);
    const [host, phone] = guests as [Guest, Guest];
    const laptop = await place.connect(room);
    await laptop.hello({ passport: links[1] ?? '' });
    await answer(phone, 'join');
    await propose(host, { what: 'pause' });
    expect(openOf(host, 'pause')?.wanted).toEqual([phone.now.you.device]);
    phone.cut();
    expect(openOf(host, 'pause')?.wanted).toEqual([laptop.now.you.device]);
    expect(await answer(laptop, 'pause')).toBe('accepted');
    expect(host.now.clock.isPaused).toBe(true);
    // Who comes meanwhile is not asked as well: their seat has been.
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'resume' } });
    await propose(host, { what: 'end' });
    expect(openOf(host, 'end')?.wanted).toEqual([laptop.now.you.device]);
    await answer(laptop, 'end', false);
    expect(openOf(host, 'end')).toBeUndefined();
  });

  it('about a game that is over, or one before this, is void', async () => {
    const place = corePlace();
    const { guests } = await seated(place);
    const [host, guest] = guests as [Guest, Guest];
    await propose(host, { what: 'pause' });
    await propose(host, { what: 'end' });
    await propose(host, { what: 'goLocal' });
    await answer(guest, 'end');
    expect(guest.now.isOver).toBe(true);
    expect(guest.now.proposals.map(({ what }) => what.what)).toEqual(['goLocal']);
    await propose(host, { what: 'rematch' });
    await answer(guest, 'rematch');
    expect(guest.now.isOver).toBe(false);
    expect(guest.now.proposals).toEqual([]);
    expect(await propose(guest, { what: 'goLocal' })).toBe('accepted');
  });

  it('that somebody who was away loses their seat ends when they are back', async () => {
    const place = corePlace();
    const { room, guests } = await seated(place, three());
    const [host, other, last] = guests as [Guest, Guest, Guest];
    last.cut();
    place.pass(61_000);
    await host.hello();
    await other.hello();
    await propose(host, { what: 'replace', seat: 2 });
    expect(openOf(other, 'replace')).toBeDefined();
    await (await place.connect(room, last.secret)).hello();
    expect(openOf(other, 'replace')).toBeUndefined();
  });

  it('to let somebody join is put to whoever keeps the seat and the table now', async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place, three());
    const [host, other, last] = guests as [Guest, Guest, Guest];
    const stranger = await place.connect(room);
    await stranger.hello({ passport: links[2] ?? '' });
    await last.ask<'leave'>({ type: 'leave' });
    await host.ask<'office'>({ type: 'office', seat: 1 });
    expect(openOf(other, 'join')?.wanted).toEqual([other.now.you.device]);
    expect(await answer(other, 'join')).toBe('accepted');
    expect(stranger.now.you.seats).toEqual([2]);
  });

  it('to let somebody join is over for everybody who looks at it, once that one is gone', async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place);
    const [host, other] = guests as [Guest, Guest];
    const stranger = await place.connect(room);
    await stranger.hello({ passport: links[1] ?? '' });
    expect(openOf(other, 'join')).toBeDefined();
    await host.ask<'remove'>({ type: 'remove', device: stranger.now.you.device });
    expect(openOf(other, 'join')).toBeUndefined();
    const screen = await seated(place, openingOf(['human', 'human'], { bigScreen: { visit: null } }));
    const [wall] = screen.guests as [Guest];
    const phones = [await place.connect(screen.room), await place.connect(screen.room)];
    for (const phone of phones) await phone.hello();
    for (const phone of phones) await phone.ask<'sit'>({ type: 'sit', seat: 0 });
    expect(openOf(wall, 'join')).toBeDefined();
    phones[1]?.cut();
    expect(openOf(wall, 'join')).toBeUndefined();
  });
});
