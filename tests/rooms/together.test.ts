import { describe, expect, it } from 'vitest';
import { evenTemper } from '../../src/opponents/types.ts';
import type { Choices } from '../../src/rooms/protocol/index.ts';
import { usualChoices } from '../../src/rooms/protocol/index.ts';
import { playerName } from '../../src/ui/locale/players.ts';
import { corePlace } from './support/core-place.ts';
import { codeIn, type Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { playOn, playUntil } from './support/playing.ts';

const opponent = { level: 'wanderer', temper: evenTemper, seed: 3 } as const;
const minute = 60_000;
const day = 24 * 60 * minute;

/** A table of people, its clock in the test's hand. */
async function table(choices: Partial<Choices> = {}, people = 2) {
  const place = corePlace();
  const controls = new Array<'human'>(people).fill('human');
  const { room, guests, links } = await seated(
    place,
    openingOf(controls, { choices: { ...usualChoices, ...choices } }),
  );
  const [host, guest, third] = guests as [Guest, Guest, Guest];
  const notices = (one: Guest) => one.all('notice').map(({ what, seat }) => `${what} ${seat}`);
  return { place, room, guests, links, host, guest, third, notices };
}

const agree = (guest: Guest, yes = true) =>
  guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals[0]?.proposal ?? -1, yes });

describe('what people say', () => {
  it('is kept for whoever comes later, the last six of it; what is heard at once is not told twice', async () => {
    const { place, room, host, guest } = await table();
    guest.say('{"type":"say","id":"one","seat":1,"said":"hello"}');
    expect(host.now.heard).toEqual([{ nth: 1, seat: 1, said: 'hello', decides: 0 }]);
    guest.cut();
    for (let count = 0; count < 6; count++) host.say(`{"type":"say","id":"${count}","seat":0,"said":"ouch"}`);
    const back = await place.connect(room, guest.secret);
    await back.hello();
    expect(back.now.heard).toEqual([2, 3, 4, 5, 6, 7].map((nth) => ({ nth, seat: 0, said: 'ouch', decides: null })));
    host.say('{"type":"say","id":"last","seat":0,"said":"thanks"}');
    expect(back.now.heard.at(-1)).toEqual({ nth: 8, seat: 0, said: 'thanks', decides: 0 });
    // Who comes back to the same page still knows who was to decide.
    await host.hello();
    expect(host.now.heard).toHaveLength(6);
    expect(host.now.heard.at(-1)).toMatchObject({ nth: 8, decides: 0 });
  });
});

