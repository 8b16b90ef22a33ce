import { describe, expect, it } from 'vitest';
import { evenTemper } from '../../src/opponents/types.ts';
import type { Store } from '../../src/rooms/core/index.ts';
import type { Opening } from '../../src/rooms/protocol/index.ts';
import { corePlace } from './support/core-place.ts';
import { Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { chanceOf, someMove } from './support/playing.ts';

const raider = { level: 'wanderer', temper: evenTemper, seed: 3 } as const;

/** A game laid out so that only what nobody but seat 1 knows depends on `secret`. */
function laid(secret: number): Opening {
  const position = ['board 3', 'round 2', 'turn 0 pickCombo', `coins 9 ${5 + (secret % 7)} 6`].join('\n');
  const opening = openingOf(['human', 'human', 'human'], { secret: '7'.repeat(64) });
  return { ...opening, setup: { ...opening.setup, position } };
}

/** Lays the lowest two of each stack the other way round, where nobody will come to them in this test. */
function turnStacks(store: Store): void {
  const snapshot = store.snapshot();
  if (snapshot === null) throw new Error('no snapshot');
  const turned = (_name: string, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('banners' in value) || !('badges' in value)) return value;
    const { banners, badges } = value as { banners: string[]; badges: string[] };
    return { ...value, banners: withLastTurned(banners), badges: withLastTurned(badges) };
  };
  store.keepSnapshot({ ...snapshot, body: JSON.stringify(JSON.parse(snapshot.body), turned) });
}

const withLastTurned = (list: readonly string[]) => [...list.slice(0, -2), ...list.slice(-2).reverse()];

/** The stacks that the rooms of this test had. */
const stacks: string[] = [];

/** Everything that seat 0, seat 2 and a watcher are sent in a game with one secret: with refusals, undo, reconnections, a crash and an opponent. */
async function streams(secret: number, seed: number): Promise<readonly string[]> {
  const place = corePlace();
  const opening = laid(secret);
  const room = await place.open(opening);
  if (secret % 2 === 1) turnStacks(place.store(room));
  // Called back, it goes on from the stacks it finds.
  await place.crash();
  const links: string[] = [];
  const guests: Guest[] = [];
  const enter = async (seat: number, before: Guest | null = null) => {
    const guest = await place.connect(room, String(seat + 1).repeat(64));
    if (seat === 0) Object.assign(guest, { secret: opening.secret });
    guest.known = before?.known ?? null;
    await guest.hello({ seen: before?.now.n ?? -1, ...(links[seat] === undefined ? {} : { passport: links[seat] }) });
    return guest;
  };
  guests.push(await enter(0));
  links.push(...((await guests[0]?.links()) ?? []));
  for (const seat of [1, 2, 3]) guests.push(await enter(seat));
  // Until the others had sat down their seats were the opener's, who knew what is theirs.
  const texts = guests.map((guest, seat) => (seat === 0 ? [] : [...guest.texts]));
  const note = (seat: number, guest: Guest) => {
    texts[seat]?.push(...guest.texts);
    guest.texts.length = 0;
  };
  for (const guest of guests) guest.texts.length = 0;
  const below = chanceOf(seed);
  const at = (seat: number): Guest =>
    guests[seat] ??
    new Guest(
      () => undefined,
      () => undefined,
    );
  for (let step = 0; step < 40 && !at(0).now.isOver; step++) {
    const { seat } = at(0).now.view;
    const guest = at(seat);
    // Whether a combo can be paid for is seat 1's secret: where it is asked for one, it takes the free one.
    const legal = guest.sight(seat).legal;
    const open = seat === 1 ? legal.filter((move) => move.type !== 'pickCombo' || move.index === 0) : legal;
    await guest.do(seat, [someMove(open, below)]);
    if (below(6) === 0) await at((seat + 1) % 3).do((seat + 1) % 3, [{ type: 'pass' }]);
    if (below(6) === 0) await guest.ask<'back'>({ type: 'back', on: guest.now.n, seat });
    if (seat === 1 && below(4) === 0) await guest.do(1, [{ type: 'pickCombo', index: 5 }]).catch(() => null);
    if (below(9) === 0) {
      const one = below(4);
      const left = at(one);
      note(one, left);
      left.cut();
      guests[one] = await enter(one, left);
    }
  }
  await at(1).ask<'give'>({ type: 'give', seat: 1, control: raider });
  for (const [seat, guest] of guests.entries()) note(seat, guest);
  const { body } = place.store(room).snapshot() ?? { body: '' };
  stacks.push(body.slice(body.indexOf('"banners"'), body.indexOf('"badges"')));
  return [0, 2, 3].map((seat) => (texts[seat] ?? []).join('\n'));
}

describe('what a room sends', () => {
  it('to a seat is the same, byte for byte, in games that differ only in what that seat may not know', async () => {
    for (let pair = 0; pair < 4; pair++) {
      const one = await streams(2 * pair, pair);
      const other = await streams(2 * pair + 1, pair);
      expect(one[0]?.length).toBeGreaterThan(10_000);
      expect(other).toEqual(one);
    }
    expect(new Set(stacks.slice(0, 2)).size).toBe(2);
  });

  it('never has a seed, a secret, a key or a stack in it, nor anybody’s coins but one’s own', async () => {
    const place = corePlace();
    const { room, guests } = await seated(place, openingOf(['human', 'human', 'human']));
    const facts = place.store(room).meta('facts') as { key: string };
    const [, guest] = guests;
    const [host] = guests;
    await host?.do(0, [{ type: 'pickCombo', index: 2 }]);
    const sent = guest?.texts.join('\n') ?? '';
    for (const word of [
      facts.key,
      host?.secret ?? '',
      guest?.secret ?? '',
      '"seed"',
      '"hidden"',
      '"random"',
      '"banners"',
      '"past"',
    ])
      expect(sent.includes(word), word).toBe(false);
    expect(guest?.sight(1).view.coins).toEqual([null, 5, null]);
  });
});
