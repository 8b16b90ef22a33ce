import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isGone } from '../../src/rooms/client/index.ts';
import {
  type FromRoom,
  type FromRoomType,
  type RoomRefusal,
  readFromRoom,
  type Telling,
} from '../../src/rooms/protocol/index.ts';
import { corePlace } from './support/core-place.ts';
import type { Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { playOn } from './support/playing.ts';
import { type Scripted, scripted } from './support/scripted.ts';

/** A message of each kind, as a room of today says it. */
const samples = new Map<FromRoomType, string>();
const sample = (type: FromRoomType) => samples.get(type) ?? expect.fail(`no ${type}`);

/** What nobody says in the game below. */
const seldom: readonly FromRoom[] = [
  { type: 'more', n: 0, from: 0, entries: [] },
  { type: 'knocking', n: -1 },
  { type: 'knocks', n: 0, knocks: [{ knock: 1, name: 'Ion', seat: 1 }] },
  { type: 'waits', n: -1, why: 'diskFull' },
  { type: 'pointed', n: 0, seat: 0, region: 3 },
  { type: 'closed', n: 0, why: 'deleted' },
  { type: 'outdated', n: 0, who: 'page', protocol: 2 },
];

beforeAll(async () => {
  const place = corePlace();
  const { room, guests } = await seated(place, openingOf(['human', 'human']));
  const [host, guest] = guests as [Guest, Guest];
  await guest.ask<'share'>({ type: 'share', value: 'ab'.repeat(32) });
  host.send({ type: 'say', seat: 0, said: 'hello' });
  host.send({ type: 'ping', at: 1 });
  host.say(JSON.stringify({ type: 'pass', id: 'p' }));
  await host.ask<'choose'>({
    type: 'choose',
    choices: { clock: { kind: 'bank', bank: 600_000, grace: 10_000 }, late: 'pass', patience: 60_000, behind: true },
  });
  await playOn(guests, 6, 3);
  await host.ask<'propose'>({ type: 'propose', proposal: { what: 'pause' } });
  const later = await place.connect(room, host.secret);
  await later.hello();
  await host.ask<'propose'>({ type: 'propose', proposal: { what: 'goLocal' } });
  await guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals.at(-1)?.proposal ?? -1, yes: true });
  host.say(JSON.stringify({ type: 'told', id: 't', part: 0 }));
  await host.ask<'office'>({ type: 'office', seat: 0 });
  await guest.ask<'free'>({ type: 'free', seat: 0 });
  for (const text of [...later.texts, ...host.texts, ...guest.texts]) {
    const message = JSON.parse(text) as FromRoom;
    // The first welcome of somebody who comes back has the most in it; a proposal says how it came out.
    const isPoor = message.type === 'proposal' && message.proposed.outcome === null;
    if (!samples.has(message.type) && !isPoor) samples.set(message.type, text);
  }
  for (const message of seldom) samples.set(message.type, JSON.stringify(message));
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A device that has been welcomed, at a room that welcomes whoever says hello. */
async function visitor(welcome = sample('welcome')): Promise<Scripted> {
  const at = scripted(({ type }) => (type === 'hello' ? [welcome] : []));
  await pass(10);
  return at;
}

// What the rules have made is read by them, as what they are: another version of them is another matter.
const ofTheRules = ['view', 'start', 'change', 'entries', 'setup', 'commands', 'kept', 'command', 'refusal'];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The same with another value for everything that `to` changes, what is within first. */
function changed(value: Json, to: (value: Json, path: string) => Json, path = ''): Json {
  if (Array.isArray(value))
    return to(
      value.map((one, at) => changed(one, to, `${path}.${at}`)),
      path,
    );
  if (typeof value !== 'object' || value === null) return to(value, path);
  const within = Object.entries(value).map(([key, one]) => [
    key,
    ofTheRules.includes(key) ? one : changed(one, to, `${path}.${key}`),
  ]);
  return to(Object.fromEntries(within), path);
}

/** What a page does about each kind if it cannot read it. */
const weights: Readonly<Record<FromRoomType, 'needed' | 'shown' | 'passing'>> = {
  welcome: 'needed',
  more: 'needed',
  step: 'needed',
  accepted: 'needed',
  refused: 'needed',
  local: 'needed',
  closed: 'needed',
  outdated: 'needed',
  roster: 'shown',
  knocks: 'shown',
  clock: 'shown',
  choices: 'shown',
  proposal: 'shown',
  drawing: 'shown',
  opened: 'shown',
  knocking: 'passing',
  waits: 'passing',
  said: 'passing',
  pointed: 'passing',
  notice: 'passing',
  links: 'passing',
  pass: 'passing',
  told: 'passing',
  pong: 'passing',
};
const kinds = Object.keys(weights) as FromRoomType[];

/** Names in messages that stand for one of several: places of words that are neither names of people nor digits, codes or seals. */
function namedIn(text: string): readonly string[] {
  const places: string[] = [];
  changed(JSON.parse(text), (value, path) => {
    const isFree = /\.(type|room|name|passport|id|text|commitment|share|digest|shares\.\d+)$/.test(path);
    if (typeof value === 'string' && !isFree) places.push(path);
    return value;
  });
  return places;
}

describe('a message from a room of a later version', () => {
  it('of every kind of today may say more than a page knows', async () => {
    for (const kind of kinds) {
      const more = changed(JSON.parse(sample(kind)), (value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? { ...value, somethingNew: { of: ['a later', 'version'] } }
          : value,
      );
      expect(readFromRoom(JSON.stringify(more)), kind).not.toBeNull();
      const at = await visitor();
      at.say(JSON.stringify(more));
      expect(at.client.state.ending?.how ?? null, kind).toBe(kind === 'closed' || kind === 'outdated' ? kind : null);
      at.client.end();
    }
  });

  it('may name what a page does not know, wherever one of several is named: the visit goes on', async () => {
    let count = 0;
    for (const kind of kinds)
      for (const place of namedIn(sample(kind))) {
        count += 1;
        const other = JSON.stringify(
          changed(JSON.parse(sample(kind)), (value, path) => (path === place ? 'somethingNew' : value)),
        );
        // Where a welcome says so, it is the first one that a page hears.
        const at = await visitor(kind === 'welcome' ? other : undefined);
        at.say(other);
        await pass(10);
        const { connection, known, ending } = at.client.state;
        const what = `${kind}${place}`;
        if (kind === 'closed') expect(ending, what).toEqual({ how: 'closed', why: 'unknown' });
        else if (kind === 'outdated') expect(ending, what).toEqual({ how: 'outdated', who: 'page' });
        else
          expect({ connection, ending, isKnown: known !== null }, what).toEqual({
            connection: 'here',
            ending: null,
            isKnown: true,
          });
        at.client.end();
      }
    expect(count).toBeGreaterThan(18);
  });

  it('of a kind that a page does not know is left out, however many there are', async () => {
    const at = await visitor();
    const { known } = at.client.state;
    for (let time = 0; time < 50; time++) at.say(`{"type":"weather","n":3,"is":"fine ${time}"}`);
    await pass(10_000);
    expect(at.client.state).toMatchObject({ connection: 'here', ending: null });
    expect(at.client.state.known).toBe(known);
    expect(at.all('hello')).toHaveLength(1);
    at.client.end();
  });

  it('refuses for a reason that a page does not know: that is told, and nothing is asked for ever', async () => {
    const at = await visitor();
    const answers = ['refused', 'anotherAnswer'].map((type) => {
      const answer = at.client.ask({ type: 'links' });
      const { id } = at.all('links').at(-1) ?? expect.fail('not asked');
      at.say(JSON.stringify({ type, n: 0, id, why: { by: 'weather', is: 'bad' } }));
      return answer;
    });
    const unknown = { type: 'refused', why: { by: 'room', code: 'unknown' } };
    expect(await Promise.all(answers)).toEqual([unknown, unknown]);
    at.client.end();
  });
});

describe('a message that cannot be read', () => {
  const torn = (kind: FromRoomType) => JSON.stringify({ ...JSON.parse(sample(kind)), n: 'none' });

  it('makes a page that cannot go on without it say hello again, and then that it is too old', async () => {
    for (const kind of kinds.filter((one) => weights[one] === 'needed')) {
      const at = await visitor();
      at.say(torn(kind));
      await pass(10);
      expect(at.client.state, kind).toMatchObject({ connection: 'here', ending: null });
      expect(at.all('hello'), kind).toHaveLength(2);
      at.say(torn(kind));
      await pass(10);
      if (kind === 'welcome') expect(at.client.state.ending).toBeNull();
      else expect(at.client.state.ending, kind).toEqual({ how: 'outdated', who: 'page' });
      at.client.end();
    }
    // Torn welcomes alone are heard twice, and no page says hello for ever.
    const at = await visitor(torn('welcome'));
    await pass(10_000);
    expect(at.client.state.ending).toEqual({ how: 'outdated', who: 'page' });
    expect(at.all('hello')).toHaveLength(2);
  });

  it('is mended by a hello where a page shows what it tells, and lost where it only passes by', async () => {
    for (const kind of kinds.filter((one) => weights[one] !== 'needed')) {
      const at = await visitor();
      for (let time = 0; time < 5; time++) {
        at.say(torn(kind));
        await pass(10);
      }
      expect(at.client.state, kind).toMatchObject({ connection: 'here', ending: null });
      expect(at.all('hello'), kind).toHaveLength(weights[kind] === 'shown' ? 2 : 1);
      at.client.end();
    }
  });

  it('is not taken for another one when several come while the page waits for its welcome', async () => {
    const at = await visitor();
    for (let time = 0; time < 3; time++) at.say(torn('step'));
    await pass(10);
    expect(at.client.state).toMatchObject({ connection: 'here', ending: null });
    expect(at.all('hello')).toHaveLength(2);
    at.client.end();
  });

  it('ends a visit if it is no message at all, twice', async () => {
    const at = await visitor();
    at.say('<html>');
    await pass(10);
    expect(at.client.state.ending).toBeNull();
    at.say('<html>');
    expect(at.client.state.ending).toEqual({ how: 'outdated', who: 'page' });
  });
});

it('a room that did not take a phrase has answered no question', async () => {
  const at = await visitor();
  let answered = 0;
  void at.client.ask({ type: 'links' }).then(() => (answered += 1));
  at.say('{"type":"refused","n":0,"id":null,"why":{"by":"room","code":"notYourSeat"}}');
  await pass(10);
  expect(answered).toBe(0);
  // A room of an earlier version does not say which one it could not read.
  at.say('{"type":"refused","n":0,"id":null,"why":{"by":"room","code":"malformed"}}');
  await pass(10);
  expect(answered).toBe(1);
  at.client.end();
});

it('a table is gone where its device is nobody any more, not where it cannot come in for another reason', () => {
  const closed = (why: Telling<'closed'>['why']) => isGone({ how: 'closed', why });
  const refused = (code: RoomRefusal) => isGone({ how: 'refused', code });
  expect([closed('deleted'), closed('removed'), refused('badPassport')]).toEqual([true, true, true]);
  expect([closed('damaged'), closed('otherBox'), closed('unknown')]).toEqual([false, false, false]);
  expect([refused('full'), refused('unknown'), isGone({ how: 'outdated', who: 'page' })]).toEqual([
    false,
    false,
    false,
  ]);
});
