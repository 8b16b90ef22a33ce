// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nameOf } from '../../../src/opponents/review/decisions.ts';
import type { Reviewable } from '../../../src/screens/review/review-context.ts';
import {
  begin,
  hold,
  interrupt,
  openReview,
  stopWeighing,
  useReviewNow,
  weighLuck,
} from '../../../src/screens/review/review-run.ts';
import { SaveError, type Saves } from '../../../src/session/saves/index.ts';
import { played } from '../../opponents/review/short-game.ts';
import { useSlowWorkers, workers } from '../../opponents/review/slow-worker.ts';

/** What lies beside each game. */
const beside = new Map<string, unknown>();
const saves = {
  beside: async (id: string) => beside.get(id),
  keepBeside: async (id: string, kept: unknown) => {
    beside.set(id, JSON.parse(JSON.stringify(kept)));
  },
} as Pick<Saves, 'beside' | 'keepBeside'> as Saves;
let games = 0;
const gameOf = (id: string): Reviewable => ({ id, played: () => played, saves });
const now = useReviewNow.getState;
const kept = (id: string) => beside.get(id) as { judged: readonly { at: number }[]; isHeld: boolean } | undefined;
/** As after a reload: the page knows nothing, the game is read anew. */
async function reload(id: string): Promise<void> {
  interrupt();
  await openReview(gameOf('another'));
  await openReview(gameOf(id));
}
const newId = () => `game ${games++}`;

beforeEach(useSlowWorkers);
afterEach(() => {
  interrupt();
  vi.unstubAllGlobals();
});

it('waits to be begun, judges decision by decision, keeps each with the game, and ends', async () => {
  const id = newId();
  await openReview(gameOf(id));
  expect(now()).toMatchObject({ status: 'ready', id });
  expect(now().decisions.length).toBeGreaterThan(1);
  expect(workers).toHaveLength(0);
  begin();
  await workers[0]?.does(1);
  expect(now()).toMatchObject({ status: 'working', kept: { judged: [expect.anything()] } });
  await vi.waitFor(() => expect(kept(id)?.judged).toHaveLength(1));
  await workers[0]?.does();
  expect(now().status).toBe('done');
  expect(now().kept.judged.map(nameOf)).toEqual(now().decisions.map(nameOf));
  expect(workers[0]?.isEnded).toBe(true);
  expect(now().kept.care.every((share) => share !== null && share > 0)).toBe(true);
  await vi.waitFor(() => expect(kept(id)).toEqual(JSON.parse(JSON.stringify(now().kept))));
});

it('interrupted by a reload it says so, goes on where it was, and comes to what it would have come to', async () => {
  const through = newId();
  await openReview(gameOf(through));
  begin();
  await workers[0]?.does();
  const whole = now().kept.judged;
  const id = newId();
  await openReview(gameOf(id));
  begin();
  await workers[1]?.does(1);
  await vi.waitFor(() => expect(kept(id)?.judged).toHaveLength(1));
  await reload(id);
  expect(now()).toMatchObject({ status: 'working', resumedAt: 1, kept: { judged: whole.slice(0, 1) } });
  expect(workers.at(-1)?.job?.decisions.map(nameOf)).toEqual(whole.slice(1).map(nameOf));
  await workers.at(-1)?.does();
  expect(now()).toMatchObject({ status: 'done', kept: { judged: whole } });
});

it('stopped by somebody it waits for somebody, also after a reload', async () => {
  const id = newId();
  await openReview(gameOf(id));
  begin();
  await workers[0]?.does(1);
  hold();
  expect(workers[0]?.isEnded).toBe(true);
  await vi.waitFor(() => expect(kept(id)?.isHeld).toBe(true));
  await reload(id);
  expect(now()).toMatchObject({ status: 'held', resumedAt: null });
  expect(workers).toHaveLength(1);
  begin();
  await workers[1]?.does();
  expect(now().status).toBe('done');
});

it('a judge that comes to trouble loses nothing and can be asked again', async () => {
  await openReview(gameOf(newId()));
  begin();
  await workers[0]?.does(1);
  await workers[0]?.says({ trouble: 'broken' });
  expect(now()).toMatchObject({ status: 'failed', kept: { judged: [expect.anything()] } });
  begin();
  await workers[1]?.does();
  expect(now().status).toBe('done');
});

it('damaged findings are left out and made again; those of another game count for nothing', async () => {
  const id = newId();
  await openReview(gameOf(id));
  begin();
  await workers[0]?.does();
  await vi.waitFor(() => expect(kept(id)?.judged.length).toBe(now().decisions.length));
  const all = now().kept.judged.length;
  beside.set(id, { ...(beside.get(id) as object), judged: [{ at: 'x' }, ...now().kept.judged.slice(1)] });
  await reload(id);
  expect(now()).toMatchObject({ status: 'working', resumedAt: all - 1 });
  beside.set(id, { ...(beside.get(id) as object), of: 'another game' });
  await reload(id);
  expect(now()).toMatchObject({ status: 'ready', kept: { judged: [] } });
});

it('without a place to keep them findings last as long as the page, and that is told', async () => {
  await openReview({ ...gameOf(newId()), saves: new SaveError('unavailable') });
  expect(now().isKept).toBe(true);
  begin();
  expect(now().isKept).toBe(false);
  await workers[0]?.does();
  expect(now().status).toBe('done');
});

it('luck is weighed on a thread of its own, and goes on where it was stopped', async () => {
  await openReview(gameOf(newId()));
  weighLuck();
  await workers[0]?.does(3);
  expect(now()).toMatchObject({ isWeighing: true, luck: [expect.anything(), expect.anything()] });
  const { played: times } = now().kept.again;
  expect(times).toBe(20);
  stopWeighing();
  expect(workers[0]?.isEnded).toBe(true);
  weighLuck();
  expect(workers[1]?.job?.againFrom).toBe(20);
  await workers[1]?.does();
  expect(now()).toMatchObject({ isWeighing: false, kept: { again: { played: 200 } } });
  const wins = now().kept.again.wins.reduce((sum, won) => sum + won, 0);
  expect(wins).toBeGreaterThanOrEqual(200);
});
