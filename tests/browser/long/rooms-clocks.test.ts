import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { evenTemper } from '../../../src/opponents/types.ts';
import { usualChoices } from '../../../src/rooms/protocol/index.ts';
import type { GameState } from '../../../src/rules/index.ts';
import { openingOf } from '../../rooms/support/place.ts';
import { type FarApart, farApart, hasEngine } from '../far-apart.ts';
import { gameWith } from '../games.ts';
import { playEach, theOneToMove } from '../hands.ts';
import { inPhase, openingWith } from '../late-game.ts';
import { atTable, fromStart, onlyCuts, type Person, seatedPeople, shown, showsTheSameAfresh } from '../people.ts';
import { waitFor } from '../wait.ts';

let place: FarApart;
beforeAll(async () => {
  if (hasEngine) place = await farApart();
}, 60_000);
afterAll(() => place?.end());
afterEach(onlyCuts);

const seatToMove = async ({ page }: Person) => (await shown(page)).chart.view?.seat;
/** The shortest bank, with some time for each turn. */
const bank = { kind: 'bank', bank: 10_000, grace: 8_000 } as const;

describe.runIf(hasEngine)('whoever is out of time', () => {
  it('is played for by an opponent, and has the seat back with a press', async () => {
    const opponent = { level: 'raider', temper: evenTemper, seed: 3 } as const;
    const open = await place.open(openingOf(['human', opponent], { choices: { ...usualChoices, clock: bank } }));
    const [late] = await seatedPeople(place.site, open, [['desk']]);
    if (late === undefined) throw new Error('nobody is there');
    const control = async () => (await shown(late.page)).chart.setup?.seats[0]?.control;
    await waitFor('the computer to play on', async () => (await control()) !== 'human');
    // In a turn that is out of time nothing can be had back: in the next one there is some again.
    const back = late.page.locator('[data-back="0"]');
    await waitFor('the seat to be a person’s again', async () => {
      if ((await control()) === 'human') return true;
      if (await back.isVisible()) await back.click({ timeout: 2000 }).catch(() => undefined);
      return false;
    });
  });

  it('passes, if the table has chosen that', async () => {
    const open = await place.open(inPhase('conquer', { choices: { ...usualChoices, clock: bank, late: 'pass' } }));
    const people = await seatedPeople(place.site, open, [['phone'], ['desk']]);
    const late = await theOneToMove(people);
    const seat = people.indexOf(late);
    await people[0]?.page.locator(`[data-glance-clock="${seat}"] [role="timer"]`).waitFor();
    // Through a restart of the rooms as well.
    await place.kill();
    for (const { page } of people) await atTable(page);
    await waitFor('the turn to have passed', async () => (await seatToMove(late)) !== seat);
    expect((await shown(late.page)).chart.setup?.seats[seat]?.control).toBe('human');
  });
});

describe.runIf(hasEngine)('a game with days for each turn', () => {
  it('is played to its end by people who come from the start page, each turn, while the rooms are started again', async () => {
    const isNearEnd = ({ round, rounds, phase }: GameState) => round === rounds - 1 && phase === 'conquer';
    const choices = { ...usualChoices, clock: { kind: 'days', days: 3 } } as const;
    const open = await place.open(openingWith(gameWith(2, isNearEnd), { choices }));
    const people = await seatedPeople(place.site, open, [['desk'], ['phone']]);
    let seat = people.indexOf(await theOneToMove(people));
    for (const { page } of people) await page.goto(place.site);
    for (let turns = 0; turns < 8; turns++) {
      await place.kill();
      const mover = people[seat];
      if (mover === undefined) throw new Error('nobody is there');
      await fromStart(mover, place.site, open.room, 'It is your turn');
      const before = (await shown(mover.page)).chart.view?.round;
      await playEach([mover], { until: async () => (await seatToMove(mover)) !== seat });
      const { view } = (await shown(mover.page)).chart;
      if (view?.phase === 'gameOver') break;
      expect(view?.round).toBeGreaterThanOrEqual(before ?? 0);
      seat = view?.seat ?? 0;
      await mover.page.goto(place.site);
    }
    for (const one of people) await fromStart(one, place.site, open.room, 'finished');
    for (const one of people) expect((await shown(one.page)).chart.view?.phase).toBe('gameOver');
    await showsTheSameAfresh(people);
  });
});
