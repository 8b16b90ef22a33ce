import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { evenTemper } from '../../src/opponents/types.ts';
import type { VisitChoice } from '../../src/rooms/protocol/index.ts';
import type { Control } from '../../src/session/turn/index.ts';
import { corePlace } from './support/core-place.ts';
import { codeIn, type Guest } from './support/guest.ts';
import { openingOf } from './support/place.ts';
import { playOn } from './support/playing.ts';

const opponent = { level: 'wanderer', temper: evenTemper, seed: 3 } as const;
const minute = 60_000;

/** A table on a big screen, with these seats. */
async function table(controls: readonly Control[] = ['human', 'human', 'human'], visit: VisitChoice | null = null) {
  const place = corePlace();
  const opening = openingOf(controls, { bigScreen: { visit } });
  const room = await place.open(opening);
  const screen = await place.connect(room, opening.secret);
  await screen.hello();
  /** A phone with the code, and nothing else. */
  const phone = async (secret?: string) => {
    const guest = await place.connect(room, secret);
    await guest.hello();
    return guest;
  };
  return { place, room, screen, phone };
}

const sit = (guest: Guest, seat: number, name = '', colour?: number) =>
  guest.ask<'sit'>({ type: 'sit', seat, name, ...(colour === undefined ? {} : { colour }) });

const states = ({ now }: Guest) => now.roster.seats.map(({ state }) => state);

