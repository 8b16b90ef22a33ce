import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type Command, legal } from '../../../src/rules/index.ts';
import {
  type Answer,
  activityOf,
  isElsewhere,
  type LocalTable,
  nowShowing,
  partOf,
  type Request,
  type Sight,
  type TablePort,
} from '../../../src/session/turn/index.ts';
import { drawFrom, randomCommand } from '../../../tools/checks/random-player.ts';
import { chartWith, laidTable, opponent, tableSetup } from '../../support/table-actor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(time: number, value: () => T) => new Promise<T>((done) => setTimeout(() => done(value()), time));
const never = <T>() => new Promise<T>(() => undefined);

/** One seat at a table far away: every answer takes up to ten seconds, one in five is lost, and so is news; what comes may come twice, or be old. */
function unreliable(local: LocalTable, seats: readonly number[], seed: number): TablePort {
  const draw = drawFrom(seed);
  const known = new Map<number | null, Sight>();
  const seen = (sight: Sight): Sight => ({ ...sight, here: seats });
  const isLost = () => draw(5) === 0;
  const wait = () => draw(10_000);
  return {
    async look(seat) {
      const before = known.get(seat);
      const sight = seen(await local.look(seat));
      known.set(seat, sight);
      if (isLost()) return isLost() ? Promise.reject(new Error('lost')) : never();
      return after(wait(), () => (before && isLost() ? before : sight));
    },
    async send(request: Request): Promise<Answer> {
      // The request may be lost on its way, or what came of it.
      if (isLost()) return never();
      await after(wait(), () => undefined);
      const answer = await local.send(request);
      if (isLost()) return never();
      return after(wait(), () => (answer.accepted ? { ...answer, sight: seen(answer.sight) } : answer));
    },
    give: (seat, control) => local.give(seat, control),
    subscribe(listener) {
      let last = 0;
      return local.subscribe((revision) => {
        // Lost news is told by the next; the last of a while is told until it is heard.
        for (const time of [wait(), wait() + 20_000]) setTimeout(() => listener(revision), time);
        setTimeout(() => listener(last), wait());
        last = revision;
      });
    },
  };
}

/** A screen at which somebody plays for these seats; it shows everything at once. */
function screenOf(table: TablePort, think = chartWith()) {
  const actor = createActor(think).start();
  actor.send({ type: 'open', table, isTakenUp: false });
  const shown: string[] = [];
  const silences: boolean[] = [];
  actor.subscribe((snapshot) => {
    if (silences.at(-1) !== snapshot.context.isSilent) silences.push(snapshot.context.isSilent);
  });
  return {
    actor,
    shown,
    silences,
    now: () => actor.getSnapshot(),
    /** Shows what is to be shown, and says of which events that was. */
    show() {
      for (let stage = nowShowing(actor.getSnapshot()); stage; stage = nowShowing(actor.getSnapshot())) {
        shown.push(...stage.events.map((event) => JSON.stringify(event)));
        actor.send({ type: 'shown', stage: stage.id });
      }
    },
  };
}

const isWaiting = ({ now }: ReturnType<typeof screenOf>) => activityOf(now()) === 'waiting';

