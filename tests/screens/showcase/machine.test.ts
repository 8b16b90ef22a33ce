import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  holdsTable,
  presenterOf,
  showcaseMachine,
  stateOf,
  takesSeats,
  visitOf,
} from '../../../src/screens/showcase/machine.ts';
import type { SeatSetup } from '../../../src/session/turn/index.ts';

const delays = { titleTime: 1000, resultTime: 2000, veilTime: 300, idleTime: 5000 };
const before: readonly SeatSetup[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function started(input = { number: 0, goesOn: false }) {
  const actor = createActor(showcaseMachine.provide({ delays }), { input });
  actor.start();
  const now = () => [stateOf(actor.getSnapshot()), actor.getSnapshot().context.number];
  return { actor, now, wait: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) };
}

describe('the showcase', () => {
  it('lays a game, announces it, plays it, shows its result, and goes on to the next', () => {
    const { actor, now, wait } = started();
    for (let number = 0; number < 3; number++) {
      expect(now()).toEqual(['laying', number]);
      actor.send({ type: 'laid' });
      expect(now()).toEqual(['title', number]);
      wait(1000);
      expect(now()).toEqual(['playing', number]);
      actor.send({ type: 'over' });
      expect(now()).toEqual(['result', number]);
      wait(2000);
      expect(now()).toEqual(['veiled', number]);
      wait(300);
    }
  });

  it('goes on from a result to the next game at once for who has seen enough of it', () => {
    const { actor, now, wait } = started();
    actor.send({ type: 'laid' });
    wait(1000);
    actor.send({ type: 'skip' });
    expect(now()).toEqual(['playing', 0]);
    expect(takesSeats(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'over' });
    expect(takesSeats(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'skip' });
    expect(now()).toEqual(['veiled', 0]);
  });

  it('tells the story of a game chapter by chapter after its result, each in its time, and the next game has none yet', () => {
    const told = {
      ...delays,
      resultTime: ({ context }: { context: { chapter: number; chapters: readonly number[] } }) =>
        context.chapters[context.chapter - 1] ?? 2000,
    };
    const actor = createActor(showcaseMachine.provide({ delays: told }), {
      input: { number: 0, goesOn: false },
    }).start();
    const chapter = () => actor.getSnapshot().context.chapter;
    actor.send({ type: 'laid' });
    vi.advanceTimersByTime(1000);
    actor.send({ type: 'over' });
    actor.send({ type: 'told', chapters: [500, 700] });
    vi.advanceTimersByTime(1999);
    expect(chapter()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(chapter()).toBe(1);
    vi.advanceTimersByTime(500);
    expect(chapter()).toBe(2);
    vi.advanceTimersByTime(699);
    expect(stateOf(actor.getSnapshot())).toBe('result');
    vi.advanceTimersByTime(1);
    expect(stateOf(actor.getSnapshot())).toBe('veiled');
    vi.advanceTimersByTime(300);
    expect(actor.getSnapshot().context).toMatchObject({ number: 1, chapter: 0, chapters: [] });
  });

  it('goes straight back to a game that a reload cut off, and announces the one after it', () => {
    const { actor, now, wait } = started({ number: 4, goesOn: true });
    actor.send({ type: 'laid' });
    expect(now()).toEqual(['playing', 4]);
    actor.send({ type: 'over' });
    wait(2300);
    actor.send({ type: 'laid' });
    expect(now()).toEqual(['title', 5]);
  });

  it.each(['laying', 'title', 'playing', 'result'] as const)(
    'begins the next game some seconds after one that failed in %s',
    (where) => {
      const { actor, now, wait } = started();
      if (where !== 'laying') actor.send({ type: 'laid' });
      if (where === 'playing' || where === 'result') wait(1000);
      if (where === 'result') actor.send({ type: 'over' });
      actor.send({ type: 'failed' });
      actor.send({ type: 'failed' });
      expect(now()).toEqual(['failed', 0]);
      wait(5900);
      expect(now()).toEqual(['failed', 0]);
      wait(200);
      expect(now()).toEqual(['laying', 1]);
      expect(actor.getSnapshot().context.failures).toBe(1);
    },
  );

  it('waits neither for a table that is never laid nor for a game that never ends', () => {
    const { actor, now, wait } = started();
    wait(30_000);
    expect(now()).toEqual(['failed', 0]);
    wait(6000);
    actor.send({ type: 'laid' });
    wait(1000);
    wait(4 * 3_600_000 - 1);
    expect(now()).toEqual(['playing', 1]);
    wait(1 + 300);
    expect(now()).toEqual(['laying', 2]);
  });

  it('lets a passer-by sit down, and goes on by itself once nobody has had a hand on anything for long', () => {
    const { actor, now, wait } = started();
    const visit = () => visitOf(actor.getSnapshot());
    actor.send({ type: 'visit', before });
    expect(visit()).toBe(null);
    actor.send({ type: 'laid' });
    actor.send({ type: 'visit', before });
    expect([now(), visit()]).toEqual([['playing', 0], 'awake']);
    wait(4900);
    actor.send({ type: 'touched' });
    wait(4900);
    expect(visit()).toBe('awake');
    wait(100);
    expect(visit()).toBe('counting');
    wait(9900);
    actor.send({ type: 'touched' });
    expect(visit()).toBe('awake');
    wait(15_000);
    expect([now(), visit()]).toEqual([['playing', 0], null]);
    expect(actor.getSnapshot().context.before).toBe(null);
  });

  it('is given back, and forgets who sat where', () => {
    const { actor } = started();
    actor.send({ type: 'laid' });
    actor.send({ type: 'visit', before });
    expect(actor.getSnapshot().context.before).toBe(before);
    actor.send({ type: 'giveBack' });
    expect(visitOf(actor.getSnapshot())).toBe(null);
    expect(actor.getSnapshot().context.before).toBe(null);
  });

  it.each(['giveBack', 'nobody there'])(
    'leaves the end of the game to a visitor, and goes on to the next game after that: %s',
    (how) => {
      const { actor, now, wait } = started();
      actor.send({ type: 'laid' });
      actor.send({ type: 'visit', before });
      actor.send({ type: 'over' });
      wait(4900);
      expect([now(), visitOf(actor.getSnapshot())]).toEqual([['playing', 0], 'awake']);
      if (how === 'giveBack') actor.send({ type: 'giveBack' });
      else wait(100 + 10_000);
      expect([now(), visitOf(actor.getSnapshot())]).toEqual([['veiled', 0], null]);
      wait(300);
      expect(now()).toEqual(['laying', 1]);
      actor.send({ type: 'laid' });
      wait(1000);
      expect(now()).toEqual(['playing', 1]);
    },
  );

  it('holds the table while a game is announced, and while a presenter holds it; else it goes on', () => {
    const { actor, wait } = started();
    const held = () => holdsTable(actor.getSnapshot());
    expect(held()).toBe(true);
    actor.send({ type: 'laid' });
    expect(held()).toBe(true);
    wait(1000);
    expect(held()).toBe(false);
    actor.send({ type: 'present' });
    expect(held()).toBe(true);
    actor.send({ type: 'toggle' });
    expect(held()).toBe(false);
    actor.send({ type: 'toggle' });
    actor.send({ type: 'seek', seek: { goal: 'step', from: null } });
    expect(held()).toBe(false);
    actor.send({ type: 'found' });
    expect(held()).toBe(true);
    actor.send({ type: 'conclude' });
    expect(held()).toBe(false);
    actor.send({ type: 'visit', before });
    expect(held()).toBe(false);
  });

  it('holds the result for a presenter who goes to it step by step, who may go back into the game from it', () => {
    const { actor, now, wait } = started();
    const mode = () => presenterOf(actor.getSnapshot());
    actor.send({ type: 'laid' });
    actor.send({ type: 'present' });
    actor.send({ type: 'seek', seek: { goal: 'step', from: null } });
    actor.send({ type: 'over' });
    wait(60_000);
    expect([now(), mode()]).toEqual([['result', 0], 'paused']);
    actor.send({ type: 'rewound' });
    expect([now(), mode()]).toEqual([['playing', 0], 'paused']);
    actor.send({ type: 'seek', seek: { goal: 'step', from: null } });
    actor.send({ type: 'over' });
    actor.send({ type: 'toggle' });
    expect([now(), mode()]).toEqual([['veiled', 0], null]);
  });

  it('shows the result as ever where a presenter lets the game flow, and holds it if asked to', () => {
    const { actor, now, wait } = started();
    actor.send({ type: 'laid' });
    actor.send({ type: 'present' });
    actor.send({ type: 'toggle' });
    actor.send({ type: 'over' });
    expect([now(), presenterOf(actor.getSnapshot())]).toEqual([['result', 0], null]);
    wait(1900);
    actor.send({ type: 'present' });
    wait(60_000);
    expect([now(), presenterOf(actor.getSnapshot())]).toEqual([['result', 0], 'paused']);
    actor.send({ type: 'conclude' });
    expect(now()).toEqual(['veiled', 0]);
  });

  it('holds for a presenter, goes on and back as asked, and forgets it all in the end', () => {
    const { actor, wait } = started();
    const mode = () => presenterOf(actor.getSnapshot());
    const seek = { goal: 'die', from: null } as const;
    actor.send({ type: 'laid' });
    actor.send({ type: 'present' });
    expect(mode()).toBe('paused');
    actor.send({ type: 'toggle' });
    expect(mode()).toBe('flowing');
    actor.send({ type: 'seek', seek });
    expect([mode(), actor.getSnapshot().context.seek]).toEqual(['seeking', seek]);
    actor.send({ type: 'found' });
    expect([mode(), actor.getSnapshot().context.seek]).toEqual(['paused', null]);
    actor.send({ type: 'slow' });
    actor.send({ type: 'tour' });
    actor.send({ type: 'toggle' });
    actor.send({ type: 'rewound' });
    expect(mode()).toBe('paused');
    wait(60_000);
    actor.send({ type: 'visit', before });
    expect(mode()).toBe('paused');
    expect(actor.getSnapshot().context).toMatchObject({ slow: true, tour: true });
    actor.send({ type: 'conclude' });
    expect([mode(), stateOf(actor.getSnapshot())]).toEqual([null, 'playing']);
    expect(actor.getSnapshot().context).toMatchObject({ slow: false, tour: false, seek: null });
  });
});
