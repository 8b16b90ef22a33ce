import { afterEach, describe, expect, it, vi } from 'vitest';
import { within } from '../../../src/session/saves/game-store.ts';
import { keeperOf, SaveError } from '../../../src/session/saves/index.ts';
import { type Keep, newTable, type Played, type TableSetup } from '../../../src/session/turn/index.ts';

/** A promise to be settled by hand. */
function promised() {
  let [keep, fail]: [() => void, (failure: unknown) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((resolve, reject) => {
    keep = resolve;
    fail = reject;
  });
  return { promise, keep, fail };
}

/** A table whose writes go to a storage that may be slow, and what came of each write. */
function tableOver(write: (played: Played) => Promise<void>) {
  const seats = ['Ada', 'Bo'].map((name, colour) => ({ name, colour, control: 'human' as const }));
  const setup: TableSetup = { game: { players: 2, seed: 3 }, seats, options: { curtain: false } };
  const keep: Keep = keeperOf(write);
  const made = newTable(setup, keep);
  if (!made.ok) throw new Error(made.refusal.code);
  const { table } = made;
  return { table, trouble: async () => (await table.look(0)).trouble };
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
const pick = (index: number) => ({ seat: 0, viewer: 0, commands: [{ type: 'pickCombo', index }] }) as const;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is told of saving', () => {
  it('is nothing while a step is being saved, and nothing once it is', async () => {
    const write = promised();
    const { trouble } = tableOver(() => write.promise);
    await settled();
    expect(await trouble()).toBeNull();
    write.keep();
    await settled();
    expect(await trouble()).toBeNull();
  });

  it('is that it failed only after a write was tried and failed', async () => {
    const { trouble } = tableOver(() => Promise.reject(new SaveError('unavailable')));
    await settled();
    expect(await trouble()).toBe('unavailable');
  });

  it('is that nobody knows while the storage owes an answer; and nothing as soon as it has saved after all', async () => {
    const late = promised();
    const { table, trouble } = tableOver(() => Promise.reject(new SaveError('slow', null, late.promise)));
    await settled();
    expect(await trouble()).toBe('slow');
    const told: number[] = [];
    table.subscribe((revision) => told.push(revision));
    late.keep();
    await settled();
    expect(await trouble()).toBeNull();
    expect(told).toHaveLength(2);
  });

  it('is that it failed if the answer that was owed says so', async () => {
    const late = promised();
    const { trouble } = tableOver(() => Promise.reject(new SaveError('slow', null, late.promise)));
    await settled();
    late.fail(new SaveError('full'));
    await settled();
    expect(await trouble()).toBe('full');
  });

  it('no step waits for a storage that owes an answer; the newest is written when it is there', async () => {
    const late = promised();
    const written: number[] = [];
    let isSlow = true;
    const { table, trouble } = tableOver(async ({ log }) => {
      if (isSlow) throw new SaveError('slow', null, late.promise);
      written.push(log.length);
    });
    await settled();
    const first = (await table.look(0)).view.seat;
    await table.send({ ...pick(0), seat: first, viewer: first });
    expect((await table.look(first)).log).toHaveLength(1);
    expect(written).toEqual([]);
    isSlow = false;
    late.keep();
    await settled();
    expect(written).toEqual([1]);
    expect(await trouble()).toBeNull();
  });
});

describe('the patience with a storage', () => {
  it('counts a busy page as one slice: an answer that came meanwhile is heard', async () => {
    const due: (() => void)[] = [];
    vi.stubGlobal('setTimeout', (call: () => void) => due.push(call));
    const answer = promised();
    const asked = within(1000, answer.promise).then(
      () => 'answered',
      ({ code }: SaveError) => code,
    );
    // After a minute in which the page did nothing, the timer that was set is long due, and comes before the answer.
    due.shift()?.();
    await settled();
    answer.keep();
    expect(await asked).toBe('answered');
  });

  it('ends, and then says what is still under way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = promised();
    const asked = within(1000, answer.promise).catch((failure: unknown) => failure);
    await vi.advanceTimersByTimeAsync(1000);
    const failure = await asked;
    expect(failure).toMatchObject({ code: 'slow' });
    answer.keep();
    expect(failure instanceof SaveError && (await failure.outcome)).toBeUndefined();
  });
});
