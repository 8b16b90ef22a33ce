import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { memoryStore, openRoom } from '../../src/rooms/core/index.ts';
import { fromRoomSchema } from '../../src/rooms/protocol/from-room.ts';
import {
  bounds,
  gestureIds,
  PROTOCOL,
  readFromRoom,
  type ToRoom,
  usualChoices,
} from '../../src/rooms/protocol/index.ts';
import { newestRules } from '../../src/rules/index.ts';
import { isLong } from '../support/how-long.ts';
import { corePlace } from './support/core-place.ts';
import { codeIn, type Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { chanceOf } from './support/playing.ts';

const secretOf = (device: number) => (device + 1).toString(16).padStart(64, 'd');

/** Something that a device may say, drawn by chance: mostly what makes a room's lists longer. */
function someMessage(below: (most: number) => number, device: number, links: readonly string[], id: string): ToRoom {
  const seat = below(3);
  const hello = { type: 'hello', protocol: PROTOCOL, rules: newestRules, secret: secretOf(device), seen: -1 } as const;
  const others: readonly ToRoom[] = [
    { type: 'sit', id, seat, name: `N${below(5)}` },
    { type: 'name', id, seat, name: `N${below(5)}` },
    { type: 'share', id, value: below(1e9).toString(16).padStart(64, '0') },
    { type: 'propose', id, proposal: { what: 'pause' } },
    { type: 'propose', id, proposal: { what: 'takeBack', seat } },
    { type: 'answer', id, proposal: below(60), yes: below(3) > 0 },
    { type: 'free', id, seat },
    { type: 'renew', id, seat: below(2) === 0 ? seat : null },
    { type: 'office', id, seat },
    { type: 'remove', id, device: below(60) },
    { type: 'letIn', id, knock: below(20), to: below(2) === 0 ? 'seat' : 'watch' },
    { type: 'choose', id, choices: { ...usualChoices, behind: below(2) === 0 } },
    { type: 'give', id, seat, control: 'human' },
    { type: 'say', seat, said: gestureIds[0] },
    { type: 'pass', id },
    { type: 'leave', id },
  ];
  const kind = below(others.length + 14);
  const passport = links[below(links.length)] ?? '';
  if (kind < 10) return { ...hello, passport, name: `N${below(5)}` };
  if (kind < 12) return { ...hello, knock: true, name: 'K' };
  if (kind < 14) return hello;
  return others[kind - 14] ?? hello;
}

/** Where what a room has written is none, for whoever mends it. */
function faultIn(text: string): string {
  const { issues } = v.safeParse(fromRoomSchema, JSON.parse(text));
  return JSON.stringify(issues?.map((issue) => [v.getDotPath(issue), issue.message]));
}

/** A room without anybody at its connections: what it writes for pages is read as they read it, and nothing else is done about it. */
function driven(opening: ReturnType<typeof openingOf>) {
  const room = openRoom('RUMMEL', memoryStore(), opening, 'cd'.repeat(32), 0)?.room;
  if (room === undefined) throw new Error('not opened');
  const known = {
    read: 0,
    unreadable: [] as string[],
    devices: 0,
    watchers: 0,
    proposals: 0,
    drawings: 0,
    links: [] as readonly string[],
  };
  const there = new Set<number>();
  const seen = new Set<string>();
  let now = 0;
  const note = (text: string) => {
    if (text.startsWith('{"type":"links"'))
      known.links = JSON.parse(text).links.map((link: { passport: string }) => link.passport);
    if (!/^{"type":"(?:welcome|roster)"/.test(text)) return;
    known.read += 1;
    // Everybody is told of the same table: each part is read once.
    const parts = text.replace(/"n":-?\d+,/, '').split(/(?="roster":|"clock":)/);
    if (parts.every((part) => seen.has(part))) return;
    for (const part of parts) seen.add(part);
    const message = readFromRoom(text);
    if (message?.type !== 'welcome' && message?.type !== 'roster') known.unreadable.push(faultIn(text));
    else {
      known.devices = Math.max(known.devices, message.you.device);
      known.watchers = Math.max(known.watchers, message.roster.watchers.length);
      if (message.type === 'roster') return;
      known.proposals = Math.max(known.proposals, message.proposals.length);
      known.drawings = Math.max(known.drawings, message.drawings.length);
    }
  };
  const carryOut = (effects: ReturnType<typeof room.alarm>) => {
    for (const effect of effects) {
      if (effect.do === 'send') note(effect.text);
      if (effect.do === 'close' && there.delete(effect.connection)) carryOut(room.disconnected(effect.connection, now));
    }
  };
  return {
    known,
    there: (device: number) => there.has(device),
    say(device: number, message: object) {
      now += 2_000;
      if (!there.has(device)) carryOut(room.connected(device, now));
      there.add(device);
      carryOut(room.receive(device, JSON.stringify(message), now));
    },
    cut(device: number) {
      if (there.delete(device)) carryOut(room.disconnected(device, now));
    },
  };
}

describe('what a room writes', () => {
  it.each([
    ['at a table', {}],
    ['at a big screen', { bigScreen: { visit: { most: 2, minutes: 5 } } }],
  ])('%s is read by every page, whatever 40 devices do in 2,000 requests', (_, more) => {
    const { known, say, cut, there } = driven(openingOf(['human', 'human', 'human'], { ...more, secret: secretOf(0) }));
    const below = chanceOf(17);
    for (let asked = 0; asked < 2_000; asked++) {
      if (asked % 40 === 0)
        for (let device = 0; device < 40; device++) if (there(device)) say(device, { type: 'links', id: `l${asked}` });
      const device = below(40);
      say(device, someMessage(below, device, known.links, `r${asked}`));
      if (below(3) > 0) cut(below(40));
    }
    expect(known.unreadable).toEqual([]);
    expect(known.read).toBeGreaterThan(5_000);
    // Numbers were freed and given anew; whoever lost a seat watches, and not any number of them.
    expect(known.devices).toBeLessThan(40 + bounds.drawings);
    expect(known.watchers).toBeLessThanOrEqual(bounds.watchers + bounds.atSeat);
    expect(known.proposals).toBeLessThanOrEqual(bounds.joins + bounds.proposals);
    expect(known.drawings).toBeLessThanOrEqual(bounds.drawings + 1);
  });

  const many = isLong ? 10_500 : 300;
  it(`stays readable after ${many} people have come by the link for watchers and got up`, async () => {
    const place = corePlace();
    place.pace = 1_000;
    const { room, guests, links } = await seated(place);
    const [host] = guests as [Guest];
    for (let at = 0; at < many; at++) {
      const passer = await place.connect(room, at.toString(16).padStart(64, 'e'));
      const { secret } = passer;
      passer.send({ type: 'hello', protocol: PROTOCOL, rules: newestRules, secret, seen: -1, passport: links[2] });
      passer.say(`{"type":"leave","id":"up${at}"}`);
      expect(passer.isClosed).toBe(true);
      host.texts.length = 0;
      host.heard.length = 0;
    }
    const last = await place.connect(room);
    expect(await last.hello({ passport: links[2] ?? '' })).toBe(true);
    expect(last.now.you.device).toBeLessThan(10);
  }, 60_000);

  it('has room for some requests to join; votes are counted apart, and whoever reloads is welcome', async () => {
    const place = corePlace();
    place.pace = 2_000;
    const opening = openingOf(['human', 'human', 'human', 'human', 'human'], { bigScreen: { visit: null } });
    const room = await place.open(opening);
    const players: Guest[] = [];
    for (let seat = 0; seat < 5; seat++) {
      const player = await place.connect(room);
      await player.hello();
      await player.ask<'sit'>({ type: 'sit', seat, name: 'Ana' });
      players.push(player);
    }
    const answers: string[] = [];
    for (let at = 0; at < 22; at++) {
      const guest = await place.connect(room);
      await guest.hello();
      for (let seat = 0; seat < 5; seat++) answers.push(codeIn(await guest.ask<'sit'>({ type: 'sit', seat })));
    }
    const [player] = players as [Guest];
    expect(answers.filter((code) => code === 'full').length).toBeGreaterThan(0);
    expect(player.now.proposals).toHaveLength(bounds.joins);
    expect(codeIn(await player.ask<'propose'>({ type: 'propose', proposal: { what: 'pause' } }))).toBe('accepted');
    const back = await place.connect(room, player.secret);
    expect(await back.hello()).toBe(true);
  });

  it('is read by the reader that pages have', () => {
    expect(readFromRoom('{"type":"waits","n":-1,"why":"diskFull"}')).not.toBeNull();
  });
});