describe('a table on a big screen', () => {
  it('has no seat of its own; phones with its code take the free ones, with a name and a colour', async () => {
    const { screen, phone } = await table();
    expect(screen.now.you).toMatchObject({ device: 0, seats: [], isHost: true, isWatcher: false });
    expect(states(screen)).toEqual(['free', 'free', 'free']);
    const ana = await phone();
    expect(ana.now.you.seats).toEqual([]);
    expect(codeIn(await sit(ana, 1, 'Ana', 4))).toBe('accepted');
    expect(ana.now.you).toMatchObject({ seats: [1], isHost: true });
    expect(screen.now.setup.seats[1]).toMatchObject({ name: 'Ana', colour: 4 });
    // A colour that a free seat had is swapped; one that somebody has chosen stays theirs.
    const ion = await phone();
    await sit(ion, 0, 'Ion', 1);
    expect(screen.now.setup.seats.map(({ colour }) => colour)).toEqual([1, 4, 2]);
    const eva = await phone();
    await sit(eva, 2, 'Eva', 4);
    expect(screen.now.setup.seats.map(({ colour }) => colour)).toEqual([1, 4, 2]);
    // The big screen knows nobody's coins; each phone its own.
    expect(screen.sight(null).view.coins).toEqual([null, null, null]);
    expect(ana.sight(1).view.coins).toEqual([null, 5, null]);
    expect(screen.all('step').every(({ coins }) => coins.length === 0)).toBe(true);
  });

  it('asks who confirms it before another phone sits at a seat that is taken', async () => {
    const { screen, phone } = await table();
    const ana = await phone();
    await sit(ana, 1, 'Ana');
    const other = await phone();
    expect(codeIn(await sit(other, 1))).toBe('accepted');
    expect(other.now.you.seats).toEqual([]);
    const [asked] = screen.now.proposals;
    expect(asked).toMatchObject({ what: { what: 'join', seat: 1 }, device: other.now.you.device });
    expect(codeIn(await screen.ask<'answer'>({ type: 'answer', proposal: asked?.proposal ?? -1, yes: true }))).toBe(
      'accepted',
    );
    expect(other.now.you.seats).toEqual([1]);
    expect(ana.now.you.seats).toEqual([1]);
  });

  it('is shown by any phone that sits here, and goes back to where it was', async () => {
    const { screen, phone } = await table();
    const ana = await phone();
    const stranger = await phone();
    await sit(ana, 0, 'Ana');
    expect(codeIn(await stranger.ask<'beTable'>({ type: 'beTable', on: true }))).toBe('watching');
    expect(codeIn(await ana.ask<'beTable'>({ type: 'beTable', on: true }))).toBe('accepted');
    expect(screen.now.roster.bigScreen).toMatchObject({
      device: ana.now.you.device,
      isHere: true,
      seat: 0,
      visit: null,
    });
    await screen.ask<'beTable'>({ type: 'beTable', on: true });
    expect(ana.now.roster.bigScreen).toMatchObject({ device: 0, seat: null });
  });

  it('is held while somebody explains it at the big screen, and no longer than that screen is there', async () => {
    const { place, room, screen, phone } = await table();
    const ana = await phone();
    await sit(ana, 0, 'Ana');
    const hold = async (who: Guest, on: boolean) => codeIn(await who.ask<'hold'>({ type: 'hold', on }));
    const isHeld = () => [ana.now.clock.isPaused, ana.now.roster.bigScreen?.isHeld];
    expect(await hold(ana, true)).toBe('notHost');
    expect(await hold(screen, true)).toBe('accepted');
    expect(isHeld()).toEqual([true, true]);
    await hold(screen, false);
    expect(isHeld()).toEqual([false, false]);
    // It dies in the middle of it: the game goes on at the phones.
    await hold(screen, true);
    screen.cut();
    expect(isHeld()).toEqual([false, false]);
    const back = await place.connect(room, screen.secret);
    await back.hello();
    // A pause that the table agreed upon is not ended by whoever explains.
    await ana.ask<'propose'>({ type: 'propose', proposal: { what: 'pause' } });
    await hold(back, true);
    await hold(back, false);
    expect(isHeld()).toEqual([true, false]);
  });

  it('shows what the one points at who decides, and nothing of it is kept', async () => {
    const { place, room, screen, phone } = await table();
    const [ana, ion] = [await phone(), await phone()];
    await sit(ana, 0);
    await sit(ion, 1);
    const kept = JSON.stringify(place.store(room).told(ana.now.you.device));
    ana.send({ type: 'point', seat: 0, region: 7 });
    ion.send({ type: 'point', seat: 1, region: 8 });
    expect(screen.all('pointed').map(({ seat, region }) => [seat, region])).toEqual([[0, 7]]);
    expect(ion.all('pointed')).toEqual([]);
    expect(JSON.stringify(place.store(room).told(ana.now.you.device))).toBe(kept);
  });

  it('is waited for by opponents until it has shown what was done, but not for ever', async () => {
    const { place, room, screen } = await table([opponent, opponent]);
    place.isThinking = false;
    const asked = () => place.questions.get(room)?.name ?? null;
    screen.send({ type: 'shown', step: screen.now.n });
    const first = asked();
    expect(first).not.toBeNull();
    place.isThinking = true;
    place.questions.clear();
    // Once only for want of news: it has not said that it has shown what came of that.
    place.pass(46_000);
    expect(screen.now.log.length).toBeGreaterThan(0);
    const { length } = screen.now.log;
    screen.send({ type: 'shown', step: screen.now.n });
    expect(screen.now.log.length).toBeGreaterThan(length);
  });

  it('lets nobody in at a table that is on no big screen', async () => {
    const place = corePlace();
    const opening = openingOf(['human', 'human']);
    const room = await place.open(opening);
    const stranger = await place.connect(room);
    expect(await stranger.hello()).toBe(false);
  });
});

