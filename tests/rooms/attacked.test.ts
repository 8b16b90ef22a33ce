import { describe, expect, it } from 'vitest';
import { evenTemper } from '../../src/opponents/types.ts';
import { apartFrom, bounds } from '../../src/rooms/protocol/index.ts';
import { corePlace } from './support/core-place.ts';
import { codeIn, type Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { playOn } from './support/playing.ts';

// What somebody found who attacked the rooms (docs/proof.md): one of each kind.

describe('the price of what is asked', () => {
  it('is that of a receipt which is read for it, whether or not the part is there', async () => {
    const place = corePlace();
    const { guests } = await seated(place);
    const [host, guest] = guests as [Guest, Guest];
    await playOn(guests, 60, 3);
    place.pace = 60_000;
    for (let time = 0; time < 12; time++) await host.hello();
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'end' } });
    await guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals[0]?.proposal ?? -1, yes: true });
    place.pace = 25;
    const asked = 400;
    for (let at = 0; at < asked; at++) host.say(`{"type":"told","id":"t${at}","part":999999}`);
    const answers = host.all('refused').map(codeIn);
    // The receipt is read once as long as it does not grow; each of these is no more than a word then.
    expect(answers.filter((code) => code === 'notNow').length).toBeGreaterThan(0);
    let reads = 0;
    const { told } = place.store(host.now.room);
    place.store(host.now.room).told = (device) => {
      reads += 1;
      return told(device);
    };
    for (let at = 0; at < 20; at++) host.say(`{"type":"told","id":"u${at}","part":0}`);
    expect(reads).toBeLessThanOrEqual(1);
  });

  it('is that of playing a game from its beginning, whenever it is asked whether it can go on at one screen as it is', async () => {
    const place = corePlace();
    const { guests } = await seated(place);
    const [host, guest] = guests as [Guest, Guest];
    await playOn(guests, 200, 3);
    place.pace = 0;
    /** Messages that the host may still say after asking for something ten times, of a game that is another one each time. */
    const left = (what: 'pause' | 'goLocal') => {
      place.now += 60_000;
      for (let time = 0; time < 10; time++) {
        host.say(`{"type":"name","id":"${what}n${time}","seat":0,"name":"N${time}"}`);
        host.say(`{"type":"propose","id":"${what}p${time}","proposal":{"what":"${what}"}}`);
        const { proposal } = guest.now.proposals[0] ?? {};
        guest.say(`{"type":"answer","id":"${what}a${time}","proposal":${proposal},"yes":false}`);
      }
      const before = host.all('pong').length;
      for (let at = 0; at < bounds.budget.device.burst; at++) host.say('{"type":"ping","at":1}');
      return host.all('pong').length - before;
    };
    expect(left('pause') - left('goLocal')).toBeGreaterThan(10);
  });

  it('is told to watchers no more than what differs where they are to be a turn behind', async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place);
    const [host] = guests as [Guest];
    await playOn(guests, 150, 5);
    const watcher = await place.connect(room);
    await watcher.hello({ passport: links[2] ?? '' });
    const all = watcher.all('welcome')[0]?.entries.length ?? 0;
    expect(all).toBeGreaterThan(50);
    for (const behind of [true, false, true]) {
      await host.ask<'choose'>({ type: 'choose', choices: { ...host.now.choices, behind } });
      const last = watcher.all('welcome').at(-1);
      expect(last?.from).toBeGreaterThan(0);
      expect(last?.entries.length).toBeLessThan(all);
      expect(watcher.now.log).toHaveLength(watcher.now.length);
      expect(host.now.log.slice(0, watcher.now.log.length)).toEqual(watcher.now.log);
    }
  });
});

describe('what one asks for', () => {
  it('is not taken from others: passes are counted by device', async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place);
    const [, player] = guests as [Guest, Guest];
    const pass = async (guest: Guest) => {
      const before = guest.all('pass').length;
      guest.say(`{"type":"pass","id":"p${before}"}`);
      await guest.until(() => guest.all('pass').length > before, 'a pass');
      return guest.all('pass').at(-1)?.passport ?? '';
    };
    const mine = await pass(player);
    const watcher = await place.connect(room);
    await watcher.hello({ passport: links[2] ?? '' });
    for (let at = 0; at < 12; at++) await pass(watcher);
    const browser = await place.connect(room);
    expect(await browser.hello({ passport: mine })).toBe(true);
    expect(browser.now.you.seats).toEqual([1]);
  });

  it('makes room for others: of watchers whoever has most connections, of guests who has been there for long enough', async () => {
    const place = corePlace();
    place.pace = 1_000;
    const { room, guests, links } = await seated(place);
    const known = await place.connect(room);
    await known.hello({ passport: links[2] ?? '' });
    known.cut();
    for (let at = 0; at < 8; at++) {
      const first = await place.connect(room);
      await first.hello({ passport: links[2] ?? '' });
      for (let more = 1; more < bounds.ofDevice; more++) await (await place.connect(room, first.secret)).hello();
    }
    const back = await place.connect(room, known.secret);
    expect(await back.hello()).toBe(true);
    expect(guests.every(({ isClosed }) => !isClosed)).toBe(true);

    const screen = await place.open(openingOf(['human', 'human'], { bigScreen: { visit: null } }));
    for (let at = 0; at < bounds.guests; at++) await (await place.connect(screen)).hello();
    place.now += bounds.guestFor;
    const phone = await place.connect(screen);
    expect(await phone.hello()).toBe(true);
  });
});

describe('a number that is another one’s', () => {
  it('brings no debt along: whoever comes after somebody who has asked for too much is heard', async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place);
    await playOn(guests, 150, 5);
    place.pace = 0;
    const greedy = await place.connect(room);
    await greedy.hello({ passport: links[2] ?? '' });
    const { device } = greedy.now.you;
    for (let at = 0; at < 220; at++) greedy.say('{"type":"ping","at":1}');
    place.pace = 50;
    for (let at = 0; !greedy.isClosed && at < 200; at++) greedy.say(`{"type":"leave","id":"up${at}"}`);
    place.pace = 0;
    const next = await place.connect(room);
    await next.hello({ passport: links[2] ?? '' });
    expect(next.now.you.device).toBe(device);
    for (let at = 0; at < 40; at++) next.say('{"type":"ping","at":1}');
    expect(next.all('pong')).toHaveLength(40);
  });
});

describe('a table of opponents alone', () => {
  it('plays while somebody is there, and waits while nobody is', async () => {
    const place = corePlace();
    place.isThinking = false;
    const opponent = { level: 'wanderer', temper: evenTemper, seed: 3 } as const;
    const opening = openingOf([opponent, opponent]);
    const room = await place.open(opening);
    expect(place.questions.size).toBe(0);
    const host = await place.connect(room, opening.secret);
    await host.hello();
    expect(place.questions.size).toBe(1);
  });
});

describe('names that are read alike', () => {
  it('are told apart, in whatever letters', () => {
    const others = ['Ana', 'Ben', 'Ida', 'Ion'];
    const typed = ['Аna', 'Anɑ', 'Bеn', 'lda', 'Ana.', 'Ana\u{1d159}', 'Ana\u0378', 'Ana\ue000', 'I0n', 'Iοn'];
    expect(typed.filter((name) => apartFrom(others, name, 20) === name)).toEqual([]);
    expect(apartFrom(others, 'Anca', 20)).toBe('Anca');
  });
});