describe('a table that answers late, out of order, twice, or not at all', () => {
  it('is played to the end by two people at two screens, each step once', async () => {
    const local = laidTable(tableSetup({ seed: 11 }, false));
    const screens = [0, 1].map((seat) => screenOf(unreliable(local, [seat], 40 + seat)));
    const draw = drawFrom(7);
    const played: Command[] = [];
    for (let step = 0; step < 6000 && screens.some(({ now }) => partOf(now()) !== 'gameOver'); step++) {
      for (const [seat, screen] of screens.entries()) {
        screen.show();
        const { context } = screen.now();
        if (isElsewhere(screen.now())) expect(context.legal).toEqual([]);
        if (!isWaiting(screen)) continue;
        // Never more than its own seat may know, and never what is no more true of it.
        const { game } = local.record();
        expect([context.viewer, context.view?.coins[1 - seat]]).toEqual([seat, null]);
        expect(context.legal).toEqual(legal(game));
        const command = randomCommand(draw, game);
        played.push(command);
        screen.actor.send({ type: 'do', commands: [command] });
      }
      await vi.advanceTimersByTimeAsync(3000);
    }
    const { log, game } = local.record();
    expect(game.phase).toBe('gameOver');
    expect(log.map(({ command }) => command)).toEqual(played);
    for (const screen of screens) {
      screen.show();
      expect(screen.now().context.log).toEqual(log);
      expect(screen.now().context.view?.coins).toEqual(game.coins);
      // Everybody was shown everything, in order, once.
      const events = log.flatMap((entry) => entry.events.map((event) => JSON.stringify(event)));
      expect(screen.shown.filter((event) => !/phaseChanged|turnEnded|turnBegan|gameEnded/.test(event))).toEqual(
        events.filter((event) => !/phaseChanged|turnEnded|turnBegan|gameEnded/.test(event)),
      );
      // Told when it was silent, and no more once it answered.
      expect(screen.silences).toContain(true);
      expect(screen.silences.at(-1)).toBe(false);
    }
  }, 60_000);

  it('carries a step out once, though its answer was lost and the request was sent again', async () => {
    const local = laidTable(tableSetup({ seed: 3 }, false));
    let lost = 1;
    const table: TablePort = {
      ...local,
      send: async (request) => {
        const answer = await local.send(request);
        lost -= 1;
        return lost < 0 ? answer : never();
      },
    };
    const screen = screenOf(table);
    await vi.advanceTimersByTimeAsync(0);
    screen.actor.send({ type: 'do', commands: [{ type: 'pickCombo', index: 0 }] });
    await vi.advanceTimersByTimeAsync(7900);
    expect(screen.now().context.isSilent).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(screen.now().context.isSilent).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.now().context).toMatchObject({
      isSilent: false,
      refusal: null,
      log: [{ command: { type: 'pickCombo' } }],
    });
    expect(local.record().log).toHaveLength(1);
  });

  it('that has not answered is asked again at once when the player wants it', async () => {
    const local = laidTable(tableSetup({ seed: 3 }, false));
    const send = vi.fn(() => never<Answer>());
    const screen = screenOf({ ...local, send });
    await vi.advanceTimersByTimeAsync(0);
    screen.actor.send({ type: 'do', commands: [{ type: 'pickCombo', index: 0 }] });
    await vi.advanceTimersByTimeAsync(8001);
    expect(send).toHaveBeenCalledTimes(1);
    screen.actor.send({ type: 'askAgain' });
    expect(send).toHaveBeenCalledTimes(2);
    expect(new Set(send.mock.calls.flat()).size).toBe(1);
  });

  it('takes a button that is pressed again while nothing answers for one press, and refuses nothing', async () => {
    const local = laidTable(tableSetup({ seed: 3 }, false));
    const table: TablePort = {
      ...local,
      send: (request) => after(5000, () => local.send(request)).then((sent) => sent),
    };
    const screen = screenOf(table);
    await vi.advanceTimersByTimeAsync(0);
    for (let press = 0; press < 3; press++) {
      screen.actor.send({ type: 'do', commands: [{ type: 'pickCombo', index: 0 }] });
      await vi.advanceTimersByTimeAsync(1000);
    }
    await vi.advanceTimersByTimeAsync(5000);
    screen.show();
    await vi.advanceTimersByTimeAsync(5000);
    expect(screen.now().context.refusal).toBeNull();
    expect(local.record().log.map(({ command }) => command.type)).toEqual(['pickCombo']);
  });

  it('that is silent when the game is opened is asked until it answers', async () => {
    const local = laidTable(tableSetup({ seed: 3 }, false));
    let lost = 2;
    const look: TablePort['look'] = (seat) => (lost-- > 0 ? never() : local.look(seat));
    const screen = screenOf({ ...local, look });
    await vi.advanceTimersByTimeAsync(8001);
    expect(screen.now().value).toBe('opening');
    expect(screen.now().context.isSilent).toBe(true);
    await vi.advanceTimersByTimeAsync(8001);
    expect(activityOf(screen.now())).toBe('waiting');
    expect(screen.now().context.isSilent).toBe(false);
  });
});

describe('a seat that somebody at another screen has', () => {
  it('is waited for, and nothing can be done for it', async () => {
    const local = laidTable(tableSetup({ seed: 3, firstSeat: 1 }, false));
    const look: TablePort['look'] = async (seat) => ({ ...(await local.look(seat)), here: [0] });
    const screen = screenOf({ ...local, look });
    await vi.advanceTimersByTimeAsync(0);
    expect(isElsewhere(screen.now())).toBe(true);
    screen.actor.send({ type: 'do', commands: [{ type: 'pickCombo', index: 0 }] });
    expect(screen.now().context.refusal?.refusal).toMatchObject({ code: 'othersDecide', facts: { seat: 1 } });
    // What the other one does is shown here.
    await local.send({ seat: 1, commands: [{ type: 'pickCombo', index: 0 }], viewer: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(nowShowing(screen.now())?.seat).toBe(1);
    expect(screen.now().context.view?.coins).toEqual([5, null]);
  });

  it('may be an opponent’s that thinks at another screen: nobody is asked here', async () => {
    const setup = tableSetup({ seed: 3, firstSeat: 1 }, false);
    const seats = setup.seats.map((one, seat) => (seat === 1 ? { ...one, control: opponent() } : one));
    const local = laidTable({ ...setup, seats });
    const look: TablePort['look'] = async (seat) => ({ ...(await local.look(seat)), here: [0] });
    const think = vi.fn(() => never<never>());
    const screen = screenOf({ ...local, look }, chartWith(think));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isElsewhere(screen.now())).toBe(true);
    expect(think).not.toHaveBeenCalled();
  });
});

describe('what a seat knows of the set-up', () => {
  it('COL-5 is neither the seed nor an order that was given', async () => {
    const local = laidTable(tableSetup({ seed: 4711, banners: ['ratmen'], badges: ['hill'], dice: [3, 3] }));
    const screen = screenOf(local);
    await vi.advanceTimersByTimeAsync(0);
    const { table: _table, ...context } = screen.now().context;
    const told = JSON.stringify([screen.now().value, context]);
    expect(told).not.toContain('4711');
    expect(told).not.toMatch(/"(seed|dice|banners|badges|hidden|random)"/);
  });
});