describe('somebody who is away', () => {
  it('is told of after the table’s patience; then an opponent may keep the seat warm, and the next press gets it back', async () => {
    const { place, room, host, guest, notices } = await table({ patience: minute });
    guest.cut();
    expect(host.now.roster.seats[1]?.state).toBe('away');
    expect(codeIn(await host.ask<'give'>({ type: 'give', seat: 1, control: opponent }))).toBe('notAbsent');
    place.pass(minute + 1);
    expect(host.now.roster.seats[1]?.state).toBe('absent');
    expect(codeIn(await host.ask<'give'>({ type: 'give', seat: 1, control: opponent }))).toBe('accepted');
    expect(notices(host)).toEqual(['turn 0', 'absent 1', 'warm 1']);
    // It is still called as its owner is, whoever decides for it.
    expect(playerName(1, host.now.setup.seats[1])).toBe(playerName(1, { name: '' }));
    await playOn([host], 20, 1);
    const back = await place.connect(room, guest.secret);
    await back.hello();
    expect(notices(host)).toContain('back 1');
    expect(back.now.roster.seats[1]).toMatchObject({ state: 'here', isWarm: true });
    place.isThinking = false;
    await playUntil([host], () => host.now.view.seat !== 0, 2);
    expect(codeIn(await back.do(1, [back.sight(1).legal[0] ?? { type: 'pass' }]))).toBe('accepted');
    expect(back.now.setup.seats[1]?.control).toBe('human');
    expect(back.now.setup.seats[1]).not.toHaveProperty('isOwned');
    expect(back.now.roster.seats[1]?.isWarm).toBe(false);
  });

  it('is not said to be absent where a turn has days, before those are over', async () => {
    const { place, host, guest } = await table({ clock: { kind: 'days', days: 2 }, patience: minute });
    guest.cut();
    place.pass(day);
    expect(host.now.roster.seats[1]?.state).toBe('away');
    place.pass(day + minute);
    expect(host.now.roster.seats[1]?.state).toBe('absent');
  });

  it('may lose the seat by a vote, and is no winner then; a new link leads to it', async () => {
    const { place, room, host, guest, third } = await table({}, 3);
    third.cut();
    place.pass(2 * minute);
    expect(codeIn(await host.ask<'propose'>({ type: 'propose', proposal: { what: 'replace', seat: 2 } }))).toBe(
      'accepted',
    );
    expect(host.now.roster.seats[2]?.wasLeft).toBe(false);
    await agree(guest);
    expect(host.now.roster.seats[2]).toMatchObject({ state: 'opponent', wasLeft: true });
    const old = await place.connect(room, third.secret);
    await old.hello();
    expect(old.now.you.seats).toEqual([]);
    const links = await host.links();
    const fresh = await place.connect(room);
    await fresh.hello({ passport: links[2] ?? '', name: 'New' });
    expect(fresh.now.you.seats).toEqual([2]);
    expect(fresh.now.setup.seats[2]).toMatchObject({ name: 'New', control: 'human' });
  });

  it('gives nothing up by closing the page, but by getting up: then the office passes on', async () => {
    const { host, guest, notices } = await table();
    await host.ask<'leave'>({ type: 'leave' });
    expect(host.isClosed).toBe(true);
    expect(guest.now.you.isHost).toBe(true);
    expect(guest.now.roster.seats[0]).toMatchObject({ state: 'opponent', wasLeft: true });
    expect(notices(guest)).toContain('left 0');
  });
});

