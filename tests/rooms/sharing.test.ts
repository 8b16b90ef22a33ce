import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkFairness } from '../../src/rooms/client/fairness.ts';
import { gameOf, givenShare, giveShare, isWhole, keptRooms, pledgeRematch } from '../../src/rooms/client/index.ts';
import type { Known } from '../../src/rooms/protocol/index.ts';
import { freshSecret } from './support/guest.ts';
import { openingOf } from './support/place.ts';
import { calm, shakyPlace } from './support/shaky.ts';

// The database answers by timers of another kind.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const answers = () => new Promise((resolve) => setImmediate(resolve));
/** Lets time pass, with a database that answers meanwhile. */
async function pass(milliseconds: number): Promise<void> {
  for (let gone = 0; gone < milliseconds; gone += 5) {
    await vi.advanceTimersByTimeAsync(5);
    for (let turn = 0; turn < 6; turn++) await answers();
  }
}

let databases = 0;
const browser = () => `sharing-${databases++}`;

/** A table for three, at which each person has a browser. */
async function table() {
  const opening = openingOf(['human', 'human', 'human']);
  const place = shakyPlace(opening);
  let seed = 1;
  /** A page at it: gives its share as a page does, whenever it may be time to. */
  const page = async (database: string, passport?: string) => {
    const kept = keptRooms(database);
    const { secret } = await kept.at(place.room);
    const { client } = place.come(secret, calm, { seed: seed++, ...(passport === undefined ? {} : { passport }) });
    let looked = '';
    client.subscribe(() => {
      const { known } = client.state;
      const look = known === null ? '' : `${gameOf(known)} ${known.you.hasShared} ${known.you.seats}`;
      if (look === looked) return;
      looked = look;
      void giveShare(kept, client);
    });
    await pass(50);
    const now = (): Known => (isWhole(client.state.known) ? client.state.known : expect.fail('not at the table'));
    return {
      client,
      kept,
      now,
      remembered: async () => givenShare(await kept.at(place.room), now()),
      async check() {
        const own = givenShare(await kept.at(place.room), now());
        return checkFairness(now(), own?.value ?? null, own?.toward ?? null);
      },
    };
  };
  const names = [browser(), browser(), browser()] as const;
  await keptRooms(names[0]).keepAs(place.room, opening.secret);
  const host = await page(names[0]);
  const answer = host.client.ask({ type: 'links' });
  await pass(20);
  const links = await answer;
  const link = (seat: number) => (links.type === 'links' ? links.links[seat]?.passport : undefined);
  const ana = await page(names[1], link(1));
  const ion = await page(names[2], link(2));
  const agreeOn = async (what: 'end' | 'rematch', share?: string) => {
    void host.client.ask({ type: 'propose', proposal: { what }, ...(share === undefined ? {} : { share }) });
    await pass(20);
    const proposal = host.now().proposals.find((one) => one.what.what === what)?.proposal ?? -1;
    for (const { client } of [ana, ion]) void client.ask({ type: 'answer', proposal, yes: true });
    await pass(60);
  };
  return { place, names, page, host, ana, ion, agreeOn };
}

