import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bounds } from '../../src/rooms/protocol/index.ts';
import { corePlace } from './support/core-place.ts';
import { seated } from './support/place.ts';
import { type Scripted, scripted } from './support/scripted.ts';

let welcome = '';
beforeAll(async () => {
  const { guests } = await seated(corePlace());
  welcome = guests[1]?.texts.find((text) => text.startsWith('{"type":"welcome"')) ?? expect.fail('not welcomed');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const tooMuch = 4029;

async function visitor(): Promise<Scripted> {
  const at = scripted(({ type }) => (type === 'hello' ? [welcome] : []));
  await pass(10);
  expect(at.client.state).toMatchObject({ connection: 'here', waits: null });
  return at;
}

/** Milliseconds until the page has connected again after it was hung up on. */
async function away(at: Scripted, code?: number): Promise<number> {
  const { length } = at.connected;
  const from = Date.now();
  at.hangUp(code);
  for (let waited = 0; at.connected.length === length && waited < 100_000; waited += 10) await pass(10);
  const until = at.connected[length] ?? expect.fail('never again');
  await pass(10);
  return until - from;
}

describe('a page that was hung up on since it had said too much', () => {
  it('says so, and comes back by itself: each time later, up to a minute', async () => {
    const at = await visitor();
    at.hangUp(tooMuch);
    expect(at.client.state).toMatchObject({ connection: 'resuming', waits: 'tooMuch' });
    await pass(1_990);
    expect(at.connected).toHaveLength(1);
    await pass(30);
    expect(at.client.state).toMatchObject({ connection: 'here', waits: null });
    const waits: number[] = [];
    for (let time = 0; time < 6; time++) waits.push(await away(at, tooMuch));
    // Each is a random part of twice the one before: three quarters in this test.
    expect(waits.map((wait) => Math.round(wait / 100) / 10)).toEqual([3, 6, 12, 24, 45, 45]);
    at.client.end();
  });

  it('waits no less for a cut of another kind meanwhile, until it has been welcome for a minute', async () => {
    const at = await visitor();
    for (let time = 0; time < 3; time++) await away(at, tooMuch);
    expect(await away(at)).toBe(6_000);
    await pass(59_000);
    expect(await away(at)).toBe(6_000);
    await pass(60_000);
    expect(await away(at)).toBeLessThan(150);
    expect(await away(at, tooMuch)).toBe(2_000);
    at.client.end();
  });

  it('may come sooner when it is looked at again, but not at once', async () => {
    const at = await visitor();
    for (let time = 0; time < 4; time++) await away(at, tooMuch);
    at.hangUp(tooMuch);
    for (let time = 0; time < 15; time++) {
      await pass(100);
      at.wake();
    }
    expect(at.connected).toHaveLength(5);
    await pass(600);
    expect(at.connected).toHaveLength(6);
    // The next one waits as if nobody had looked.
    expect(await away(at, tooMuch)).toBeGreaterThan(40_000);
    at.client.end();
  });
});

it('a room whose server has no space left is waited for, which the page says, until it lets in again', async () => {
  let isFull = true;
  const at = scripted(({ type }) =>
    type === 'hello' ? [isFull ? '{"type":"waits","n":-1,"why":"diskFull"}' : welcome] : [],
  );
  for (let time = 0; time < 4; time++) {
    await pass(10);
    expect(at.client.state).toMatchObject({ connection: 'connecting', waits: 'diskFull', ending: null });
    at.hangUp(1013);
    expect(at.client.state).toMatchObject({ connection: 'connecting', waits: 'diskFull' });
    const { length } = at.connected;
    while (at.connected.length === length) await pass(10);
  }
  isFull = false;
  await pass(10);
  at.hangUp(1013);
  await pass(8_100);
  expect(at.client.state).toMatchObject({ connection: 'here', waits: null });
  at.hangUp();
  expect(at.client.state).toMatchObject({ connection: 'resuming', waits: null });
  at.client.end();
});

describe('what a page says', () => {
  it('stays within what a room takes of a seat, however wildly somebody points, presses and looks away', async () => {
    const at = await visitor();
    const began = Date.now();
    for (let time = 0; time < 600; time++) {
      at.client.tell({ type: 'point', seat: 1, region: time % 30 });
      at.client.tell({ type: 'shown', step: time });
      at.client.look(time % 2 === 0);
      at.client.say(1, 'cheer');
      if (time % 4 === 0) void at.client.ask({ type: 'renew', seat: null });
      await pass(50);
    }
    const times = at.said.map((one) => one.at).filter((one) => one >= began);
    /** The most that were said in so many milliseconds. */
    const most = (span: number) =>
      Math.max(...times.map((from, at) => times.slice(at).filter((one) => one < from + span).length));
    expect(most(1_000)).toBeLessThanOrEqual(60);
    expect(times.length).toBeLessThan(30 * 20);
    const points = at.said.filter(({ message }) => message.type === 'point');
    expect(points.length).toBeLessThanOrEqual(30 * 5 + 1);
    at.client.end();
  });

  it('of what it points at is the last, soon', async () => {
    const at = await visitor();
    for (let region = 0; region < 10; region++) at.client.tell({ type: 'point', seat: 1, region });
    expect(at.all('point').map(({ region }) => region)).toEqual([0]);
    await pass(250);
    expect(at.all('point').map(({ region }) => region)).toEqual([0, 9]);
    at.client.end();
  });

  it('after a long cut is all that was asked, each once, not all at once', async () => {
    const at = await visitor();
    at.hangUp();
    for (let time = 0; time < 100; time++) void at.client.ask({ type: 'renew', seat: time % 5 });
    await pass(160);
    expect(at.client.state.connection).toBe('here');
    const soon = at.all('renew').length;
    expect(soon).toBeGreaterThan(20);
    expect(soon).toBeLessThan(bounds.budget.device.burst);
    await pass(8_000);
    expect(new Set(at.all('renew').map(({ id }) => id)).size).toBe(100);
    at.client.end();
  });
});
