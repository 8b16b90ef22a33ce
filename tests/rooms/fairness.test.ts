import { describe, expect, it } from 'vitest';
import { checkFairness, playedOf } from '../../src/rooms/client/fairness.ts';
import type { Known } from '../../src/rooms/protocol/index.ts';
import { corePlace } from './support/core-place.ts';
import { openingOf, seated } from './support/place.ts';
import { playOn } from './support/playing.ts';

/** A game that two devices have given their share to and played to its end, as each of them knows it. */
async function finished(): Promise<readonly Known[]> {
  const { guests } = await seated(corePlace(), openingOf(['human', 'human']));
  for (const [at, guest] of guests.entries())
    await guest.ask<'share'>({ type: 'share', value: String(at + 1).repeat(64) });
  await playOn(guests, 4_000, 5);
  return guests.map(({ now }) => now);
}

describe('the receipt of a game’s chance', () => {
  it('finds a game fair that was, at each device, and says what it is made of', async () => {
    for (const [at, known] of (await finished()).entries()) {
      expect(known.isOver).toBe(true);
      const fairness = await checkFairness(known, String(at + 1).repeat(64));
      expect(fairness).toMatchObject({ outcome: 'fair', drawings: 3, devices: 2, flaw: null });
      expect(fairness.dice).toBeGreaterThan(0);
    }
  });

  it('finds out a room that shows another share, leaves a device’s out, or let a die fall otherwise', async () => {
    const [known] = await finished();
    if (known?.opened == null) throw new Error('not opened');
    const { opened, log } = known;
    const shares = opened.shares.map((share, at) => (at === 1 ? '0'.repeat(64) : share));
    expect(await checkFairness({ ...known, opened: { ...opened, shares } }, null)).toMatchObject({
      flaw: 'otherShare',
    });
    expect(await checkFairness(known, '9'.repeat(64))).toMatchObject({ flaw: 'missingShare' });
    const bent = log.map((entry) => ({
      ...entry,
      events: entry.events.map((event) => (event.type === 'dieRolled' ? { ...event, value: 3 - event.value } : event)),
    }));
    expect(await checkFairness({ ...known, log: bent as Known['log'] }, null)).toMatchObject({ outcome: 'unfair' });
    expect(await checkFairness({ ...known, opened: null }, null)).toMatchObject({ outcome: 'notOpened' });
  });

  it('gives the game as it can be kept without its room, move by move', async () => {
    const [known] = await finished();
    const played = known && playedOf(known);
    expect(played?.log).toEqual(known?.log);
    expect(played?.game.coins).toEqual(known?.view.coins);
  });
});
