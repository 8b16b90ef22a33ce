import { describe, expect, it } from 'vitest';
import { hashOfSecret, hintOf } from '../../src/rooms/chance/index.ts';
import { memoryStore, openRoom } from '../../src/rooms/core/index.ts';
import { bounds, PROTOCOL } from '../../src/rooms/protocol/index.ts';
import { newestRules } from '../../src/rules/index.ts';
import { corePlace } from './support/core-place.ts';
import type { Guest } from './support/guest.ts';
import { openingOf, type Place, seated } from './support/place.ts';

const crowd = (place: Place, room: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => place.connect(room)));
const here = (guests: readonly Guest[]) => guests.filter(({ isClosed }) => !isClosed);
/** So many people who say who they are, with a link or with nothing but the code. */
const arrive = async (place: Place, room: string, count: number, passport?: string) => {
  const all: Guest[] = [];
  for (let at = 0; at < count; at++) {
    const one = await place.connect(room);
    await one.hello(passport === undefined ? {} : { passport });
    all.push(one);
  }
  return all;
};
/** A room by itself, and what somebody is told who says hello there as its opener. */
function bare() {
  const opening = openingOf();
  const room = openRoom('CRWDED', memoryStore(), opening, 'ef'.repeat(32), 0)?.room;
  if (room === undefined) throw new Error('not opened');
  const hello = { type: 'hello', protocol: PROTOCOL, rules: newestRules, secret: opening.secret, seen: -1 };
  const come = (connection: number) => JSON.stringify(room.receive(connection, JSON.stringify(hello), 1));
  return { room, come, secret: opening.secret };
}

/** Comes once more with the same device. */
const comeBack = async (place: Place, room: string, { secret }: Guest) => {
  const back = await place.connect(room, secret);
  return { back, isIn: await back.hello() };
};

describe('a crowd at a room', () => {
  it('of people who say nothing is a few, the last ones; a returning player sits at once', async () => {
    const place = corePlace();
    const { room, guests } = await seated(place);
    const silent = await crowd(place, room, 100);
    expect(here(silent)).toEqual(silent.slice(-bounds.unknown));
    const { isIn } = await comeBack(place, room, guests[1] as Guest);
    expect(isIn).toBe(true);
    expect(here(guests)).toHaveLength(2);
  });

  it('that comes again and again keeps no player from saying hello, whose page says beforehand who it is', async () => {
    const { room, come, secret } = bare();
    const hint = hintOf(hashOfSecret(secret));
    room.connected(0, 0, hint);
    room.connected(1, 0, 'f'.repeat(24));
    const left = new Set<number>();
    for (let at = 2; at < 200; at++)
      for (const effect of room.connected(at, 1)) if (effect.do === 'close') left.add(effect.connection);
    expect(left.has(1)).toBe(true);
    expect(left.has(0)).toBe(false);
    expect(come(0)).toContain('welcome');
    // Nor does that help anybody to keep many connections open.
    const ends = Array.from({ length: 50 }, (_, at) => room.connected(1_000 + at, 2, hint)).flat();
    expect(ends.filter((effect) => effect.do === 'close')).toHaveLength(50 - bounds.ofDevice);
  });

  it('gives way in order: who knocks, guests, watchers, an older connection of the same device', async () => {
    const place = corePlace();
    place.pace = 1_000;
    const screen = await seated(place, openingOf(['human', 'human'], { bigScreen: { visit: null } }));
    const { room } = screen;
    const guests = await arrive(place, room, bounds.guests);
    expect(guests.every(({ known }) => known !== null)).toBe(true);
    const links = screen.links;
    const watchers = await arrive(place, room, bounds.connections - bounds.unknown - bounds.guests - 2, links.at(-1));
    // The screen itself and a player are there as well.
    expect(here([...guests, ...watchers])).toHaveLength(bounds.connections - bounds.unknown - 2);
    const [host] = screen.guests as [Guest];
    const again: Guest[] = [];
    for (let at = 1; at < bounds.ofDevice; at++) {
      const { back, isIn } = await comeBack(place, room, host);
      expect(isIn).toBe(true);
      again.push(back);
    }
    // The guests unheard for longest have made room, and nobody else.
    expect(here(guests)).toEqual(guests.slice(bounds.ofDevice - 1));
    expect(here(watchers)).toEqual(watchers);
    const { back } = await comeBack(place, room, host);
    expect(host.isClosed).toBe(true);
    expect(here([...again, back])).toHaveLength(bounds.ofDevice);
    expect(here(guests)).toEqual(guests.slice(bounds.ofDevice - 1));
  });

  it('of watchers makes way for a player, and of knocking strangers for a watcher; nobody for whoever is less', async () => {
    const place = corePlace();
    place.pace = 1_000;
    const { room, guests, links } = await seated(place);
    const watchers = await arrive(place, room, 6, links[2]);
    const tabs: Guest[] = [];
    for (const one of watchers)
      for (let at = 1; at < bounds.ofDevice; at++) tabs.push((await comeBack(place, room, one)).back);
    const knocking = await crowd(place, room, 2);
    for (const [at, one] of knocking.entries()) one.knock(`Stranger ${at}`);
    const full = bounds.connections - bounds.unknown;
    expect(here([...guests, ...watchers, ...tabs, ...knocking])).toHaveLength(2 + 6 * bounds.ofDevice + 2);
    const more = await arrive(place, room, full - 2 - 6 * bounds.ofDevice, links[2]);
    expect(here(knocking)).toHaveLength(0);
    expect(here(more)).toHaveLength(full - 2 - 6 * bounds.ofDevice);
    const late = await place.connect(room);
    late.knock('Late');
    expect(late.isClosed).toBe(true);
    const { isIn } = await comeBack(place, room, guests[1] as Guest);
    expect(isIn).toBe(true);
    expect(here([...watchers, ...tabs, ...more]).length).toBe(full - 2 - 1);
  });

  it('is told: whoever makes way hears why', async () => {
    const place = corePlace();
    const { room } = await seated(place);
    const [first] = (await crowd(place, room, bounds.unknown + 1)) as [Guest];
    expect(first.all('refused')).toMatchObject([{ why: { code: 'full' } }]);
    expect(first.isClosed).toBe(true);
  });
});
