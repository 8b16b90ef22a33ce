import { describe, expect, it } from 'vitest';
import { commitmentTo } from '../../src/rooms/chance/index.ts';
import { checkFairness } from '../../src/rooms/client/fairness.ts';
import { bounds, type Known, type Opening, PROTOCOL } from '../../src/rooms/protocol/index.ts';
import { newestRules } from '../../src/rules/index.ts';
import { corePlace } from './support/core-place.ts';
import { codeIn, type Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { playOn } from './support/playing.ts';

const share = (digit: string) => digit.repeat(64);

/** Comes as the opener, with a share or without. */
function come(guest: Guest, value: string | null): void {
  const said = { type: 'hello', protocol: PROTOCOL, rules: newestRules, secret: guest.secret, seen: -1 } as const;
  guest.send(value === null ? said : { ...said, share: value });
}

/** A table whose opener is committed to a share, at which the opener has just come with it; every place is a room of its own chance. */
async function committed(value: string, more: Partial<Opening> = {}, place = corePlace()) {
  const { setup, ...rest } = openingOf(['human', 'human'], more);
  const { firstSeat: _firstSeat, ...game } = setup.game;
  const opening = { ...rest, setup: { ...setup, game, ...more.setup }, commitment: commitmentTo(value) };
  const room = await place.open(opening);
  const host = await place.connect(room, opening.secret);
  return { place, room, host, opening };
}

async function ended(host: Guest): Promise<Known> {
  await host.ask<'propose'>({ type: 'propose', proposal: { what: 'end' } });
  return host.now;
}

describe('the first deal', () => {
  it('is shown to nobody, its opener least of all, before the opener has given the share it was committed to', async () => {
    const { place, room, host, opening } = await committed(share('a'));
    come(host, null);
    expect(host.heard.map(codeIn)).toEqual(['shareFirst']);
    const again = await place.connect(room, opening.secret);
    come(again, share('b'));
    expect(again.heard.map(codeIn)).toEqual(['shareFirst']);
    expect(again.isClosed).toBe(true);
    const right = await place.connect(room, opening.secret);
    come(right, share('a'));
    expect(right.heard[0]?.type).toBe('welcome');
    // Said again after a cut it changes nothing.
    const { n, view } = right.now;
    const back = await place.connect(room, opening.secret);
    come(back, share('a'));
    expect({ n: back.now.n, view: back.now.view }).toEqual({ n, view });
  });

  it('comes from both shares: with another one the first column is another, and now and then the first seat', async () => {
    const deals = [];
    for (const digit of '0123456789ab') {
      const { host } = await committed(share(digit));
      come(host, share(digit));
      deals.push(host.now.view);
    }
    expect(new Set(deals.map(({ column }) => JSON.stringify(column))).size).toBe(12);
    expect(new Set(deals.map(({ firstSeat }) => firstSeat)).size).toBe(2);
  });

  it('comes from the big screen’s share as well, and whoever checks it is told so', async () => {
    const { host } = await committed(share('a'), { bigScreen: { visit: null } });
    come(host, share('a'));
    expect(await checkFairness(host.now, null)).toMatchObject({ devices: 1, isScreens: true });
    const { host: plain } = await committed(share('a'));
    come(plain, share('a'));
    expect(await checkFairness(plain.now, null)).toMatchObject({ devices: 1, isScreens: false });
  });

  it('is checked like all the rest: by every device, from what it was told and what is opened', async () => {
    const { place, room, host } = await committed(share('a'));
    come(host, share('a'));
    const links = await host.links();
    const guest = await place.connect(room);
    await guest.hello({ passport: links[1] ?? '' });
    await guest.ask<'share'>({ type: 'share', value: share('b') });
    await playOn([host, guest], 12, 3);
    await place.crash();
    const later = await place.connect(room, host.secret);
    await later.hello();
    const known = await (async () => {
      const other = await place.connect(room, guest.secret);
      await other.hello();
      await later.ask<'propose'>({ type: 'propose', proposal: { what: 'end' } }, 'ending');
      const proposal = other.now.proposals[0]?.proposal ?? -1;
      await other.ask<'answer'>({ type: 'answer', proposal, yes: true }, 'agreed');
      return other.now;
    })();
    expect(await checkFairness(known, share('b'))).toMatchObject({
      outcome: 'fair',
      drawings: 3,
      devices: 2,
      silent: [],
    });
    expect(await checkFairness(known, share('a'))).toMatchObject({ outcome: 'fair' });
    const [first, second, third] = known.drawings;
    if (!first || !second || !third || !known.opened) throw new Error('not opened');
    const bent = (drawings: Known['drawings']) => checkFairness({ ...known, drawings }, null);
    // The room leaves the opener's share out of the deal, or takes another one for it.
    const { deals: _deals, ...undealt } = second;
    expect(await bent([first, undealt, third])).toMatchObject({ flaw: 'otherSeed' });
    expect(await bent([first, { ...second, share: share('c') }, third])).toMatchObject({ flaw: 'otherShare' });
    // The room was committed to something else when we gave our share.
    for (const other of ['0'.repeat(64), first.commitment])
      expect(await checkFairness(known, share('b'), other)).toMatchObject({ flaw: 'otherShare' });
    expect(await checkFairness(known, share('a'), third.commitment)).toMatchObject({ flaw: 'otherShare' });
    expect(await checkFairness(known, share('b'), third.commitment)).toMatchObject({ outcome: 'fair' });
    // Somebody else's share had come first: that is no other commitment.
    expect(await checkFairness(known, share('b'), second.commitment)).toMatchObject({ outcome: 'fair' });
  });

  it('of a game that was begun elsewhere stays; only stacks and dice are drawn with the share', async () => {
    const commands = [{ type: 'pickCombo', index: 0 }] as const;
    const { host } = await committed(share('a'), { commands: [...commands] });
    come(host, share('a'));
    expect(host.now.log).toHaveLength(1);
    expect(await checkFairness(await ended(host).then(() => host.now), share('a'))).toMatchObject({ outcome: 'fair' });
  });

  it('of another game with the same people has the share of whoever proposed it', async () => {
    const { guests } = await seated(corePlace());
    const [host, guest] = guests as [Guest, Guest];
    const agreed = () =>
      guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals[0]?.proposal ?? -1, yes: true });
    await ended(host);
    await agreed();
    const { commitment } = host.now.drawings.at(-1) ?? { commitment: '' };
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'rematch' }, share: share('d') });
    expect(guest.texts.join()).not.toContain(share('d'));
    await agreed();
    expect(guest.now.drawings[0]).toMatchObject({ commitment, share: share('d'), device: 0, deals: true });
    expect(codeIn(await host.ask<'share'>({ type: 'share', value: share('e') }))).toBe('notNow');
    expect(codeIn(await guest.ask<'share'>({ type: 'share', value: share('f') }))).toBe('accepted');
    await playOn(guests, 8, 3);
    await ended(host);
    await agreed();
    expect(await checkFairness(guest.now, share('d'), commitment)).toMatchObject({ outcome: 'fair', drawings: 2 });
  });
});

