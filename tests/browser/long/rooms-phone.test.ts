import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameState } from '../../../src/rules/index.ts';
import { type FarApart, farApart, hasEngine } from '../far-apart.ts';
import { gameWith } from '../games.ts';
import { middleOf } from '../hands.ts';
import { openingWith } from '../late-game.ts';
import { onlyCuts, seatedPeople } from '../people.ts';
import { waitFor } from '../wait.ts';

let place: FarApart;
beforeAll(async () => {
  if (hasEngine) place = await farApart();
}, 60_000);
afterAll(() => place?.end());
afterEach(onlyCuts);

/** Troops are placed by the second player, who has a marker to place as well. */
const isFull = ({ round, phase, turnSeat, firstSeat }: GameState) =>
  round === 10 && phase === 'redeploy' && turnSeat !== firstSeat;

describe.runIf(hasEngine)('a phone at a table far apart', () => {
  it('has whole buttons to place troops by, whatever stands above the board', async () => {
    const open = await place.open(openingWith(gameWith(2, isFull)));
    const [, guest] = await seatedPeople(place.site, open, [['desk'], ['phone']]);
    if (guest === undefined) throw new Error('nobody is there');
    await guest.page.locator('.marker-pool').waitFor();
    for (const row of ['.post > .stepper', '.post > .stepper + .stepper'])
      for (const which of ['first', 'last'])
        await waitFor(`the ${which} button of ${row}`, () => middleOf(guest.page, `${row} button:${which}-of-type`));
    const cut = await guest.page.evaluate(() => {
      const sheet = document.querySelector('.hud-right > .troops')?.getBoundingClientRect();
      return [...document.querySelectorAll('.post .stepper button')].filter(
        (button) => button.getBoundingClientRect().bottom > (sheet?.bottom ?? 0),
      ).length;
    });
    expect(cut).toBe(0);
  });
});
