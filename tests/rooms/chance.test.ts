import { describe, expect, it } from 'vitest';
import { type ChanceOfGame, checkChance, commitmentTo, diceBy, mixed, stacksBy } from '../../src/rooms/chance/index.ts';
import { apply, newGame, recorded, redrawn, view } from '../../src/rules/index.ts';
import { corePlace } from './support/core-place.ts';
import { codeIn, type Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { playOn } from './support/playing.ts';

const place = corePlace();
const share = (digit: string) => digit.repeat(64);

/** A game of two in which each device has given its share, the second one in the middle of it; ended by agreement after a while; and what that device can check. */
async function played(steps: number): Promise<{ guests: Guest[]; checkable: ChanceOfGame }> {
  const { room, guests: first } = await seated(place, openingOf());
  const [host, before] = first as [Guest, Guest];
  await host.ask<'share'>({ type: 'share', value: share('a') });
  await playOn(first, 9, 2);
  before.cut();
  host.say('{"type":"renew","id":"anew","seat":1}');
  const guest = await place.connect(room);
  await guest.hello({ passport: host.all('links').at(-1)?.links[1]?.passport ?? '' });
  const guests = [host, guest];
  await guest.ask<'share'>({ type: 'share', value: share('b') });
  await playOn(guests, steps, 4);
  if (!host.now.isOver) {
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'end' } });
    await guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals[0]?.proposal ?? -1, yes: true });
  }
  const { opened, drawings, log } = guest.now;
  if (opened === null) throw new Error('not opened');
  const { setup, shares, played: from, starts, isFresh } = opened;
  const start = newGame(recorded(setup.game));
  if (!start.ok) throw new Error('no game');
  const seen = drawings.filter(({ at }) => at !== null);
  const seed = isFresh ? setup.game.seed : null;
  return {
    guests,
    checkable: {
      drawings: seen,
      shares,
      own: share('b'),
      seed,
      start: start.state,
      from,
      entries: log.slice(from),
      starts,
    },
  };
}

describe('chance in a room', () => {
  it('is the room’s share and every device’s: at the end each of them finds its own in it, and every die and stack as drawn', async () => {
    const { checkable } = await played(150);
    expect(checkable.drawings.map(({ share: given }) => given)).toEqual([null, share('a'), share('b')]);
    expect(checkable.entries.length).toBeGreaterThan(60);
    expect(checkable.entries.some(({ events }) => events.some(({ type }) => type === 'dieRolled'))).toBe(true);
    expect(checkChance(checkable)).toBeNull();
  });

  it('is found out if a share, a seed, a die or a combo is another', async () => {
    const { checkable } = await played(60);
    const { shares, entries } = checkable;
    const [first = '', ...rest] = shares;
    expect(checkChance({ ...checkable, shares: rest })).toBe('missingShare');
    expect(checkChance({ ...checkable, own: share('c') })).toBe('missingShare');
    expect(checkChance({ ...checkable, shares: [share('d'), ...rest] })).toBe('otherShare');
    expect(checkChance({ ...checkable, seed: 1 })).toBe('otherSeed');
    const bent = entries.map((entry, at) => (at === 40 ? { ...entry, events: entry.events.slice(1) } : entry));
    expect(checkChance({ ...checkable, entries: bent })).toBe('otherOutcome');
    expect(commitmentTo(first)).not.toBe(first);
  });

  it('takes one share of a device, and tells the room’s commitment before it', async () => {
    const { guests } = await seated(place, openingOf());
    const [host] = guests as [Guest, Guest];
    const open = host.now.drawings.at(-1);
    expect(open).toMatchObject({ share: null, at: null });
    const before = host.now.view;
    await host.ask<'share'>({ type: 'share', value: share('a') });
    expect(host.now.drawings.at(-2)).toMatchObject({ commitment: open?.commitment, share: share('a'), device: 0 });
    expect(host.now.view).toEqual(before);
    expect(codeIn(await host.ask<'share'>({ type: 'share', value: share('b') }))).toBe('notNow');
  });

  it('of a game that was played elsewhere is drawn anew: whoever held it knows nothing of what comes', async () => {
    const opening = openingOf();
    const { room, guests } = await seated(place, {
      ...opening,
      commands: [{ type: 'pickCombo', index: 1 }],
    });
    const [host] = guests as [Guest, Guest];
    expect(host.now.log).toHaveLength(1);
    const [deal] = place.store(room).rowsFrom(0);
    if (deal?.act.kind !== 'deal') throw new Error('no deal');
    const local = newGame(opening.setup.game);
    if (!local.ok) throw new Error('no game');
    const then = apply(local.state, { type: 'pickCombo', index: 1 });
    if (!then.ok) throw new Error('no step');
    expect(JSON.parse(JSON.stringify(view(then.state, null)))).toMatchObject({
      column: host.now.view.column,
      forces: host.now.view.forces,
    });
    const drawn = redrawn(then.state, stacksBy(mixed(null, deal.act.share, null)));
    expect(drawn.hidden.banners).not.toEqual(then.state.hidden.banners);
    expect([...drawn.hidden.banners].sort()).toEqual([...then.state.hidden.banners].sort());
  });

  it('has a generator of its own for every step, which never stands still', () => {
    const keys = Array.from({ length: 50 }, (_, at) => diceBy(mixed(null, share('1'), null), at).join());
    expect(new Set(keys).size).toBe(50);
  });
});
