import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, askOnce, dismiss } from '../../src/opponents/opponent-thread.ts';
import { newGame, view } from '../../src/rules/index.ts';
import { running, thought, threads, useFakeWorkers } from '../support/fake-worker.ts';
import { opponent } from '../support/table-actor.ts';

const start = newGame({ players: 2, seed: 1 });
if (!start.ok) throw new Error('no game');
const seen = view(start.state, 0);

beforeEach(useFakeWorkers);
afterEach(() => {
  dismiss();
  vi.unstubAllGlobals();
});

describe('the opponents’ thread', () => {
  it('is kept from one thought to the next, and ended when no game needs it', async () => {
    const first = ask(seen, opponent());
    threads[0]?.answer();
    expect(await first).toBe(thought);
    const second = ask(seen, opponent());
    threads[0]?.answer(1);
    expect(await second).toBe(thought);
    expect(threads).toHaveLength(1);
    dismiss();
    expect(running()).toEqual([]);
  });

  it('is ended by a question that is taken back, and asked anew what others wait for', async () => {
    const given = new AbortController();
    const taken = ask(seen, opponent(), given.signal);
    const wanted = ask(seen, opponent());
    given.abort();
    await expect(taken).rejects.toThrow('taken back');
    expect(threads).toHaveLength(2);
    expect(threads[0]?.isEnded).toBe(true);
    threads[1]?.answer();
    expect(await wanted).toBe(thought);
  });

  it('is not ended by a question that is answered already, nor started by one taken back before', async () => {
    const given = new AbortController();
    const answered = ask(seen, opponent(), given.signal);
    threads[0]?.answer();
    await answered;
    given.abort();
    expect(running()).toHaveLength(1);
    dismiss();
    await expect(ask(seen, opponent(), AbortSignal.abort())).rejects.toThrow('taken back');
    expect(running()).toEqual([]);
  });

  it('that breaks fails all that wait for it; the next question starts another', async () => {
    const failed = ask(seen, opponent());
    threads[0]?.breaks();
    await expect(failed).rejects.toThrow('broken');
    const next = ask(seen, opponent());
    threads[1]?.answer(0, { trouble: 'no move' });
    await expect(next).rejects.toThrow('no move');
  });
});

describe('a single question', () => {
  it('has a thread of its own, which ends with the answer', async () => {
    const answer = askOnce(seen, opponent());
    expect(running()).toHaveLength(1);
    threads[0]?.answer();
    expect(await answer).toBe(thought);
    expect(running()).toEqual([]);
  });

  it('ends its thread when it is taken back or fails', async () => {
    const given = new AbortController();
    const taken = askOnce(seen, opponent(), given.signal);
    given.abort();
    await expect(taken).rejects.toThrow('taken back');
    const failed = askOnce(seen, opponent());
    threads[1]?.answer(0, { trouble: 'no move' });
    await expect(failed).rejects.toThrow('no move');
    expect(threads).toHaveLength(2);
    expect(running()).toEqual([]);
  });

  it('never stands before an opponent’s thought', async () => {
    const judged = askOnce(seen, opponent());
    judged.catch(() => undefined);
    const decided = ask(seen, opponent());
    expect(threads.map(({ questions }) => questions.length)).toEqual([1, 1]);
    threads[1]?.answer();
    expect(await decided).toBe(thought);
    threads[0]?.answer();
  });
});
