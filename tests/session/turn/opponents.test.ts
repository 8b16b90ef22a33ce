import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { decide } from '../../../src/opponents/decide.ts';
import type { Thought } from '../../../src/opponents/types.ts';
import { view } from '../../../src/rules/index.ts';
import { canUndo, isCurtain, nowShowing, opponentAtWork, type ThinkInput } from '../../../src/session/turn/index.ts';
import {
  begin,
  chartWith,
  goOn,
  opponent,
  settle,
  startTable,
  tableSetup,
  withOpponents,
} from '../../support/table-actor.ts';

const ratmenFirst = { banners: ['ratmen', 'humans'], badges: ['commando', 'hill'] };

type Table = ReturnType<typeof startTable>;

/** Skips what is shown until the table waits for a person, covers itself, or the game is over. */
async function untilPerson({ actor, now }: Table): Promise<void> {
  for (let step = 0; step < 2000; step++) {
    await settle();
    const { context } = now();
    if (context.stages.length > 0) actor.send({ type: 'skip' });
    else if (context.present?.phase === 'gameOver' || isCurtain(now()) || context.legal.length > 0) return;
  }
  throw new Error(`stands still in ${JSON.stringify(now().value)}`);
}

/** A turn of the person in seat 0: Ratmen come, take a region and stay there. */
async function ratmenTurn(table: Table): Promise<void> {
  await table.play({ type: 'pickCombo', index: 0 });
  await table.play({ type: 'conquer', region: 1 }, { type: 'endConquests' });
  const hand = table.now().context.present?.forces[0]?.hand ?? 0;
  await table.play({ type: 'place', region: 1, count: hand }, { type: 'endRedeployment' });
}

/** An opponent that decides when it is told to. */
function slow() {
  const asked: { input: ThinkInput; signal: AbortSignal; answer: () => void; fail: () => void }[] = [];
  const think = (input: ThinkInput, signal: AbortSignal) =>
    new Promise<Thought>((resolve, reject) => {
      const answer = () => resolve(decide(input.view, input.opponent));
      asked.push({ input, signal, answer, fail: () => reject(new Error('broken')) });
    });
  return { asked, think };
}

const alone = (level?: Parameters<typeof opponent>[0]) => withOpponents(tableSetup(ratmenFirst), [1], level);

describe('an opponent at the table', () => {
  it('is asked with what its seat sees, and its step is written down before it is shown', async () => {
    const { asked, think } = slow();
    const table = startTable(alone(), think);
    await ratmenTurn(table);
    table.actor.send({ type: 'skip' });
    expect(opponentAtWork(table.now())).toBe('thinking');
    await settle();
    expect(asked[0]?.input.view).toEqual(view(table.truth(), 1));
    const written = table.written.length;
    asked[0]?.answer();
    await settle();
    await settle();
    expect(table.written).toHaveLength(written + 1);
    expect(nowShowing(table.now())?.seat).toBe(1);
    expect(table.now().context.log.at(-1)).toMatchObject({ seat: 1, command: { type: 'pickCombo' } });
  });

  it('SCO-3 never has its coins seen, and needs no curtain', async () => {
    const table = startTable(alone());
    const seen: unknown[] = [];
    let curtains = 0;
    table.actor.subscribe(({ context }) => {
      curtains += Number(isCurtain(table.now()));
      for (const shown of [context.view, ...context.stages.flatMap(({ before, after }) => [before, after])])
        seen.push(shown?.coins[1]);
      seen.push(...context.decisions.flatMap((decision) => decision.seen.coins));
    });
    await ratmenTurn(table);
    await untilPerson(table);
    expect(table.now().context.present?.seat).toBe(0);
    expect(table.now().context.log.some(({ seat }) => seat === 1)).toBe(true);
    expect(new Set(seen)).toEqual(new Set([null]));
    expect(curtains).toBe(0);
  });

  it('leaves the person nothing to do while it thinks', async () => {
    const { asked, think } = slow();
    const table = startTable(alone(), think);
    await ratmenTurn(table);
    table.actor.send({ type: 'skip' });
    const { present, legal } = table.now().context;
    expect(legal).toEqual([]);
    await table.play({ type: 'pickCombo', index: 0 });
    expect(table.now().context.present).toBe(present);
    expect(table.now().context.refusal?.refusal.code).toBe('othersDecide');
    expect(asked).toHaveLength(1);
  });

  it('is remembered with what it weighed, for its latest turn', async () => {
    const table = startTable(alone());
    await ratmenTurn(table);
    await untilPerson(table);
    // Its turn in the second round is the latest.
    await table.play({ type: 'decline' });
    await untilPerson(table);
    const { decisions, log } = table.now().context;
    expect(decisions.flatMap(({ commands }) => commands)).toEqual(
      log.filter(({ seat, round }) => seat === 1 && round === 2).map(({ command }) => command),
    );
    expect(decisions.some(({ weighed }) => weighed.length > 1)).toBe(true);
    expect(new Set(decisions.map(({ round }) => round))).toEqual(new Set([2]));
  });

  it('begins the game where its seat does, before the eyes of the only person', async () => {
    const table = startTable(withOpponents(tableSetup({ firstSeat: 1 }), [1]));
    await untilPerson(table);
    expect(table.now().context).toMatchObject({ viewer: 0, present: { seat: 0 } });
    expect(table.now().context.view?.coins).toEqual([5, null]);
  });
});

