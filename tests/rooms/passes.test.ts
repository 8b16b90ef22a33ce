import { describe, expect, it } from 'vitest';
import { mostTables, readTables, writeTables } from '../../src/rooms/client/tables-link.ts';
import { bounds } from '../../src/rooms/protocol/index.ts';
import { corePlace } from './support/core-place.ts';
import { codeIn, type Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { browser } from './support/push-service.ts';

/** The pass that a device is given for another browser. */
async function passOf(guest: Guest): Promise<string> {
  const before = guest.all('pass').length;
  guest.say(JSON.stringify({ type: 'pass', id: `pass ${before}` }));
  await guest.until(() => guest.all('pass').length > before, 'a pass');
  return guest.all('pass').at(-1)?.passport ?? '';
}

async function table() {
  const place = corePlace();
  const { room, guests, links } = await seated(place, openingOf(['human', 'human', 'human']));
  const [host, guest, third] = guests as [Guest, Guest, Guest];
  const come = async (passport: string, secret?: string) => {
    const one = await place.connect(room, secret);
    return { one, isIn: await one.hello({ passport }) };
  };
  return { place, room, host, guest, third, links, come };
}

describe('a pass to another browser', () => {
  it('makes it the same device there, with a secret of its own, office and all; it comes back without the pass', async () => {
    const { place, room, host, third, come } = await table();
    const { one, isIn } = await come(await passOf(host));
    expect(isIn).toBe(true);
    expect(one.now.you).toEqual(host.now.you);
    expect(one.now.you).toMatchObject({ seats: [0], isHost: true });
    expect(one.secret).not.toBe(host.secret);
    expect(third.now.roster.seats[0]).toMatchObject({ state: 'here', devices: 1 });
    one.cut();
    await place.crash();
    const back = await place.connect(room, one.secret);
    expect(await back.hello()).toBe(true);
    expect(back.now.you).toMatchObject({ seats: [0], isHost: true });
  });

  it('lets both play at once: none is sent away, each hears all, and what either asks is done once', async () => {
    const { host, come } = await table();
    const { one } = await come(await passOf(host));
    const pick = [{ type: 'pickCombo', index: 0 }] as const;
    expect(codeIn(await host.do(0, pick, host.now.n, 'aaaa.0'))).toBe('accepted');
    const move = one.sight(0).legal[0] ?? { type: 'pass' };
    expect(codeIn(await one.do(0, [move], one.now.n, 'bbbb.0'))).toBe('accepted');
    expect(codeIn(await one.do(0, [move], 0, 'bbbb.0'))).toBe('accepted');
    expect(host.now.log).toHaveLength(2);
    expect(one.now.log).toEqual(host.now.log);
    expect([host.isClosed, one.isClosed]).toEqual([false, false]);
    expect(one.sight(0).view).toEqual(host.sight(0).view);
  });

  it('can be called back: a lost browser is a stranger, the one that asks stays, and passes that were given are void', async () => {
    const { place, room, host, come } = await table();
    const { one: lost } = await come(await passOf(host));
    expect(host.now.you.browsers).toBe(1);
    const open = await passOf(host);
    expect(codeIn(await host.ask<'alone'>({ type: 'alone', secret: lost.secret.replaceAll('0', '1') }))).toBe(
      'noSuchDevice',
    );
    expect(codeIn(await host.ask<'alone'>({ type: 'alone', secret: host.secret }))).toBe('accepted');
    expect(host.now.you).toMatchObject({ seats: [0], isHost: true });
    expect(host.now.you.browsers).toBeUndefined();
    expect([lost.isClosed, host.isClosed]).toEqual([true, false]);
    const again = await place.connect(room, lost.secret);
    expect(await again.hello()).toBe(false);
    expect((await come(open)).isIn).toBe(false);
    await place.crash();
    const back = await place.connect(room, host.secret);
    expect(await back.hello()).toBe(true);
  });

  it('is not needed beside another device of a seat, which its first one and the host put out by itself', async () => {
    const { room, place, host, guest, third, links } = await table();
    const sitBeside = async () => {
      const one = await place.connect(room);
      await one.hello({ passport: links[1] ?? '' });
      await guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals[0]?.proposal ?? -1, yes: true });
      return one;
    };
    for (const by of [guest, host]) {
      const beside = await sitBeside();
      const { device } = beside.now.you;
      expect(by.now.you.beside).toEqual([{ seat: 1, device }]);
      const ask = (one: Guest, out = device) => one.ask<'putOut'>({ type: 'putOut', seat: 1, device: out });
      expect(codeIn(await ask(third))).toBe('noSuchDevice');
      expect(codeIn(await ask(beside, guest.now.you.device))).toBe('noSuchDevice');
      expect(codeIn(await ask(by))).toBe('accepted');
      expect(beside.all('closed')).toMatchObject([{ why: 'removed' }]);
      expect(host.now.roster.seats[1]).toMatchObject({ devices: 1, state: 'here' });
    }
  });

  it('is good once, for a day, and a few at a time', async () => {
    const { place, guest, come } = await table();
    const used = await passOf(guest);
    expect((await come(used)).isIn).toBe(true);
    expect((await come(used)).isIn).toBe(false);
    const old = await passOf(guest);
    place.pass(bounds.passFor + 1);
    expect((await come(old)).isIn).toBe(false);
    const many: string[] = [];
    for (let one = 0; one <= bounds.passes; one++) many.push(await passOf(guest));
    expect((await come(many[0] ?? '')).isIn).toBe(false);
    expect((await come(many[1] ?? '')).isIn).toBe(true);
  });

  it('opens nothing if it was forged, or is of a device that has got up; strangers are given none', async () => {
    const { place, room, host, guest, come } = await table();
    const pass = await passOf(guest);
    const [code = '', device = '', number = '', seal = ''] = pass.split('.');
    const other = seal.startsWith('A') ? `B${seal.slice(1)}` : `A${seal.slice(1)}`;
    for (const forged of [
      `${code}.${device}.${number}.${other}`,
      `${code}.d0.${number}.${seal}`,
      `${code}.${device}.7.${seal}`,
      `${code}.1.${number}.${seal}`,
      `ZZZZZZ.${device}.${number}.${seal}`,
      `${pass}${pass}`,
    ])
      expect((await come(forged)).isIn, forged).toBe(false);
    await guest.ask<'leave'>({ type: 'leave' });
    expect((await come(pass)).isIn).toBe(false);
    const stranger = await place.connect(room);
    stranger.send({ type: 'pass', id: 'p' });
    expect(codeIn(stranger.heard[0] as never)).toBe('helloFirst');
    expect(host.now.roster.seats[1]?.wasLeft).toBe(true);
  });

  it('adds its seats to a browser that sits there already; shown where it was made, it is still good', async () => {
    const { guest, third, host, come } = await table();
    const pass = await passOf(guest);
    const { one: same } = await come(pass, guest.secret);
    expect(same.now.you.seats).toEqual([1]);
    const { one } = await come(pass, third.secret);
    expect(one.now.you.seats).toEqual([1, 2]);
    expect(guest.now.you.seats).toEqual([1]);
    expect(host.now.roster.seats[1]?.devices).toBe(2);
  });

  it('goes with the device: whoever gets up does so at both, and notices come to both until then', async () => {
    const { place, room, guest, host, come } = await table();
    const { one } = await come(await passOf(guest));
    for (const [name, at] of [
      ['old', guest],
      ['new', one],
    ] as const)
      await at.ask<'push'>({ type: 'push', endpoint: `https://push.example/${name}`, order: browser().order }, name);
    expect(place.store(room).meta('pushes')).toHaveLength(2);
    await one.ask<'leave'>({ type: 'leave' }, 'leaves');
    expect(place.store(room).meta('pushes')).toEqual([]);
    const back = await place.connect(room, guest.secret);
    expect(await back.hello()).toBe(false);
    expect(host.now.roster.seats[1]?.wasLeft).toBe(true);
  });
});