describe('the clock', () => {
  const bank = { kind: 'bank', bank: 10 * minute, grace: minute } as const;

  it('charges the seat that thinks beyond its grace, and nobody else', async () => {
    const { place, host } = await table({ clock: bank });
    place.pass(30_000);
    await host.do(0, [{ type: 'pickCombo', index: 0 }]);
    expect(host.now.clock.left).toEqual([10 * minute, 10 * minute]);
    place.pass(2 * minute);
    host.say('{"type":"ping","at":0}');
    await host.do(0, [host.sight(0).legal[0] ?? { type: 'pass' }]);
    const [left = 0, other] = host.now.clock.left;
    expect(left).toBeLessThan(8.6 * minute);
    expect(left).toBeGreaterThan(8.3 * minute);
    expect(other).toBe(10 * minute);
    expect(host.now.clock.running).toBe(0);
  });

  it('is told with the step that hands the turn on, and when the host chooses another one', async () => {
    const { place, host, guest } = await table({ clock: bank });
    await playUntil([host, guest], () => host.now.view.seat === 1, 3);
    for (const one of [host, guest])
      expect(one.now.clock).toMatchObject({ running: 1, until: place.now + 11 * minute });
    const choices = { ...usualChoices, clock: { ...bank, bank: 20 * minute } };
    await host.ask<'choose'>({ type: 'choose', choices });
    for (const one of [host, guest]) expect(one.now.clock.left).toEqual([20 * minute, 20 * minute]);
    await host.ask<'choose'>({ type: 'choose', choices: usualChoices });
    expect(guest.now.clock).toMatchObject({ left: [null, null], until: null });
  });

  it('stands while the table is paused, which all agree to, and any one ends', async () => {
    const { place, host, guest } = await table({ clock: bank });
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'pause' } });
    expect(host.now.clock.isPaused).toBe(false);
    await agree(guest);
    expect(guest.now.clock).toMatchObject({ isPaused: true, running: null, until: null });
    place.pass(day);
    expect(codeIn(await host.do(0, [{ type: 'pickCombo', index: 0 }]))).toBe('paused');
    await guest.ask<'propose'>({ type: 'propose', proposal: { what: 'resume' } });
    expect(guest.now.clock).toMatchObject({ isPaused: false, running: 0, left: [10 * minute, 10 * minute] });
  });

  it('that has run out lets an opponent play on, or the turn pass, as the table chose', async () => {
    const one = await table({ clock: bank, late: 'opponent', patience: 60 * minute });
    one.place.pass(11 * minute + 1000);
    expect(one.notices(one.guest)).toEqual(['late 0', 'turn 1']);
    expect(one.host.now.roster.seats[0]).toMatchObject({ state: 'here', isWarm: true });
    const other = await table({ clock: bank, late: 'pass', patience: 60 * minute });
    other.place.pass(11 * minute + 1000);
    expect(other.guest.now.view.seat).toBe(1);
    expect(other.host.now.setup.seats[0]?.control).toBe('human');
  });

  it('that has run out gives the seat back to whoever asks for it when the turn is over, not before', async () => {
    const { place, room, host } = await table({ clock: bank, late: 'opponent', patience: 60 * minute });
    place.isThinking = false;
    place.pass(11 * minute + 1000);
    expect(codeIn(await host.ask<'give'>({ type: 'give', seat: 0, control: 'human' }))).toBe('accepted');
    expect(host.now.roster.seats[0]).toMatchObject({ isWarm: true, returns: true });
    place.pass(10 * minute);
    expect(host.now.setup.seats[0]?.control).not.toBe('human');
    place.isThinking = true;
    // The room is called back, and asks the opponent again: it ends the turn.
    await place.crash();
    place.pass(1000);
    const back = await place.connect(room, host.secret);
    await back.hello();
    expect(back.now.view.seat).toBe(1);
    expect(back.now.setup.seats[0]).toMatchObject({ control: 'human' });
    expect(back.now.roster.seats[0]).toMatchObject({ isWarm: false });
    expect(back.now.roster.seats[0]?.returns).toBeUndefined();
  });

  it('of days for each turn begins anew with each, and charges nobody for a server that was away', async () => {
    const { place, room, host, guest } = await table({ clock: { kind: 'days', days: 2 }, patience: 60 * minute });
    place.pass(day);
    await place.crash();
    // Nothing ran for a week: the alarms of that time come when it is back.
    place.now += 7 * day;
    await place.crash();
    place.pass(1000);
    const back = await place.connect(room, host.secret);
    await back.hello();
    expect(back.now.setup.seats[0]?.control).toBe('human');
    expect(back.now.clock.running).toBe(0);
    expect(back.now.clock.left[0]).toBeGreaterThan(0.9 * day);
    const other = await place.connect(room, guest.secret);
    await other.hello();
    await playUntil([back, other], () => back.now.view.seat !== 0, 3);
    expect(back.now.clock.left[1]).toBeGreaterThan(1.99 * day);
  });
});