describe('the share in chance of each device', () => {
  it('is remembered and found by each of several that give theirs at the same moment, when another game is dealt', async () => {
    const { host, ana, ion, agreeOn } = await table();
    await agreeOn('end');
    await agreeOn('rematch', await pledgeRematch(host.kept, host.client));
    await agreeOn('end');
    const shares = host.now().drawings.flatMap(({ share }) => (share === null ? [] : [share]));
    expect(shares).toHaveLength(3);
    for (const one of [host, ana, ion]) {
      expect(shares).toContain((await one.remembered())?.value);
      expect(await one.check()).toMatchObject({ outcome: 'fair', devices: 3 });
    }
  });

  it('is the same in two tabs of a browser, and no refusal of the one makes the other forget it', async () => {
    const { names, page, host, ana, agreeOn } = await table();
    const tab = await page(names[1]);
    await agreeOn('end');
    await agreeOn('rematch', await pledgeRematch(host.kept, host.client));
    await agreeOn('end');
    const given = host.now().drawings.find(({ device }) => device === 1)?.share;
    expect(given).toMatch(/^[0-9a-f]{64}$/);
    for (const one of [ana, tab]) {
      expect((await one.remembered())?.value).toBe(given);
      expect(await one.check()).toMatchObject({ outcome: 'fair' });
    }
  });

  it('is remembered when the page is gone before it hears that it was taken', async () => {
    const { names, page, host, ana, ion, agreeOn } = await table();
    await agreeOn('end');
    const { ask } = ana.client;
    // The share goes out, and no answer is waited for: the page is reloaded.
    const gone = new Promise<void>((resolve) => {
      ana.client.ask = (question) => {
        const answer = ask(question);
        if (question.type !== 'share') return answer;
        setTimeout(() => {
          ana.client.end();
          resolve();
        }, 1);
        return new Promise(() => undefined);
      };
    });
    await agreeOn('rematch', await pledgeRematch(host.kept, host.client));
    await gone;
    const again = await page(names[1]);
    expect(again.now().you.hasShared).toBe(true);
    const proposal = host.client.ask({ type: 'propose', proposal: { what: 'end' } });
    await pass(20);
    await proposal;
    const open = host.now().proposals.find(({ what }) => what.what === 'end')?.proposal ?? -1;
    for (const { client } of [again, ion]) void client.ask({ type: 'answer', proposal: open, yes: true });
    await pass(20);
    const given = host.now().drawings.find(({ device }) => device === 1)?.share;
    expect(given).toBeTruthy();
    expect((await again.remembered())?.value).toBe(given);
    expect(await again.check()).toMatchObject({ outcome: 'fair' });
  });

  it('of whoever proposes another game stays the one that was told, though a second tab proposes it too', async () => {
    const { names, page, host, agreeOn } = await table();
    const tab = await page(names[0]);
    await agreeOn('end');
    const told = await pledgeRematch(host.kept, host.client);
    void host.client.ask({ type: 'propose', proposal: { what: 'rematch' }, share: told });
    await pass(20);
    // It is refused there: one such proposal is open.
    void tab.client.ask({
      type: 'propose',
      proposal: { what: 'rematch' },
      share: await pledgeRematch(tab.kept, tab.client),
    });
    await agreeOn('rematch', await pledgeRematch(host.kept, host.client));
    expect(host.now().log).toHaveLength(0);
    await agreeOn('end');
    const first = host.now().drawings[0];
    expect(first).toMatchObject({ deals: true, device: 0 });
    expect((await host.remembered())?.value).toBe(first?.share);
    expect(await host.check()).toMatchObject({ outcome: 'fair' });
  });

  it('that a browser has lost is not said to have been checked', async () => {
    const { place, names, page, ana, agreeOn } = await table();
    await agreeOn('end');
    expect(await ana.check()).toMatchObject({ outcome: 'fair' });
    const { secret } = await ana.kept.at(place.room);
    await ana.kept.forget(place.room);
    await ana.kept.keepAs(place.room, secret);
    const later = await page(names[1]);
    expect(await later.check()).toMatchObject({ outcome: 'partly', flaw: null });
    // Who gave none has lost none.
    const you = { ...later.now().you, device: 7, hasShared: false };
    expect(await checkFairness({ ...later.now(), you }, null)).toMatchObject({ outcome: 'fair' });
  });

  it('that came with an opening is missed where the room left it out, whatever it says of it', async () => {
    const { place, host, agreeOn } = await table();
    const value = 'c'.repeat(64);
    const kept = keptRooms(browser());
    const toward = host.now().drawings[0]?.commitment ?? null;
    await kept.keepAs(place.room, freshSecret(), { value, toward, game: null });
    await agreeOn('end');
    // A room that has dealt without it, and says that none was given.
    const known = { ...host.now(), you: { ...host.now().you, hasShared: false } };
    await giveShare(kept, { ...host.client, state: { ...host.client.state, known } });
    const own = givenShare(await kept.at(place.room), known);
    expect(own?.value).toBe(value);
    expect(await checkFairness(known, own?.value ?? null)).toMatchObject({ outcome: 'unfair', flaw: 'missingShare' });
  });
});
