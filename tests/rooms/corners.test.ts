import { describe, expect, it } from 'vitest';
import { restoreRoom, type Store, Unrestorable } from '../../src/rooms/core/index.ts';
import { idIn, usualChoices } from '../../src/rooms/protocol/index.ts';
import { corePlace } from './support/core-place.ts';
import { codeIn, type Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { chanceOf, playOn, someMove } from './support/playing.ts';

async function table(behind = false) {
  const place = corePlace();
  const opening = openingOf(['human', 'human'], { choices: { ...usualChoices, behind } });
  const { room, guests, links } = await seated(place, opening);
  const [host, guest] = guests as [Guest, Guest];
  return { place, room, guests, links, host, guest };
}

const agree = (guest: Guest) =>
  guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals[0]?.proposal ?? -1, yes: true });

describe('going on at the host’s screen', () => {
  it('gives the game to each device of the host, and to nobody else', async () => {
    const { place, room, guests, links, host, guest } = await table();
    const second = await place.connect(room);
    await second.hello({ passport: links[0] ?? '' });
    await agree(host);
    expect(second.now.you).toMatchObject({ seats: [0], isHost: false });
    await playOn(guests, 6, 3);
    await guest.ask<'propose'>({ type: 'propose', proposal: { what: 'goLocal' } });
    // The office is at the first device, which has just gone: the second one speaks for the seat as well.
    await agree(host);
    expect([host, second, guest].map((one) => one.all('local').length)).toEqual([1, 1, 0]);
    expect(second.all('local')[0]?.commands).toHaveLength(host.now.log.length);
  });

  it('is not agreed on while the host is away; and what a cut has swallowed is given again', async () => {
    const { place, room, host, guest } = await table();
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'goLocal' } });
    host.cut();
    await agree(guest);
    expect(guest.now.isOver).toBe(true);
    const back = await place.connect(room, host.secret);
    await back.hello();
    expect(back.all('local')).toMatchObject([{ isAgain: true }]);
    const other = await table();
    other.host.cut();
    const answer = await other.guest.ask<'propose'>({ type: 'propose', proposal: { what: 'goLocal' } });
    expect(codeIn(answer)).toBe('hostAway');
    expect(other.guest.now.isOver).toBe(false);
  });

  it('is proposed with a warning where the log cannot come along', async () => {
    const { host, guest } = await table();
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'goLocal' } });
    expect(guest.now.proposals[0]?.isBare).toBeUndefined();
    const opening = openingOf();
    const position = ['board 2', 'round 2', 'turn 0 pickCombo'].join('\n');
    const laid = await seated(corePlace(), { ...opening, setup: { ...opening.setup, position } });
    await laid.guests[0]?.ask<'propose'>({ type: 'propose', proposal: { what: 'goLocal' } });
    expect(laid.guests[1]?.now.proposals[0]?.isBare).toBe(true);
  });
});