describe('undo beside opponents', () => {
  it("goes back over a person's own steps only, and never over an opponent's", async () => {
    const table = startTable(alone());
    await table.play({ type: 'pickCombo', index: 0 });
    await table.play({ type: 'conquer', region: 1 });
    expect(canUndo(table.now())).toBe(true);
    table.actor.send({ type: 'give', seat: 0, control: opponent() });
    await settle();
    // The opponent goes on with the turn; the person takes it back right after its first step.
    for (let step = 0; step < 20 && table.now().context.decisions.length === 0; step++) await settle();
    table.actor.send({ type: 'give', seat: 0, control: 'human' });
    await settle();
    await untilPerson(table);
    expect(table.now().context.decisions).toHaveLength(1);
    expect(canUndo(table.now())).toBe(false);
  });

  it('is not there after the turn that an opponent answered', async () => {
    const table = startTable(alone());
    await ratmenTurn(table);
    await untilPerson(table);
    expect(canUndo(table.now())).toBe(false);
  });
});

describe('an opponent that fails', () => {
  it('is reported, loses nothing, and may be asked again', async () => {
    const { asked, think } = slow();
    const table = startTable(alone(), think);
    await ratmenTurn(table);
    table.actor.send({ type: 'skip' });
    await settle();
    const { present } = table.now().context;
    asked[0]?.fail();
    await settle();
    expect(opponentAtWork(table.now())).toBe('stuck');
    expect(table.now().context.present).toBe(present);
    table.actor.send({ type: 'askAgain' });
    expect(opponentAtWork(table.now())).toBe('thinking');
    await settle();
    asked[1]?.answer();
    await settle();
    await settle();
    expect(table.now().context.log.at(-1)?.seat).toBe(1);
  });

  it('counts as failed when it decides on something that is not legal', async () => {
    const table = startTable(alone(), async () => ({ commands: [{ type: 'conquer', region: 0 }], weighed: [] }));
    await ratmenTurn(table);
    table.actor.send({ type: 'skip' });
    await settle();
    expect(opponentAtWork(table.now())).toBe('stuck');
    expect(table.now().context.refusal).toBeNull();
  });

  it('may be replaced by a person', async () => {
    const table = startTable(alone(), () => Promise.reject(new Error('broken')));
    await ratmenTurn(table);
    table.actor.send({ type: 'skip' });
    await settle();
    table.actor.send({ type: 'give', seat: 1, control: 'human' });
    await settle();
    expect(isCurtain(table.now())).toBe(true);
    table.actor.send({ type: 'takeSeat' });
    await settle();
    expect(table.now().context.legal).not.toEqual([]);
  });

  it('is waited for twenty seconds and no longer, and its late thought is not played', async () => {
    const { asked, think } = slow();
    const table = startTable(alone(), think);
    await ratmenTurn(table);
    vi.useFakeTimers();
    try {
      table.actor.send({ type: 'skip' });
      await vi.advanceTimersByTimeAsync(19_900);
      expect(opponentAtWork(table.now())).toBe('thinking');
      await vi.advanceTimersByTimeAsync(200);
      expect(opponentAtWork(table.now())).toBe('stuck');
    } finally {
      vi.useRealTimers();
    }
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer();
    await settle();
    expect(opponentAtWork(table.now())).toBe('stuck');
  });
});