describe('what a table does together', () => {
  it('asks everybody but whoever proposes; one no is enough', async () => {
    const { host, guest } = await table();
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'end' } });
    expect(codeIn(await host.ask<'propose'>({ type: 'propose', proposal: { what: 'end' } }))).toBe('notNow');
    await agree(guest, false);
    expect(host.all('proposal').at(-1)?.proposed.outcome).toBe('declined');
    expect(host.now).toMatchObject({ isOver: false, proposals: [] });
  });

  it('ends the game as it stands, and plays another with the same people, drawn anew', async () => {
    const { host, guest, guests } = await table();
    await playOn(guests, 12, 5);
    await guest.ask<'propose'>({ type: 'propose', proposal: { what: 'end' } });
    await agree(host);
    expect(guest.now).toMatchObject({ isOver: true });
    expect(codeIn(await host.do(host.now.view.seat, [{ type: 'pass' }]))).toMatch(/notNow|notYourSeat/);
    const first = guest.now.drawings[0]?.commitment;
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'rematch' } });
    await agree(guest);
    expect(host.now).toMatchObject({ isOver: false, log: [], opened: null });
    expect(host.now.view.round).toBe(1);
    expect(guest.now.drawings.map(({ commitment }) => commitment)).not.toContain(first);
    expect(await playOn(guests, 12, 6)).toBe(12);
  });

  it('goes on at the host’s screen when all agree: the same table, with the same pieces and coins', async () => {
    const { host, guest, guests } = await table();
    await playOn(guests, 30, 5);
    await host.ask<'propose'>({ type: 'propose', proposal: { what: 'goLocal' } });
    await agree(guest);
    expect(guest.all('local')).toEqual([]);
    const [{ setup, commands } = { setup: null, commands: [] }] = host.all('local');
    if (setup === null) throw new Error('not local');
    const place = corePlace();
    const room = await place.open({ ...openingOf(), setup, commands });
    const [deal] = place.store(room).rowsFrom(0);
    expect(deal?.act.kind).toBe('deal');
    const at = await seated(place, { ...openingOf(), setup, commands });
    expect(at.guests[0]?.sight(0).view).toEqual(host.sight(0).view);
    // Its history comes along, so that it can be looked back upon.
    expect(commands).toEqual(host.now.log.map(({ command }) => command));
  });

  it('is kept for a while after the last step, says so before it goes, and is gone then', async () => {
    const { place, room, host } = await table();
    await host.do(0, [{ type: 'pickCombo', index: 0 }]);
    place.pass(59 * day);
    expect(host.all('notice').at(-1)?.what).toBe('expiring');
    // A stranger’s words do not keep it.
    const stranger = await place.connect(room);
    stranger.say('nonsense');
    place.pass(2 * day);
    expect(host.heard.at(-1)).toMatchObject({ type: 'closed', why: 'expired' });
    expect(place.store(room).rowsFrom(0)).toEqual([]);
    expect(host.isClosed).toBe(true);
  });
});

describe('watchers', () => {
  it('who are a turn behind see a turn when it is over', async () => {
    const { place, room, host, guests, links } = await table({ behind: true });
    const watcher = await place.connect(room);
    await watcher.hello({ passport: links[2] ?? '' });
    await host.do(0, [{ type: 'pickCombo', index: 0 }]);
    expect(watcher.now.log).toHaveLength(0);
    expect(watcher.now.view.column).toHaveLength(6);
    await playUntil(guests, () => host.now.view.turnSeat !== 0, 2);
    expect(watcher.now.log).toEqual(host.now.log);
    expect(watcher.sight(null).view).toEqual(host.sight(null).view);
    await playOn(guests, 1, 2);
    expect(watcher.now.log.length).toBe(host.now.log.length - 1);
  });

  it('can be sent away, and their link changed', async () => {
    const { place, room, host, links } = await table();
    const watcher = await place.connect(room);
    await watcher.hello({ passport: links[2] ?? '', name: 'Eye' });
    await host.ask<'remove'>({ type: 'remove', device: watcher.now.you.device });
    expect(watcher.heard.at(-1)).toMatchObject({ type: 'closed', why: 'removed' });
    const before = host.all('links').length;
    host.say('{"type":"renew","id":"anew","seat":null}');
    expect(host.all('links').length).toBe(before + 1);
    const again = await place.connect(room, watcher.secret);
    expect(await again.hello({ passport: links[2] ?? '' })).toBe(false);
  });
});

describe('the leak receipt', () => {
  it('is exactly what was sent to a device, for it alone, after the game', async () => {
    const { host, guest, guests } = await table();
    await playOn(guests, 10, 5);
    expect(codeIn(await guest.ask<'told'>({ type: 'told', part: 0 }))).toBe('notNow');
    await guest.ask<'propose'>({ type: 'propose', proposal: { what: 'end' } });
    await agree(host);
    const sent = [...guest.texts];
    guest.say('{"type":"told","id":"receipt","part":0}');
    expect(guest.all('told')[0]).toMatchObject({ part: 0, parts: 1, text: `${sent.join('\n')}\n` });
  });
});