describe('a share that is held back', () => {
  it('comes at once or never: not after the device’s first step, and not after a minute; it is told who gave none', async () => {
    const { guests } = await seated(corePlace());
    const [host, guest] = guests as [Guest, Guest];
    await playOn([host], 1, 3);
    expect(codeIn(await host.ask<'share'>({ type: 'share', value: share('a') }))).toBe('notNow');
    expect(codeIn(await guest.ask<'share'>({ type: 'share', value: share('b') }))).toBe('accepted');
    await ended(host);
    await guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals[0]?.proposal ?? -1, yes: true });
    expect(guest.now.opened?.silent).toEqual([0]);
    const place = corePlace(2);
    const late = await seated(place);
    place.pass(bounds.share + 1);
    expect(codeIn((await late.guests[1]?.ask<'share'>({ type: 'share', value: share('c') })) as never)).toBe('notNow');
  });

  it('chooses no other die after a step that the table lets somebody take back', async () => {
    const { guests } = await seated(corePlace());
    const [host, guest] = guests as [Guest, Guest];
    await host.do(0, [{ type: 'pickCombo', index: 0 }]);
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'takeBack', seat: 0 } });
    await guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals[0]?.proposal ?? -1, yes: true });
    expect(host.now.log).toHaveLength(0);
    expect(codeIn(await host.ask<'share'>({ type: 'share', value: share('a') }))).toBe('notNow');
  });
});