describe('a table on a wall', () => {
  it('lends an opponent’s seat for a while, to so many, and keeps nothing of them', async () => {
    const { place, room, screen, phone } = await table([opponent, opponent, opponent], {
      most: 1,
      minutes: 2,
      languages: ['ro'],
    });
    place.isThinking = false;
    const visitor = await phone();
    expect(codeIn(await sit(visitor, 1, 'Zed'))).toBe('accepted');
    expect(visitor.now.setup.seats[1]).toMatchObject({ name: 'Zed', control: 'human' });
    expect(visitor.now.roster.bigScreen?.visit?.languages).toEqual(['ro']);
    const next = await phone();
    expect(codeIn(await sit(next, 2))).toBe('full');
    place.pass(2 * minute + 1);
    expect(visitor.all('closed').map(({ why }) => why)).toEqual(['visitOver']);
    expect(screen.now.setup.seats[1]).toMatchObject({ name: '', control: opponent });
    expect(codeIn(await sit(next, 2, 'Ida'))).toBe('accepted');
    await next.ask<'leave'>({ type: 'leave' });
    expect(screen.now.setup.seats[2]).toMatchObject({ name: '', control: opponent });
    const store = place.store(room);
    expect(store.devices().filter(({ hash, name }) => hash !== '' || name !== '')).toHaveLength(1);
    expect([...store.devices()].flatMap(({ device }) => store.told(device))).toEqual([]);
    const kept = JSON.stringify([
      store.rowsFrom(0),
      store.snapshot(),
      store.seats(),
      store.outbox(),
      store.proposals(),
    ]);
    expect(kept).not.toMatch(/Zed|Ida/);
    // Called back, it is the game that it was.
    const before = JSON.stringify(screen.now.setup);
    await place.crash();
    const back = await place.connect(room, screen.secret);
    await back.hello();
    expect(JSON.stringify(back.now.setup)).toBe(before);
    expect(back.now.n).toBe(screen.now.n);
  });

  it('waits for a visitor whose phone is cut, and not for long', async () => {
    const { place, screen, phone } = await table([opponent, opponent], { most: 1, minutes: 20 });
    place.isThinking = false;
    const visitor = await phone();
    await sit(visitor, 0, 'Zed');
    visitor.cut();
    place.pass(30_000);
    const back = await phone(visitor.secret);
    expect(back.now.you.seats).toEqual([0]);
    back.cut();
    place.pass(46_000);
    expect(screen.now.setup.seats[0]).toMatchObject({ control: opponent });
  });

  const visits = process.env.LONG ? 2000 : 400;
  it(`stays as large as it was after ${visits} scans and visits`, { timeout: 60_000 }, async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const { place, room, screen, phone } = await table([opponent, opponent], { most: 2, minutes: 5 });
    place.isThinking = false;
    const visit = async (at: number) => {
      const visitor = await phone();
      if (at % 2 === 0) {
        await sit(visitor, at % 4 === 0 ? 0 : 1, `V${at}`);
        visitor.send({ type: 'point', seat: 0, region: 3 });
      }
      if (at % 4 === 0) await visitor.ask<'leave'>({ type: 'leave' });
      visitor.cut();
      place.pass(46_000);
      // What a program remembers of what it heard is not the room's.
      screen.heard.length = 0;
      screen.texts.length = 0;
    };
    for (let at = 0; at < 100; at++) await visit(at);
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let at = 0; at < visits; at++) await visit(at);
    collect();
    expect(process.memoryUsage().heapUsed / before).toBeLessThan(1.05);
    expect(place.store(room).devices().length).toBeLessThan(6);
    expect(states(screen)).toEqual(['opponent', 'opponent']);
    // Nothing is stuck: the next one plays.
    const last = await phone();
    expect(codeIn(await sit(last, 0, 'Last'))).toBe('accepted');
  });
});

it('a screen that shows the table from now on shows it as it is, though watchers are a turn behind', async () => {
  const place = corePlace();
  const { choices } = openingOf();
  const opening = openingOf(['human', 'human'], { bigScreen: { visit: null }, choices: { ...choices, behind: true } });
  const room = await place.open(opening);
  const wall = await place.connect(room, opening.secret);
  await wall.hello();
  const links = await wall.links();
  const players = [await place.connect(room), await place.connect(room)];
  for (const [seat, player] of players.entries()) await player.hello({ passport: links[seat] ?? '' });
  await wall.ask<'beTable'>({ type: 'beTable', on: false });
  await playOn(players, 7, 3);
  const there = players[0]?.now.length ?? 0;
  expect(wall.now.length).toBeLessThan(there);
  await wall.ask<'beTable'>({ type: 'beTable', on: true });
  expect(wall.now.length).toBe(there);
  expect(wall.now.view).toEqual(players[0]?.now.view);
});
