import { describe, expect, it } from 'vitest';
import { evenTemper } from '../../../src/opponents/types.ts';
import type { Guest } from './guest.ts';
import { codeIn } from './guest.ts';
import { openingOf, type Place, seated } from './place.ts';
import { playOn, playUntil } from './playing.ts';

const opponent = { level: 'wanderer', temper: evenTemper, seed: 3 } as const;

/** What a room has to do wherever it is; `length` is how many steps a game is played for. */
export function conformance(name: string, at: () => Place, length: number): void {
  const place = at;
  /** What a device would know that had just come. */
  const afresh = async (room: string, { secret }: Guest) => {
    const guest = await place().connect(room, secret);
    await guest.hello();
    return guest;
  };

  describe(name, () => {
    it('gives all seats of people to whoever opens it, and a seat to whoever comes with its link', async () => {
      const opening = openingOf(['human', 'human', opponent]);
      const room = await place().open(opening);
      const host = await place().connect(room, opening.secret);
      expect(await host.hello()).toBe(true);
      expect(host.now.you).toEqual({ device: 0, seats: [0, 1], isHost: true, isWatcher: false, hasShared: false });
      const links = await host.links();
      const guest = await place().connect(room);
      expect(await guest.hello({ passport: links[1] ?? '', name: 'Ana' })).toBe(true);
      expect(guest.now.you).toMatchObject({ seats: [1], isHost: false });
      await host.until(() => host.now.you.seats.length === 1, 'the seat given up');
      expect(guest.now.setup.seats[1]?.name).toBe('Ana');
      expect(host.now.roster.seats.map(({ state }) => state)).toEqual(['here', 'here', 'opponent']);
      // Nobody's coins are known but one's own.
      expect(guest.sight(1).view.coins).toEqual([null, 5, null]);
      expect(guest.sight(0).view.coins).toEqual([null, null, null]);
    });

    it('lets nobody in without a valid passport', async () => {
      const { room, links } = await seated(place());
      const { links: others } = await seated(place());
      const [own = '', other = ''] = [links[1], others[1]];
      const forged = [
        undefined,
        other,
        own.replace(/\.1\./, '.0.'),
        `${own.slice(0, -1)}!`,
        own.replace(/\.0\./, '.7.'),
        'x',
      ];
      for (const passport of forged) {
        const stranger = await place().connect(room);
        expect(await stranger.hello(passport === undefined ? {} : { passport })).toBe(false);
        expect(stranger.known).toBeNull();
        await stranger.until(() => stranger.isClosed, 'the end of the connection');
      }
    });

    it('asks the host about a stranger who knocks with the code alone', async () => {
      const opening = openingOf();
      const room = await place().open(opening);
      const host = await place().connect(room, opening.secret);
      await host.hello();
      const stranger = await place().connect(room);
      stranger.knock('Ana');
      await host.until(() => host.now.knocks.length === 1, 'the knock');
      await stranger.until(() => stranger.texts.length > 0, 'a word');
      expect(stranger.texts).toEqual(['{"type":"knocking","n":-1}']);
      const { knock = -1 } = host.now.knocks[0] ?? {};
      expect(codeIn(await host.ask<'letIn'>({ type: 'letIn', knock, to: 'seat' }))).toBe('accepted');
      await stranger.until(() => stranger.known?.you.seats.includes(1) === true, 'the seat');
    });

    it('asks the first device or the host before another sits down with a link that was used', async () => {
      const { room, guests, links } = await seated(place());
      const [host, first] = guests as [Guest, Guest];
      const second = await place().connect(room);
      expect(await second.hello({ passport: links[1] ?? '' })).toBe(true);
      expect(second.now.you.seats).toEqual([]);
      await first.until(() => first.now.proposals.length === 1, 'the question');
      const proposal = first.now.proposals[0]?.proposal ?? -1;
      expect(codeIn(await second.ask<'answer'>({ type: 'answer', proposal, yes: true }))).toBe('notYourSeat');
      expect(codeIn(await host.ask<'answer'>({ type: 'answer', proposal, yes: true }))).toBe('accepted');
      await second.until(() => second.now.you.seats.includes(1), 'the seat');
      expect(first.now.you.seats).toEqual([1]);
    });

    it('plays a game whose log has no gaps, and everybody ends with what a newcomer would see', async () => {
      const { room, guests } = await seated(place(), openingOf(['human', 'human', opponent]));
      await playOn(guests, length, 7);
      // Until nobody goes on by itself, so that all that is compared is of one moment.
      await playUntil(guests, () => guests.some(({ now }) => now.isOver || now.you.seats.includes(now.view.seat)));
      const steps = guests[0]?.all('step').map(({ n }) => n) ?? [];
      expect(steps).toEqual(steps.map((_, at) => (steps[0] ?? 0) + at));
      for (const guest of guests) {
        const last = guests[0]?.now.n ?? 0;
        await guest.until(() => guest.now.n >= last, 'the last step');
        const { now } = await afresh(room, guest);
        const { view, coins, log, setup, mayTakeBack } = guest.now;
        expect({ view, coins, log, setup, mayTakeBack }).toEqual({
          view: now.view,
          coins: now.coins,
          log: now.log,
          setup: now.setup,
          mayTakeBack: now.mayTakeBack,
        });
      }
    });

    it('does a step once, however often it is sent, and gives the same answer', async () => {
      const { guests } = await seated(place());
      const [host] = guests as [Guest, Guest];
      const command = { type: 'pickCombo', index: 0 } as const;
      const first = await host.do(0, [command], host.now.n, 'same');
      const again = await host.do(0, [command], 0, 'same');
      expect(first).toMatchObject({ type: 'accepted' });
      expect(again).toEqual(first);
      expect(host.now.log).toHaveLength(1);
    });

    it('refuses what is not for whoever asks, says why to nobody else, and stays as it is', async () => {
      const { room, guests, links } = await seated(place());
      const [host, guest] = guests as [Guest, Guest];
      const watcher = await place().connect(room);
      await watcher.hello({ passport: links[2] ?? '', name: 'Eye' });
      expect(watcher.now.you).toMatchObject({ seats: [], isWatcher: true });
      await guest.until(() => guest.now.roster.watchers.length === 1, 'the watcher');
      const before = guest.texts.length;
      const pick = [{ type: 'pickCombo', index: 0 }] as const;
      expect(codeIn(await watcher.do(0, pick))).toBe('watching');
      expect(codeIn(await host.do(1, pick))).toBe('notYourSeat');
      expect(codeIn(await host.do(0, [{ type: 'pickCombo', index: 5 }]))).toBe('accepted');
      expect(codeIn(await host.do(0, [{ type: 'pickCombo', index: 0 }]))).toBe('notNow');
      expect(codeIn(await guest.ask<'free'>({ type: 'free', seat: 0 }))).toBe('notHost');
      await guest.until(() => guest.now.log.length === 1, 'the step');
      expect(guest.all('refused').map(codeIn)).toEqual(['notHost']);
      const told = guest.heard.slice(before).map(({ type }) => type);
      expect(told).toEqual(['step', 'refused']);
    });

    it('refuses a step that was meant for an earlier moment', async () => {
      const { guests } = await seated(place());
      const [host] = guests as [Guest, Guest];
      const { n } = host.now;
      await host.do(0, [{ type: 'pickCombo', index: 0 }]);
      expect(codeIn(await host.do(0, [host.sight(0).legal[0] ?? { type: 'pass' }], n))).toBe('stale');
    });

    it('takes back what has shown nothing new, and by agreement what has', async () => {
      const { guests } = await seated(place());
      const [host, guest] = guests as [Guest, Guest];
      await host.do(0, [{ type: 'pickCombo', index: 0 }]);
      expect(host.sight(0).mayTakeBack).toBe(false);
      const conquest = host.sight(0).legal.find(({ type }) => type === 'conquer');
      if (conquest === undefined) throw new Error('no conquest');
      await host.do(0, [conquest]);
      expect(host.sight(0).mayTakeBack).toBe(true);
      expect(codeIn(await host.ask<'back'>({ type: 'back', on: host.now.n, seat: 0 }))).toBe('accepted');
      await guest.until(() => guest.now.n === host.now.n, 'the step back');
      expect(guest.now.log).toHaveLength(1);
      expect(codeIn(await host.ask<'back'>({ type: 'back', on: host.now.n, seat: 0 }))).toBe('nothingToTakeBack');
      expect(host.now.mayAsk).toEqual([0]);
      await host.ask<'propose'>({ type: 'propose', proposal: { what: 'takeBack', seat: 0 } });
      await guest.until(() => guest.now.proposals.length === 1, 'the question');
      await guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals[0]?.proposal ?? -1, yes: true });
      await host.until(() => host.now.log.length === 0, 'the game before its first step');
      expect(host.sight(0).legal[0]).toEqual({ type: 'pickCombo', index: 0 });
      expect(guest.now.log).toHaveLength(0);
    });

    it('has stored what it has acknowledged: after a crash all goes on from there, and who comes back gets only what is missing', async () => {
      const { room, guests } = await seated(place());
      await playOn(guests, 25, 3);
      const [host, guest] = guests as [Guest, Guest];
      await guest.until(() => guest.now.n === host.now.n, 'the last step');
      const { view, log, coins, n } = host.now;
      guest.cut();
      if (view.seat === 0) await playOn([host], 1, 9);
      await place().crash();
      const back = await place().connect(room, guest.secret);
      back.known = guest.known;
      expect(await back.hello({ seen: guest.now.n })).toBe(true);
      expect(back.now.log.slice(0, log.length)).toEqual(log);
      expect(back.all('welcome')[0]?.from).toBeGreaterThanOrEqual(log.length);
      const other = await afresh(room, host);
      expect(other.now.n).toBeGreaterThanOrEqual(n);
      if (other.now.n === n) expect({ view: other.now.view, coins: other.now.coins }).toEqual({ view, coins });
      expect(await playOn([other, back], 5, 4)).toBe(5);
    });

    it('lets an opponent play for its owner, who gets the seat back with the next press', async () => {
      const { guests } = await seated(place());
      const [host, guest] = guests as [Guest, Guest];
      await host.ask<'give'>({ type: 'give', seat: 0, control: opponent });
      await guest.until(() => guest.now.view.seat === 1, 'the opponent’s turn done');
      expect(guest.now.roster.seats[0]).toMatchObject({ state: 'here' });
      const move = guest.sight(1).legal[0];
      if (move === undefined) throw new Error('no move');
      expect(codeIn(await guest.do(1, [move]))).toBe('accepted');
      expect(codeIn(await host.ask<'give'>({ type: 'give', seat: 0, control: 'human' }))).toBe('accepted');
      expect(host.now.setup.seats[0]?.control).toBe('human');
    });

    it('answers nonsense with a refusal, and goes on', async () => {
      const { guests } = await seated(place());
      const [host] = guests as [Guest, Guest];
      for (const text of ['', '{', '[]', '{"type":"do"}', '['.repeat(10_000), `"${'x'.repeat(20_000)}"`])
        host.say(text);
      await host.until(() => host.all('refused').length === 6, 'the refusals');
      expect(new Set(host.all('refused').map(codeIn))).toEqual(new Set(['malformed']));
      expect(codeIn(await host.do(0, [{ type: 'pickCombo', index: 0 }]))).toBe('accepted');
    });
  });
}
