import { describe, expect, it } from 'vitest';
import { memoryStore, openRoom, type Store } from '../../src/rooms/core/index.ts';
import { bounds, PROTOCOL } from '../../src/rooms/protocol/index.ts';
import { newestRules } from '../../src/rules/index.ts';
import { corePlace } from './support/core-place.ts';
import { codeIn, type Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';

/** A store that counts what is written to it, and how often it is asked to store something at all. */
function counted(store: Store) {
  const count = { writes: 0 };
  const writes: readonly (keyof Store)[] = [
    'together',
    'setMeta',
    'append',
    'keep',
    'putSeat',
    'putDevice',
    'tell',
    'setDue',
    'post',
  ];
  const wrapped = new Proxy(store, {
    get(target, name: keyof Store) {
      if (writes.includes(name)) count.writes += 1;
      return target[name];
    },
  });
  return { store: wrapped, count };
}

/** A room of two, at which its opener is connected as 0; the moment stands still. */
function flooded() {
  const { store, count } = counted(memoryStore());
  const opening = openingOf();
  const room = openRoom('FLOODS', store, opening, 'ab'.repeat(32), 0)?.room;
  if (room === undefined) throw new Error('not opened');
  const come = (connection: number, secret: string, at = 0) => {
    room.connected(connection, at);
    const hello = { type: 'hello', protocol: PROTOCOL, rules: newestRules, secret, seen: -1 };
    return room.receive(connection, JSON.stringify(hello), at);
  };
  come(0, opening.secret);
  return { room, count, come, opening };
}

const ping = '{"type":"ping","at":1}';
const textsOf = (effects: readonly { readonly do: string }[]) =>
  effects.map((effect) => ('text' in effect ? String(effect.text) : effect.do));

describe('a flood from one seat', () => {
  it.each([
    ['what is no message', 'x', 'malformed'],
    ['too many that are', ping, 'tooFast'],
  ])(
    'costs next to nothing: of %s nothing is stored, and the connection is soon closed with a reason',
    (_, text, code) => {
      const { room, count } = flooded();
      for (let sent = 0; sent < bounds.budget.device.burst - bounds.budget.hello; sent++) room.receive(0, ping, 0);
      const before = count.writes;
      const answers = Array.from({ length: 5_000 }, () => room.receive(0, text, 60_000)).flat();
      const refused = textsOf(answers).filter((said) => said.includes(code) || said.includes('tooFast'));
      expect(refused).toHaveLength(bounds.refusals);
      expect(answers.at(-1)).toEqual({ do: 'close', connection: 0, code: bounds.tooMuch });
      const pongs = textsOf(answers).filter((said) => said.includes('pong')).length;
      // A ping that is answered is looked at like any message; what is refused touches the store in no way.
      expect(count.writes - before).toBe(pongs);
    },
  );

  it('leaves the seat to whoever floods: a page that comes back later sits there', () => {
    const { room, come, opening } = flooded();
    for (let sent = 0; sent < 1_000; sent++) room.receive(0, ping, 0);
    room.disconnected(0, 0);
    expect(textsOf(come(1, opening.secret, 10))[0]).toContain('tooFast');
    expect(textsOf(come(2, opening.secret, 10_000)).join()).toContain('welcome');
  });

  it('is refused under the id of what was asked, whatever kind of message that is: one of a newer page as well', () => {
    const { room } = flooded();
    const [answer = ''] = textsOf(room.receive(0, '{"type":"dance","id":"new1"}', 0));
    expect(JSON.parse(answer)).toMatchObject({ type: 'refused', id: 'new1', why: { code: 'malformed' } });
  });
});

describe('what is left of a room', () => {
  it('belongs to a device, over all its connections', () => {
    const { room, come, opening } = flooded();
    for (let at = 1; at < 6; at++) come(at, opening.secret);
    const answered = [0, 1, 2, 3, 4, 5].map(
      (connection) =>
        textsOf(Array.from({ length: 90 }, () => room.receive(connection, ping, 0)).flat()).filter((said) =>
          said.includes('pong'),
        ).length,
    );
    expect(answered.reduce((sum, one) => sum + one)).toBeLessThan(
      bounds.budget.device.burst - 6 * bounds.budget.hello + 6,
    );
  });

  it('is kept for each seat, whatever strangers, guests, watchers and another seat use', async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place, openingOf(['human', 'human', 'human']));
    const [host, other] = guests as [Guest, Guest];
    const watchers: Guest[] = [];
    for (let at = 0; at < 12; at++) {
      const watcher = await place.connect(room);
      await watcher.hello({ passport: links[3] ?? '' });
      watchers.push(watcher);
    }
    const strangers = await Promise.all(Array.from({ length: 6 }, () => place.connect(room)));
    place.pace = 0;
    for (const one of [...watchers, ...strangers, other]) for (let sent = 0; sent < 99; sent++) one.say(ping);
    expect(watchers.flatMap((one) => one.all('pong')).length).toBeLessThanOrEqual(bounds.budget.others.burst);
    for (let sent = 0; sent < 20; sent++) host.say(ping);
    expect(host.all('pong')).toHaveLength(20);
    expect(codeIn(await host.do(0, [{ type: 'pickCombo', index: 0 }]))).toBe('accepted');
  });

  it('is used up by what is asked: a hello counts as ten, and so do steps and long answers', () => {
    const { room, come, opening } = flooded();
    const hellos = Array.from({ length: 40 }, (_, at) => textsOf(come(at + 1, opening.secret)).join());
    expect(hellos.filter((said) => said.includes('welcome')).length).toBeLessThanOrEqual(
      bounds.budget.device.burst / bounds.budget.hello,
    );
    const names = flooded();
    const rename = (at: number) => `{"type":"name","seat":0,"name":"N${at}","id":"n${at}"}`;
    const renamed = Array.from({ length: 110 }, (_, at) => textsOf(names.room.receive(0, rename(at), 0))).flat();
    expect(renamed.filter((said) => said.includes('accepted')).length).toBeLessThan(bounds.budget.device.burst / 2);
    expect(room).toBeDefined();
  });
});
