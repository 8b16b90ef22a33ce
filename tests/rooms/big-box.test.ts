import { expect, it } from 'vitest';
import type { Opening } from '../../src/rooms/protocol/index.ts';
import { legal, openView } from '../../src/rules/index.ts';
import { corePlace } from './support/core-place.ts';
import type { Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';

/** What the engine refuses to write in one row, in bytes. */
const most = 2_000_000;

/** A game of a box with as many powers of one's own as a box may have, each named in many languages: as large as boxes are. */
function bigBox(): Opening {
  const names = Object.fromEntries(
    ['en', 'ro', 'pl', 'bg', 'it', 'de', 'fr', 'es', 'hu', 'cs', 'sk', 'el'].map((tongue) => [tongue, 'щ'.repeat(24)]),
  );
  const ownPowers = Array.from({ length: 100 }, (_, at) => {
    const parts = [{ part: 'discount', amount: 1, where: ['hill'] }] as const;
    return { id: `power-of-my-own-${at}`, names, tokens: 4, parts };
  });
  const opening = openingOf();
  const game = { ...opening.setup.game, content: { id: 'base', own: { ownPowers } } };
  return { ...opening, setup: { ...opening.setup, game } };
}

/** The first player redeploys on and on: all of that turn can still be taken back. */
async function redeploy(guest: Guest, until: number) {
  while (guest.now.n < until) {
    const moves = legal(openView(guest.now.view));
    const hasConquered = guest.now.log.some(({ command }) => command.type === 'conquer');
    const kinds =
      guest.now.view.phase === 'redeploy'
        ? ['place', 'lift']
        : ['pickCombo', hasConquered ? 'endConquests' : 'conquer'];
    const move = kinds.flatMap((kind) => moves.find(({ type }) => type === kind) ?? [])[0];
    if (move === undefined) throw new Error('nothing to do');
    expect((await guest.do(0, [move])).type).toBe('accepted');
  }
}

it('a room of the biggest box goes on, whatever can be taken back there, and is called back as it was', async () => {
  const place = corePlace();
  const opening = bigBox();
  const { room, guests } = await seated(place, opening);
  const [host] = guests as [Guest];
  const { keepSnapshot } = place.store(room);
  let refused = 0;
  place.store(room).keepSnapshot = (row) => {
    if (new TextEncoder().encode(row.body).length > most) refused += 1;
    else keepSnapshot(row);
  };
  await redeploy(host, 260);
  expect(refused).toBe(0);
  expect(place.store(room).snapshot()?.n).toBeLessThan(250);
  const { view, log } = host.now;
  await place.crash();
  const back = await place.connect(room, opening.secret);
  await back.hello();
  expect(back.now.view).toEqual(view);
  expect(back.now.log).toEqual(log);
  expect((await back.ask<'back'>({ type: 'back', on: back.now.n, seat: 0 })).type).toBe('accepted');
}, 20_000);
