import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { view } from '../../../src/rules/index.ts';
import { isPlaying, replayMachine } from '../../../src/screens/replay/machine.ts';
import { type Knowledge, knowledgeOf, replayTable, seenBy } from '../../../src/screens/replay/port.ts';
import { courseOfGame } from '../../../src/session/saves/course.ts';
import { activityOf, localTable, seenSetup, type TableSetup, tableMachine } from '../../../src/session/turn/index.ts';
import { raidersGame } from '../../support/courses.ts';
import { opponent, settle } from '../../support/table-actor.ts';

const { setup: game, course } = raidersGame(3, 4);
const end = course.log.length;
const setup: TableSetup = {
  game,
  seats: [0, 1, 2].map((colour) => ({ name: `P${colour}`, colour, control: 'human' as const })),
  options: { curtain: true },
};

afterEach(() => vi.useRealTimers());

/** A chart on the table of a replay, and the replay that leads it, as the page has them. */
async function replayed(knowledge: Knowledge = 'open', played = 0) {
  const table = replayTable(course, seenSetup(setup), played, knowledge);
  const chart = createActor(tableMachine).start();
  chart.send({ type: 'open', table, isTakenUp: true });
  const logic = replayMachine.provide({ actions: { cut: () => chart.send({ type: 'hurry' }) } });
  const actor = createActor(logic, { input: { course, table, marks: [7, 33], played, knowledge } }).start();
  chart.subscribe((snapshot) => {
    const activity = activityOf(snapshot);
    const isDone = snapshot.context.log.length === actor.getSnapshot().context.played;
    if (isDone && (activity === 'elsewhere' || activity === 'over')) actor.send({ type: 'idle' });
  });
  await settle();
  const now = () => chart.getSnapshot().context;
  return { chart, actor, now };
}

describe('the replay of a game', () => {
  it('shows everywhere what an onlooker of the game itself would see there, with nothing left to be shown', async () => {
    const { actor, now } = await replayed('onlooker');
    for (const to of [1, 40, 39, end, 0, 77, end - 1, 12]) {
      actor.send({ type: 'go', to });
      await settle();
      const state = course.at(to);
      const there = localTable({ setup, game: state, log: course.log.slice(0, to) });
      const { view: seen, log } = await there.look(null);
      expect(now().view).toEqual(seen);
      expect(now().present).toEqual(seen);
      expect(now().log).toEqual(log);
      expect(now().stages).toEqual([]);
    }
  });

  it('that is to show a deed shows the table as it was, then the deed, and is held after it; whoever asks for anything else gets it at once', async () => {
    vi.useFakeTimers();
    const table = replayTable(course, seenSetup(setup), 5, 'open');
    const input = { course, table, marks: [], played: 5, knowledge: 'open' as const, sees: true };
    const begin = () => createActor(replayMachine, { input }).start();
    const seen = begin();
    expect([seen.getSnapshot().context.played, isPlaying(seen.getSnapshot())]).toEqual([5, false]);
    vi.advanceTimersByTime(5000);
    expect([seen.getSnapshot().context.played, isPlaying(seen.getSnapshot())]).toEqual([6, false]);
    seen.send({ type: 'see', at: 20 });
    expect(seen.getSnapshot().context.played).toBe(20);
    vi.advanceTimersByTime(5000);
    expect(seen.getSnapshot().context.played).toBe(21);
    const left = begin();
    left.send({ type: 'step', unit: 'command', way: -1 });
    vi.advanceTimersByTime(5000);
    expect(left.getSnapshot().context.played).toBe(4);
  });

  it('shows a single command ahead as it is played, and nobody decides anything', async () => {
    const { actor, chart, now } = await replayed();
    const at = course.log.findIndex(({ command }) => command.type === 'conquer');
    actor.send({ type: 'go', to: at });
    await settle();
    actor.send({ type: 'step', unit: 'command', way: 1 });
    await settle();
    expect(now().stages.flatMap(({ events }) => events.map(({ type }) => type))).toContain('conquered');
    chart.send({ type: 'skip' });
    await settle();
    expect(now().present).toEqual(seenBy(course.at(at + 1), 'open'));
    expect(activityOf(chart.getSnapshot())).toBe('elsewhere');
    chart.send({ type: 'do', commands: [course.log[at + 1]?.command ?? { type: 'pass' }] });
    await settle();
    expect(now().log).toHaveLength(at + 1);
  });

  it('a step ahead, pressed before the last one has been shown, loses neither', async () => {
    const { actor, now } = await replayed();
    for (let step = 0; step < 9; step++) {
      actor.send({ type: 'step', unit: 'command', way: 1 });
      await settle();
    }
    expect(now().log).toHaveLength(9);
    expect(now().present).toEqual(seenBy(course.at(9), 'open'));
  });

  it('plays to its end, one command after the other, and from its beginning when it is played again', async () => {
    vi.useFakeTimers();
    const waiting = replayed('open', end - 6);
    await vi.advanceTimersByTimeAsync(1);
    const { actor, chart, now } = await waiting;
    actor.send({ type: 'toggle' });
    let last = now().log.length;
    for (let time = 0; time < 60 && isPlaying(actor.getSnapshot()); time++) {
      await vi.advanceTimersByTimeAsync(300);
      chart.send({ type: 'skip' });
      expect(now().log.length - last).toBeLessThanOrEqual(1);
      last = now().log.length;
    }
    expect(now().log).toHaveLength(end);
    expect(isPlaying(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'toggle' });
    await vi.advanceTimersByTimeAsync(1);
    expect(now().log).toHaveLength(0);
    expect(isPlaying(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'toggle' });
    expect(isPlaying(actor.getSnapshot())).toBe(false);
  });

  it('changes whose knowledge it is seen from where it stands', async () => {
    const { actor, now } = await replayed('open', 50);
    expect(now().view?.coins).toEqual(course.at(50).coins);
    actor.send({ type: 'know', knowledge: 1 });
    await settle();
    expect(now().view).toEqual(view(course.at(50), 1));
    expect(now().view?.coins.filter((coins) => coins !== null)).toHaveLength(1);
  });
});

describe('what may be known of a game', () => {
  const of = (...kinds: readonly ('person' | 'opponent')[]) => ({
    seats: kinds.map((kind, colour) => ({
      name: '',
      colour,
      control: kind === 'person' ? ('human' as const) : opponent(),
    })),
  });

  it('is everything once it is over', () => {
    expect(knowledgeOf(of('person', 'person'), true)).toEqual(['open', 0, 1]);
  });

  it('is, while it runs, what the only person’s seat may know, or what anybody may', () => {
    expect(knowledgeOf(of('opponent', 'person', 'opponent'), false)).toEqual([1]);
    expect(knowledgeOf(of('person', 'person', 'opponent'), false)).toEqual(['onlooker']);
    expect(knowledgeOf(of('opponent', 'opponent'), false)).toEqual(['open', 0, 1]);
  });
});

it('a saved game is played again from its own beginning, set up or laid out', async () => {
  const whole = await courseOfGame(
    setup,
    course.log.map(({ command }) => command),
  );
  expect(whole.at(end)).toEqual(course.at(end));
  const laid = {
    ...setup,
    game: { ...game, players: 2 },
    position: 'board 2; turn 0 conquer; seat 0 orcs+hill 3 hand:4',
  };
  const short = await courseOfGame(laid, [{ type: 'endConquests' }]);
  expect(short.start.round).toBe(5);
  expect(short.log).toHaveLength(1);
  await expect(courseOfGame(setup, [{ type: 'decline' }])).rejects.toMatchObject({ code: 'otherRules' });
});