describe('a seat handed over', () => {
  it('is written down with the game at once', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await table.play({ type: 'pickCombo', index: 0 });
    table.actor.send({ type: 'give', seat: 1, control: opponent('wanderer') });
    await settle();
    expect(table.written.at(-1)).toMatchObject({
      setup: { seats: [{ control: 'human' }, { control: { level: 'wanderer' } }] },
    });
    expect(table.written.at(-1)?.log).toHaveLength(1);
    expect(nowShowing(table.now())?.name).toBe('pickCombo');
  });

  it('drops the thought of the opponent that had it', async () => {
    const { asked, think } = slow();
    const table = startTable(alone(), think);
    await ratmenTurn(table);
    table.actor.send({ type: 'skip' });
    await settle();
    table.actor.send({ type: 'give', seat: 1, control: 'human' });
    asked[0]?.answer();
    await settle();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(table.now().context.log.at(-1)?.seat).toBe(0);
    expect(isCurtain(table.now())).toBe(true);
  });

  it('goes on at once where it was the one to decide, and comes back to its person', async () => {
    const { asked, think } = slow();
    const table = startTable(alone(), think);
    await settle();
    table.actor.send({ type: 'give', seat: 0, control: opponent() });
    await settle();
    expect(opponentAtWork(table.now())).toBe('thinking');
    expect(table.now().context.view?.coins).toEqual([null, null]);
    expect(asked[0]?.input.view.viewer).toBe(0);
    table.actor.send({ type: 'give', seat: 0, control: 'human' });
    await settle();
    expect(table.now().context).toMatchObject({ viewer: 0 });
    expect(table.now().context.legal).not.toEqual([]);
  });

  it('does not disturb a step that is being written', async () => {
    const table = startTable(alone());
    await settle();
    table.actor.send({ type: 'do', commands: [{ type: 'pickCombo', index: 0 }] });
    table.actor.send({ type: 'give', seat: 1, control: 'human' });
    await settle();
    await settle();
    expect(table.now().context.log).toHaveLength(1);
    expect(table.written.at(-1)?.log).toHaveLength(1);
    expect(table.written.at(-1)?.setup.seats[1]?.control).toBe('human');
  });
});

describe('opponents among themselves', () => {
  const all = withOpponents(tableSetup({ seed: 5 }), [0, 1], 'raider');

  it('play a whole game before the eyes of a spectator, the same one for the same seeds', async () => {
    const seen = new Set<unknown>();
    const games = await Promise.all(
      [1, 2].map(async () => {
        const table = startTable(all);
        table.actor.subscribe(({ context }) => {
          if (context.present?.phase !== 'gameOver') for (const coins of context.view?.coins ?? []) seen.add(coins);
        });
        table.actor.send({ type: 'hurry' });
        for (let step = 0; step < 4000 && table.now().context.present?.phase !== 'gameOver'; step++) {
          await settle();
          if (table.now().context.stages.length > 0) table.actor.send({ type: 'hurry' });
        }
        return table.now().context;
      }),
    );
    expect(games[0]?.present?.phase).toBe('gameOver');
    expect(seen).toEqual(new Set([null]));
    expect(games[0]?.view?.coins.every((coins) => coins !== null)).toBe(true);
    expect(games[0]?.log.map(({ command }) => command)).toEqual(games[1]?.log.map(({ command }) => command));
  });

  it('show nothing while they are hurried', async () => {
    const table = startTable(all);
    const shown = new Set<number>();
    await settle();
    table.actor.send({ type: 'hurry' });
    table.actor.subscribe(({ context }) => shown.add(context.stages.length));
    for (let step = 0; step < 40; step++) await settle();
    expect(shown).toEqual(new Set([0]));
    expect(table.now().context.log.length).toBeGreaterThan(5);
  });
});

describe('the pause before an opponent’s step', () => {
  it('is kept, and skipped on request', async () => {
    const actor = createActor(chartWith().provide({ delays: { opponentDelay: 60_000 } }));
    actor.start();
    actor.send(begin(withOpponents(tableSetup(), [0, 1])));
    await settle();
    await settle();
    expect(opponentAtWork(actor.getSnapshot())).toBe('thinking');
    expect(actor.getSnapshot().context.log).toEqual([]);
    actor.send({ type: 'skip' });
    await settle();
    expect(actor.getSnapshot().context.log).toHaveLength(1);
    actor.stop();
  });
});

it('a game goes on where it was left, with the opponent thinking', async () => {
  const { think, asked } = slow();
  const first = startTable(alone(), think);
  await ratmenTurn(first);
  const { game, log } = first.written.at(-1) ?? {};
  if (!game || !log) throw new Error('no game');
  const table = startTable(tableSetup(), async (input) => decide(input.view, input.opponent));
  table.actor.send({ type: 'leave' });
  table.actor.send(goOn({ setup: alone(), game, log }));
  await settle();
  expect(opponentAtWork(table.now())).toBe('thinking');
  expect(table.now().context.viewer).toBe(0);
  await untilPerson(table);
  expect(table.now().context.present).toMatchObject({ seat: 0, round: 2 });
  expect(asked).toEqual([]);
});
