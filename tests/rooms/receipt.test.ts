import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/rooms/chance/index.ts';
import { bounds, usualChoices } from '../../src/rooms/protocol/index.ts';
import { corePlace } from './support/core-place.ts';
import type { Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { playOn } from './support/playing.ts';

/** A table for two and a watcher, who are asked for their receipts once the game has been ended. */
async function table() {
  const place = corePlace();
  const { room, guests, links } = await seated(place, openingOf(['human', 'human'], { choices: usualChoices }));
  const watcher = await place.connect(room);
  await watcher.hello({ passport: links[2] ?? '' });
  const [host, guest] = guests as [Guest, Guest];
  const end = async () => {
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'end' } });
    await guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals[0]?.proposal ?? -1, yes: true });
  };
  return { place, room, guests, guest, watcher, end };
}

/** Everything a device is handed out, and what is said of what is no longer kept. */
function receiptOf(guest: Guest) {
  let text = '';
  for (let part = 0, parts = 1; part < parts; part++) {
    guest.say(JSON.stringify({ type: 'told', id: `part${part}`, part }));
    const told = guest.all('told').at(-1);
    if (told === undefined) throw new Error('no receipt');
    parts = told.parts;
    text += told.text;
  }
  return { lines: text.trimEnd().split('\n'), dropped: guest.all('told').find(({ part }) => part === 0)?.dropped };
}

describe('the receipt of what was told', () => {
  it('is exactly what was sent, for whoever watches as well', async () => {
    const { guests, watcher, end } = await table();
    await playOn(guests, 8, 3);
    await end();
    const sent = [...watcher.texts];
    expect(receiptOf(watcher)).toEqual({ lines: sent, dropped: undefined });
  });

  it('does not grow without bound: the newest is kept, and of the rest how much it was and its digest', async () => {
    const { place, room, guests, guest, end } = await table();
    await playOn(guests, 4, 3);
    place.pace = 5_000;
    const letters = () => place.store(room).toldLetters(1);
    // As in a game by correspondence: a device that comes back again and again, and wants to know everything.
    for (let drops = 0, day = 0; drops < 2; day++) {
      if (day === 400) throw new Error('never full');
      const before = letters();
      await guest.hello();
      expect(letters()).toBeLessThanOrEqual(bounds.receipt);
      if (letters() < before) drops += 1;
    }
    await end();
    const sent = [...guest.texts];
    const { lines, dropped } = receiptOf(guest);
    expect(lines).toEqual(sent.slice(sent.length - lines.length));
    const gone = sent.slice(0, sent.length - lines.length);
    expect(dropped?.count).toBe(gone.length);
    expect(dropped?.digest).toBe(gone.reduce((before, text) => hashOf('told', before, text), hashOf('told')));
  });
});