describe('the link that takes tables along', () => {
  const pass = (room: string) => ({ room, passport: `${room}.d3.12.${'a-_Z9'.repeat(4)}` });

  it('is read as it was written, also where a chat has written its signs in another way', () => {
    const tables = [pass('ABCDEF'), pass('ABCDEG')];
    expect(readTables(writeTables(tables))).toEqual({ tables, broken: 0 });
    // As chats leave it behind.
    expect(readTables(`${writeTables(tables)}).`)).toEqual({ tables, broken: 0 });
  });

  it('offers what can be read of it, counts the rest, and is nothing if nothing can, or if it is too long', () => {
    const [one = pass('ABCDEF')] = [pass('ABCDEF')];
    const cut = pass('ABCDEG').passport.slice(0, -3);
    expect(readTables(`${one.passport}~${cut}`)).toEqual({ tables: [one], broken: 1 });
    expect(readTables(`${one.passport}~${one.passport}`)).toEqual({ tables: [one], broken: 0 });
    for (const none of [
      '',
      'ABCDEF',
      cut,
      `${one.room}.1.0.${'a'.repeat(20)}`,
      '%E0%A4%A',
      one.passport.replace('A', 'I'),
    ])
      expect(readTables(none), none).toBeNull();
    const many = Array.from({ length: mostTables + 1 }, () => one.passport).join('~');
    expect(readTables(many)).toBeNull();
  });
});
