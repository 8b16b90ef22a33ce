import { describe, expect, it } from 'vitest';
import { restored } from '../../src/rooms/core/game.ts';
import { PROTOCOL } from '../../src/rooms/protocol/index.ts';
import { firstRules, newestRules, rulesOf } from '../../src/rules/index.ts';
import { corePlace } from './support/core-place.ts';
import type { Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { playOn } from './support/playing.ts';

describe('a room of an older kernel', () => {
  it('goes on from its snapshot, even where this kernel would not have let its first steps pass; later steps are this one’s', async () => {
    const place = corePlace();
    const { room, guests } = await seated(place);
    const [host, guest] = guests as [Guest, Guest];
    await playOn(guests, 90, 16);
    const { view, log, coins } = guest.now;
    const store = place.store(room);
    const { rowsFrom } = store;
    const last = store.snapshot()?.n ?? 0;
    expect(last).toBeGreaterThan(40);
    const strange = { kind: 'do', commands: [{ type: 'conquer', region: 99 }] } as const;
    store.rowsFrom = (first) =>
      rowsFrom(first).map((row) => (row.act.kind === 'do' && row.n <= last ? { ...row, act: strange } : row));
    expect(() => restored(store.rowsFrom(0), null)).toThrow('do not lead to a game');

    await place.crash();
    const back = await place.connect(room, guest.secret);
    await back.hello();
    expect(back.now).toMatchObject({ view, log, coins });
    const other = await place.connect(room, host.secret);
    await other.hello();
    expect(await playOn([other, back], 60, 5)).toBe(60);
    // It is written down anew by now: the next crash needs nothing of what the older one did.
    await place.crash();
    const again = await place.connect(room, guest.secret);
    await again.hello();
    expect(again.now.log).toEqual(back.now.log);
  });

  it('keeps the rules that its game was begun by, and lets in pages that know no newer ones', async () => {
    const place = corePlace();
    const { setup, ...opening } = openingOf();
    const old = { ...opening, setup: { ...setup, game: { ...setup.game, rules: firstRules } } };
    const { room, guests, links } = await seated(place, old);
    await playOn(guests, 20, 4);
    await place.crash();
    const game = () => restored(place.store(room).rowsFrom(0), place.store(room).snapshot()).holding.game;
    expect(rulesOf(game())).toBe(firstRules);
    const page = await place.connect(room, guests[1]?.secret);
    page.send({ type: 'hello', protocol: PROTOCOL, rules: firstRules, secret: page.secret, seen: -1 });
    expect(page.known?.you.seats).toEqual([1]);
    expect(newestRules).toBeGreaterThan(firstRules);
    expect(links).toHaveLength(3);
  });
});
