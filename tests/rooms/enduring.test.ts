import { describe, expect, it } from 'vitest';
import { evenTemper } from '../../src/opponents/types.ts';
import { memoryStore, openRoom, restoreRoom, type Store } from '../../src/rooms/core/index.ts';
import { bounds, PROTOCOL } from '../../src/rooms/protocol/index.ts';
import { newestRules } from '../../src/rules/index.ts';
import { corePlace } from './support/core-place.ts';
import { codeIn, freshSecret, type Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { chanceOf, playOn } from './support/playing.ts';

const opponent = { level: 'wanderer', temper: evenTemper, seed: 3, character: 'avenger' } as const;

/** Everything about a room that matters, as its store has it. */
const contents = (store: Store) => ({
  rows: store.rowsFrom(0),
  seats: store.seats(),
  facts: store.meta('facts'),
  dues: [...store.dues()].sort((a, b) => a.name.localeCompare(b.name)),
});

describe('a room that is called back', () => {
  it('has the game it had, from its last snapshot and the steps since, whatever was taken back meanwhile', async () => {
    const place = corePlace();
    const { room, guests } = await seated(place, openingOf(['human', 'human', opponent]));
    const [host, guest] = guests as [Guest, Guest];
    await host.ask<'share'>({ type: 'share', value: 'a'.repeat(64) });
    for (let part = 0; part < 8; part++) {
      await playOn(guests, 12, part + 11);
      for (const one of guests)
        for (const seat of one.now.mayTakeBack) await one.ask<'back'>({ type: 'back', on: one.now.n, seat });
    }
    expect(place.store(room).snapshot()?.n).toBeGreaterThan(40);
    const { view, log, coins, mayTakeBack } = guest.now;
    await place.crash();
    const back = await place.connect(room, guest.secret);
    await back.hello();
    expect({ ...back.now, revision: 0 }).toMatchObject({ view, log, coins, mayTakeBack });
    // What it would draw next is what it would have drawn: with the same steps both go the same way.
    const other = await place.connect(room, host.secret);
    await other.hello();
    expect(await playOn([other, back], 20, 99)).toBe(20);
  });

  it('has nothing of a request in the middle of which its store failed, and carries it out when it comes again', () => {
    const store = memoryStore();
    const opening = openingOf();
    const opened = openRoom('RUMMAA', store, opening, '1'.repeat(64), 1000);
    if (opened === null) throw new Error('not opened');
    const hello = { type: 'hello', protocol: PROTOCOL, rules: newestRules, secret: opening.secret, seen: -1 };
    opened.room.receive(1, JSON.stringify(hello), 2000);
    const before = contents(store);
    const step = JSON.stringify({ type: 'do', id: 'a', on: 0, seat: 0, commands: [{ type: 'pickCombo', index: 0 }] });
    const { tell } = store;
    store.tell = () => {
      throw new Error('the disk is full');
    };
    expect(() => opened.room.receive(1, step, 3000)).toThrow('the disk is full');
    expect(contents(store)).toEqual(before);
    store.tell = tell;
    const again = restoreRoom('RUMMAA', store, [[1, 0]], false, 4000);
    const texts = (again?.room.receive(1, step, 4000) ?? []).flatMap((effect) =>
      effect.do === 'send' ? [effect.text] : [],
    );
    expect(texts.some((text) => text.startsWith('{"type":"accepted","n":1,"id":"a"'))).toBe(true);
  });

  it('asks an opponent again whose answer was lost, and takes no answer twice', async () => {
    const place = corePlace();
    place.isThinking = false;
    const { room, guests } = await seated(place, openingOf(['human', opponent]));
    const [host] = guests as [Guest];
    await host.ask<'give'>({ type: 'give', seat: 0, control: opponent });
    const asked = place.questions.get(room);
    expect(asked).toMatchObject({ seat: 0, opponent: { memory: { attacker: null } } });
    expect(asked?.view.coins).toEqual([5, null]);
    await place.crash();
    place.pass(1);
    expect(place.questions.get(room)).toEqual(asked);
    const answer = () => place.carryOut(room, decided());
    const decided = () => restore().decided(asked?.name ?? '', [{ type: 'pickCombo', index: 0 }], place.now);
    const restore = () => {
      const restored = restoreRoom(room, place.store(room), [], false, place.now);
      if (restored === null) throw new Error('no room');
      return restored.room;
    };
    answer();
    answer();
    expect(
      place
        .store(room)
        .rowsFrom(0)
        .map(({ act }) => act.kind),
    ).toEqual(['deal', 'give', 'do']);
  });

  it('says so if an opponent fails again and again, and keeps asking', async () => {
    const place = corePlace();
    place.isThinking = false;
    const { room, guests } = await seated(place, openingOf(['human', opponent]));
    const [host] = guests as [Guest];
    await host.ask<'give'>({ type: 'give', seat: 0, control: opponent });
    for (let failure = 0; failure < 4; failure++) {
      const { name = '' } = place.questions.get(room) ?? {};
      place.fail(room, name);
      place.pass(6000);
    }
    expect(host.all('notice').map(({ what }) => what)).toEqual(['turn', 'opponentFails']);
    expect(place.questions.get(room)?.name).toMatch(/\.4$/);
  });
});

describe('a page of another version', () => {
  it('is told so, and keeps its seat', async () => {
    const place = corePlace();
    const { room, links } = await seated(place);
    const say = async (protocol: number, rules: number) => {
      const guest = await place.connect(room);
      guest.send({ type: 'hello', protocol, rules, secret: freshSecret(), seen: -1, passport: links[1] ?? '' });
      return guest.heard.at(-1);
    };
    expect(await say(PROTOCOL - 1, newestRules)).toMatchObject({ type: 'outdated', who: 'page' });
    expect(await say(PROTOCOL, newestRules - 1)).toMatchObject({ type: 'outdated', who: 'page' });
    expect(await say(PROTOCOL + 1, newestRules + 1)).toMatchObject({ type: 'outdated', who: 'room' });
  });
});

describe('strangers and nonsense', () => {
  it('change nothing: thousands of bent messages are refused, and the game goes on', async () => {
    const place = corePlace();
    const { room, guests } = await seated(place);
    const [host, first] = guests as [Guest, Guest];
    let guest = first;
    const below = chanceOf(5);
    const samples = [
      { type: 'do', id: 'x', on: 0, seat: 1, commands: [{ type: 'conquer', region: 3 }] },
      {
        type: 'hello',
        protocol: 1,
        rules: 2,
        secret: guest.secret,
        seen: -1,
        passport: `${room}.0.0.aaaaaaaaaaaaaaaaaaaa`,
      },
      { type: 'free', id: 'y', seat: 0 },
      { type: 'answer', id: 'z', proposal: 3, yes: true },
      { type: 'back', id: 'w', on: 5, seat: 0 },
    ].map((sample) => JSON.stringify(sample));
    const before = contents(place.store(room)).rows;
    for (let count = 0; count < 1500; count++) {
      if (guest.isClosed) {
        // It has bent its secret or its passport, and was turned away.
        guest = await place.connect(room, first.secret);
        await guest.hello();
      }
      const text = samples[below(samples.length)] ?? '';
      const at = below(text.length);
      guest.say(text.slice(0, at) + String.fromCharCode(32 + below(90)) + text.slice(at + below(3)));
    }
    expect(contents(place.store(room)).rows.filter(({ seat }) => seat === 0)).toEqual(
      before.filter(({ seat }) => seat === 0),
    );
    expect(codeIn(await host.do(0, [{ type: 'pickCombo', index: 0 }]))).toBe('accepted');
  });

  it('are granted a burst, and then one message now and then', async () => {
    const place = corePlace();
    const { guests } = await seated(place);
    const [host] = guests as [Guest];
    place.pace = 1;
    for (let count = 0; count < 200; count++) host.say('{"type":"ping","at":0}');
    const { burst, each } = bounds.budget.device;
    expect(host.all('pong').length).toBeGreaterThanOrEqual(burst - bounds.budget.hello);
    expect(host.all('pong').length).toBeLessThan(burst + 200 / each);
    expect(codeIn(host.heard.at(-1) ?? { type: 'pong', n: 0, at: 0, now: 0 })).toBe('tooFast');
  });
});

describe('devices and seats', () => {
  it('may be several at one seat, and one at several', async () => {
    const place = corePlace();
    const { guests, links } = await seated(place, openingOf(['human', 'human', 'human']));
    const [host, guest, third] = guests as [Guest, Guest, Guest];
    // The link of a seat that is taken stays the one it was taken with: it lets ask.
    expect((await host.links())[2]).toBe(links[2]);
    expect(codeIn(await guest.ask<'claim'>({ type: 'claim', passport: links[2] ?? '' }))).toBe('accepted');
    expect(third.now.proposals[0]?.what).toEqual({ what: 'join', seat: 2 });
    await third.ask<'answer'>({ type: 'answer', proposal: third.now.proposals[0]?.proposal ?? -1, yes: true });
    expect(guest.now.you.seats).toEqual([1, 2]);
    expect(third.now.you.seats).toEqual([2]);
    expect(guest.sight(2).view.coins).toEqual([null, null, 5]);
    expect(guest.sight(1).here).toEqual([1, 2]);
  });

  it('the host’s own seat is not lost by its link: whoever comes with it asks', async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place);
    const [host] = guests as [Guest, Guest];
    const stranger = await place.connect(room);
    expect(await stranger.hello({ passport: links[0] ?? '' })).toBe(true);
    expect([host.now.you.seats, stranger.now.you.seats]).toEqual([[0], []]);
    expect(host.now.proposals[0]?.what).toEqual({ what: 'join', seat: 0 });
    await host.ask<'answer'>({ type: 'answer', proposal: host.now.proposals[0]?.proposal ?? -1, yes: true });
    expect([host.now.you.seats, stranger.now.you.seats]).toEqual([[0], [0]]);
  });

  it('the host’s office is handed on, and what only the host may do with it', async () => {
    const place = corePlace();
    const { guests } = await seated(place);
    const [host, guest] = guests as [Guest, Guest];
    expect(codeIn(await host.ask<'office'>({ type: 'office', seat: 1 }))).toBe('accepted');
    expect([host.now.you.isHost, guest.now.you.isHost]).toEqual([false, true]);
    expect(codeIn(await host.ask<'free'>({ type: 'free', seat: 1 }))).toBe('notHost');
    expect(codeIn(await guest.ask<'free'>({ type: 'free', seat: 0 }))).toBe('accepted');
    expect(host.now.you.seats).toEqual([]);
  });
});
