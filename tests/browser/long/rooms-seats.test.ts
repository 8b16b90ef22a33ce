import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { usualChoices } from '../../../src/rooms/protocol/index.ts';
import { type FarApart, farApart, hasEngine } from '../far-apart.ts';
import { playEach, theOneToMove } from '../hands.ts';
import { inPhase, lateGame } from '../late-game.ts';
import { atTable, comeBack, onlyCuts, seatedPeople, shown, showsTheSameAfresh, somebody } from '../people.ts';
import { waitFor } from '../wait.ts';

let place: FarApart;
beforeAll(async () => {
  if (hasEngine) place = await farApart();
}, 60_000);
afterAll(() => place?.end());
afterEach(onlyCuts);

/** A table that is soon out of patience with who is away. */
const impatient = { choices: { ...usualChoices, patience: 1000 } };

describe.runIf(hasEngine)('a seat', () => {
  it('is taken over by another device, and played again by the first one when that is back', async () => {
    const open = await place.open(inPhase('conquer'));
    const [host, phone] = await seatedPeople(place.site, open, [['desk'], ['phone']]);
    if (host === undefined || phone === undefined) throw new Error('nobody is there');
    const laptop = await somebody(place.site, `#room=${open.links[1]}`, 'desk');
    await laptop.page.locator('[data-knocking]').waitFor();
    await phone.hands.press(phone.page, '[data-answer="yes"]');
    await atTable(laptop.page);
    await phone.page.close();

    // The whole of its next turn is played at the laptop, the one after that at the phone again.
    const round = async () => (await shown(host.page)).chart.view?.round ?? 0;
    const until = (await round()) + 2;
    await playEach([host, laptop], { before: async () => (await round()) >= until });
    const back = await comeBack(phone, place.site, open.room);
    await laptop.page.context().setOffline(true);
    await playEach([host, back], { before: async () => (await round()) >= until + 1 });
    await laptop.page.context().setOffline(false);
    await atTable(laptop.page);
    await showsTheSameAfresh([host, back, laptop]);
  });

  it('is claimed anew with a new link of the host, and whoever had it is told', async () => {
    const open = await place.open(inPhase('conquer'));
    const [host, guest] = await seatedPeople(place.site, open, [['desk'], ['phone']]);
    if (host === undefined || guest === undefined) throw new Error('nobody is there');
    await host.hands.press(host.page, '[data-room-panel]');
    const link = host.page.locator('[data-link-of="1"]');
    const old = await link.locator('input').inputValue();
    await link.getByRole('button', { name: 'New link' }).click();
    const fresh = await waitFor('a new link', async () => {
      const value = await link.locator('input').inputValue();
      return value === old ? null : value;
    });
    await host.page.keyboard.press('Escape');
    const next = await somebody(place.site, fresh.slice(fresh.indexOf('#')), 'keys');
    await atTable(next.page);
    await guest.page.getByText('You have no seat at this table').waitFor();
    await playEach([host, next], { most: 4 });
    await showsTheSameAfresh([host, next]);
  });

  it('is kept warm by an opponent while its owner is absent, who has it back with the next press', async () => {
    const open = await place.open(lateGame(3, impatient));
    const people = await seatedPeople(place.site, open, [['desk'], ['phone'], ['keys']]);
    const away = await theOneToMove(people);
    const others = people.filter((one) => one !== away);
    const [one, other] = others;
    if (one === undefined || other === undefined) throw new Error('nobody is there');
    const seat = people.indexOf(away);
    await away.page.close();
    await other.page.locator(`[data-warm="${seat}"]`).waitFor();
    await one.hands.press(one.page, `[data-warm="${seat}"]`);
    await waitFor('the opponent to have played', async () => (await shown(one.page)).chart.view?.seat !== seat);
    const back = await comeBack(away, place.site, open.room);
    await back.hands.press(back.page, `[data-back="${seat}"]`);
    await waitFor(
      'the seat to be a person’s again',
      async () => (await shown(other.page)).chart.setup?.seats[seat]?.control === 'human',
    );
    const all = people.map((person) => (person === away ? back : person));
    await playEach(all);
    await showsTheSameAfresh(all);
  });

  it('goes to an opponent by a vote, and whoever comes back to it is told', async () => {
    const open = await place.open(lateGame(3, impatient));
    const people = await seatedPeople(place.site, open, [['desk'], ['keys'], ['phone']]);
    const away = await theOneToMove(people);
    const [one, other] = people.filter((person) => person !== away);
    if (one === undefined || other === undefined) throw new Error('nobody is there');
    const seat = people.indexOf(away);
    await away.page.close();
    await one.page.locator('[data-room-notice="absent"]').waitFor();
    await one.hands.press(one.page, '[data-room-notice="absent"] [data-replace]');
    await other.hands.press(other.page, '[data-room-notice="proposal replace"] [data-answer="yes"]');
    await waitFor(
      'an opponent at the seat',
      async () => (await shown(other.page)).chart.setup?.seats[seat]?.control !== 'human',
    );
    const back = await comeBack(away, place.site, open.room, false);
    await back.page.getByText('You have no seat at this table').waitFor();
    await playEach([one, other]);
    await showsTheSameAfresh([one, other]);
  });
});

describe.runIf(hasEngine)('a pause that all agree on', () => {
  it('lets nobody play, through a restart of the rooms, until somebody goes on', async () => {
    const open = await place.open(inPhase('conquer'));
    const people = await seatedPeople(place.site, open, [['desk'], ['phone']]);
    const [host, guest] = people;
    if (host === undefined || guest === undefined) throw new Error('nobody is there');
    await host.hands.press(host.page, '[data-room-panel]');
    await host.hands.press(host.page, '[data-propose="pause"]');
    await host.page.keyboard.press('Escape');
    await guest.hands.press(guest.page, '[data-room-notice="proposal pause"] [data-answer="yes"]');
    for (const { page } of people) await page.locator('[data-room-notice="paused"]').waitFor();
    await place.kill();
    for (const { page } of people) await atTable(page);
    const mover = await theOneToMove(people);
    const before = (await shown(mover.page)).chart.log?.length;
    await mover.page.locator('.dock [data-choice]').first().click();
    const question = mover.page.locator('dialog.confirm[open] button.primary');
    await Promise.race([question.click(), mover.page.locator('[data-room-notice="trouble"]').waitFor()]);
    await mover.page.locator('[data-room-notice="trouble"]').getByText('paused').waitFor();
    expect((await shown(mover.page)).chart.log?.length).toBe(before);
    await guest.hands.press(guest.page, '[data-room-notice="paused"] button');
    for (const { page } of people) await page.locator('[data-room-notice="paused"]').waitFor({ state: 'detached' });
    await playEach(people, { most: 4 });
    await showsTheSameAfresh(people);
  });
});