describe('whoever watches a turn behind', () => {
  it('sees what was and nothing else: through take-backs over a turn’s end, cuts, and another choice of the table', async () => {
    for (let seed = 0; seed < 3; seed++) {
      const { place, room, guests, links, host } = await table(true);
      place.pace = 500;
      const below = chanceOf(seed + 1);
      const secret = 'e'.repeat(64);
      let watcher = await place.connect(room, secret);
      await watcher.hello({ passport: links[2] ?? '' });
      let isBehind = true;
      for (let step = 0; step < 60 && !host.now.isOver; step++) {
        const seat = host.now.view.seat;
        const guest = guests[seat] as Guest;
        await guest.do(seat, [someMove(guest.sight(seat).legal, below)]);
        const [asker] = host.now.mayAsk;
        if (below(5) === 0 && asker !== undefined) {
          await host.ask<'propose'>({ type: 'propose', proposal: { what: 'takeBack', seat: asker } });
          if (host.now.proposals.length > 0) await agree(guests[1] as Guest);
        }
        if (below(9) === 0) {
          isBehind = !isBehind;
          await host.ask<'choose'>({ type: 'choose', choices: { ...usualChoices, behind: isBehind } });
        }
        if (!watcher.isClosed && below(5) === 0) watcher.cut();
        else if (watcher.isClosed && below(3) === 0) {
          const before = watcher;
          watcher = await place.connect(room, secret);
          watcher.known = before.known;
          // A device says the last step that it was told of: not what that is worth.
          await watcher.hello({ seen: before.now.n });
        }
        if (watcher.isClosed) continue;
        const fresh = await place.connect(room, secret);
        await fresh.hello();
        expect({ view: watcher.now.view, log: watcher.now.log }).toEqual({ view: fresh.now.view, log: fresh.now.log });
        expect(watcher.now.log).toHaveLength(watcher.now.length);
        expect(host.now.log.slice(0, watcher.now.log.length)).toEqual(watcher.now.log);
        if (isBehind) {
          const rest = host.now.log.slice(watcher.now.log.length);
          expect(rest.some(({ events }) => events.some(({ type }) => type === 'turnEnded'))).toBe(false);
        } else expect(watcher.now.view).toEqual(host.now.view);
        fresh.cut();
      }
    }
  });

  it('sees all of a game that was ended in the middle of a turn', async () => {
    const { place, room, links, host, guest } = await table(true);
    const watcher = await place.connect(room);
    await watcher.hello({ passport: links[2] ?? '' });
    await host.do(0, [{ type: 'pickCombo', index: 0 }]);
    expect(watcher.now.log).toHaveLength(0);
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'end' } });
    await agree(guest);
    expect(watcher.now.log).toEqual(host.now.log);
    expect(watcher.now.view).toEqual(host.now.view);
  });
});

describe('a room that cannot be called back', () => {
  const whyOf = (room: string, store: Store) => {
    try {
      restoreRoom(room, store, [], true, 1);
      return null;
    } catch (failure) {
      return failure instanceof Unrestorable ? failure.why : failure;
    }
  };

  it('says whether it is damaged or of a box that nobody here knows, and leaves everything as it is', async () => {
    const { place, room, guests } = await table();
    await playOn(guests, 4, 3);
    const store = place.store(room);
    expect(whyOf(room, store)).toBeNull();
    const rows = store.rowsFrom(0);
    const withRows = (change: (row: (typeof rows)[number]) => unknown) =>
      ({ ...store, snapshot: () => null, rowsFrom: () => rows.map(change) }) as Store;
    expect(
      whyOf(
        room,
        withRows((row) => row),
      ),
    ).toBeNull();
    expect(
      whyOf(
        room,
        withRows((row) => ({ ...row, act: { kind: 'other' } })),
      ),
    ).toBe('damaged');
    expect(whyOf(room, { ...store, rowsFrom: () => JSON.parse('{') })).toBe('damaged');
    expect(whyOf(room, { ...store, meta: () => ({ key: 'x' }) })).toBe('damaged');
    const elsewhere = withRows((row) =>
      row.act.kind === 'deal'
        ? {
            ...row,
            act: {
              ...row.act,
              deal: {
                ...row.act.deal,
                setup: { ...row.act.deal.setup, game: { ...row.act.deal.setup.game, content: 'box-of-2031 00000000' } },
              },
            },
          }
        : row,
    );
    expect(whyOf(room, elsewhere)).toBe('otherBox');
    expect(store.rowsFrom(0)).toEqual(rows);
  });
});

describe('what comes too fast', () => {
  it('is refused under its own id', async () => {
    const { place, host } = await table();
    place.pace = 0;
    for (let count = 0; count < 100; count++) host.say(`{"type":"name","seat":0,"name":"N","id":"quick${count}"}`);
    const refused = host.all('refused').filter((one) => codeIn(one) === 'tooFast');
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.at(-1)?.id).toBe('quick99');
  });

  it('has the last id that stands in it, if any', () => {
    expect(idIn('{"type":"do","commands":[{"id":"no"}],"id":"yes"}')).toBe('yes');
    expect(idIn('{"type":"say","seat":0}')).toBeNull();
    expect(idIn(`{"id":"${'x'.repeat(41)}"}`)).toBeNull();
  });
});
