import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Thought } from '../../../src/opponents/types.ts';
import { nowShowing, opponentAtWork } from '../../../src/session/turn/index.ts';
import { begin, startTable, tableSetup, withOpponents } from '../../support/table-actor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setup = withOpponents(tableSetup(), [0, 1]);
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a paused table', () => {
  it('plays the step of an opponent only once it continues', async () => {
    const { actor, now } = startTable(setup);
    actor.send({ type: 'pause', isPaused: true });
    await wait(3_600_000);
    expect(opponentAtWork(now())).toBe('waiting');
    expect(now().context.log).toEqual([]);
    actor.send({ type: 'pause', isPaused: false });
    await wait(0);
    expect(now().context.log).toHaveLength(1);
  });

  it('lets no stage run out of time, and gives it all its time again when it continues', async () => {
    const { actor, now } = startTable(setup);
    await wait(10);
    const stage = nowShowing(now());
    expect(stage).not.toBe(null);
    await wait(14_000);
    actor.send({ type: 'pause', isPaused: true });
    await wait(15_000 * 4);
    expect(nowShowing(now())).toBe(stage);
    actor.send({ type: 'pause', isPaused: false });
    await wait(15_000 + 10);
    expect(nowShowing(now())).not.toBe(stage);
  });

  it('still moves on from a stage that was shown', async () => {
    const { actor, now } = startTable(setup);
    await wait(10);
    const stage = nowShowing(now());
    actor.send({ type: 'pause', isPaused: true });
    actor.send({ type: 'shown', stage: stage?.id ?? -1 });
    await wait(10);
    expect(nowShowing(now())).toBe(null);
    expect(now().context.log).toHaveLength(1);
  });

  it('stays paused when another game begins on it', async () => {
    const { actor, now } = startTable(setup);
    actor.send({ type: 'pause', isPaused: true });
    actor.send({ type: 'leave' });
    actor.send(begin(setup));
    await wait(3_600_000);
    expect(now().context.log).toEqual([]);
  });

  it('still reports an opponent that does not decide', async () => {
    const { actor, now } = startTable(setup, () => new Promise<Thought>(() => undefined));
    actor.send({ type: 'pause', isPaused: true });
    await wait(20_000);
    expect(opponentAtWork(now())).toBe('stuck');
  });
});
