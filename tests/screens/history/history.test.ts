// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { rungCount } from '../../../src/opponents/types.ts';
import { standings } from '../../../src/rules/index.ts';
import { gatherHistory, noteGame, type Result, resultOf } from '../../../src/screens/history/gather.ts';
import { takeOver } from '../../../src/screens/history/history-import.ts';
import { ladder } from '../../../src/screens/history/ladder.ts';
import {
  forgetHistory,
  historyText,
  keepHistory,
  mergeHistory,
  readHistory,
} from '../../../src/screens/history/played-games.ts';
import { tallyOf } from '../../../src/screens/history/tally.ts';
import { gameKey, JUDGE, type KeptReview } from '../../../src/screens/review/review-record.ts';
import { makeRecord, type SavedGame } from '../../../src/session/saves/index.ts';
import type { Control } from '../../../src/session/turn/index.ts';
import { raidersGame } from '../../support/courses.ts';
import { opponent } from '../../support/table-actor.ts';

const { setup: game, course } = raidersGame(3, 5);
const end = course.at(course.log.length);

/** That game as it was saved, by who sat in the seats. */
function saved(controls: readonly Control[], id = 'one', savedAt = 1000, length = course.log.length): SavedGame {
  const seats = controls.map((control, colour) => ({ name: '', colour, control }));
  const commands = course.log.slice(0, length).map(({ command }) => command);
  return makeRecord({
    id,
    savedAt,
    setup: { game, seats, options: { curtain: false } },
    commands,
    game: course.at(length),
  });
}

const storeOf = (...records: readonly SavedGame[]) => ({
  list: async () => records.map((record) => ({ id: record.id, record })),
});

beforeEach(() => localStorage.clear());

describe('the result of a game', () => {
  it('is the only person’s place, coins and combos, and the strongest opponent', () => {
    const result = resultOf(saved([opponent('raider'), 'human', opponent('strategist')]), course);
    const own = standings(end).find(({ seat }) => seat === 1);
    expect(result).toMatchObject({ players: 3, level: 'strategist', place: own?.place, coins: own?.coins });
    const brought = result?.combos.reduce((sum, { coins }) => sum + coins, 0) ?? 0;
    // What the combos brought, the coins at first, and what changed hands at the column.
    expect(brought).toBeGreaterThan((own?.coins ?? 0) / 2);
  });

  it('of several people at one screen is nobody’s; there is none of a game that is not over, or that nobody played', () => {
    expect(resultOf(saved(['human', 'human', opponent()]), course)).toMatchObject({ place: null, combos: [] });
    expect(resultOf(saved([opponent(), opponent(), opponent()]), course)).toBeNull();
    const early = { ...course, log: course.log.slice(0, 40), at: () => course.at(40) };
    expect(resultOf(saved(['human', opponent(), opponent()], 'one', 1, 40), early)).toBeNull();
  });
});

/** What lies beside a reviewed game. */
const reviewOf = (record: SavedGame, care: readonly (number | null)[]): KeptReview => ({
  of: gameKey(record),
  judge: JUDGE,
  seats: [0],
  judged: [],
  isBegun: true,
  isHeld: false,
  again: { played: 0, wins: [] },
  care,
});

describe('the figure of care', () => {
  const record = saved(['human', opponent(), opponent()], 'reviewed');
  const beside = (review: unknown) => ({ list: async () => [{ id: record.id, record, beside: review }] });

  it('comes into the history with the review, also of a game that is in it already, and stays', async () => {
    expect((await gatherHistory(beside(undefined))).results[0]?.care).toBeUndefined();
    expect((await gatherHistory(beside(reviewOf(record, [0.8, null, null])))).results[0]?.care).toBe(0.8);
    expect((await gatherHistory(storeOf())).results[0]?.care).toBe(0.8);
    expect(tallyOf(readHistory().results).cares).toEqual([0.8]);
  });

  it('is none of a review that has not ended, is damaged, or of a game that was played otherwise', async () => {
    const { of, ...rest } = reviewOf(record, [0.8]);
    for (const review of [reviewOf(record, [null]), { ...rest, of: `${of}x` }, { care: [0.5] }, 'x'])
      expect((await gatherHistory(beside(review))).results[0]?.care).toBeUndefined();
  });
});

describe('a history from a file', () => {
  const alone = (id: string) => saved(['human', opponent(), opponent()], id);
  const fileOf = (...parts: readonly unknown[]) => JSON.stringify({ results: parts, since: 0 });

  it('comes back after it was deleted, and nothing is doubled', async () => {
    const { results } = await gatherHistory(storeOf(alone('a'), alone('b')));
    forgetHistory(2000);
    expect(mergeHistory(fileOf(...results))).toMatchObject({ added: 2, known: 0, broken: 0, isKept: true });
    expect(mergeHistory(fileOf(...results, results[0]))).toMatchObject({ added: 0, known: 3, broken: 0, isKept: true });
    expect(readHistory()).toEqual({ results, since: 2000 });
  });

  it('joins what is here, and says which entries make no sense', async () => {
    const { results } = await gatherHistory(storeOf(alone('a')));
    const [own] = results;
    const told = takeOver(fileOf({ ...own, id: 'c', at: 5 }, { ...own, id: 'd', players: 99 }, 'x', own));
    expect(told).toBe('1 game joins the history; 1 was in it already. 2 entries could not be read and were left out.');
    expect(readHistory().results.map(({ id }) => id)).toEqual(['c', 'a']);
  });

  it('brings the ladder along: each rung as often as it was beaten in either browser, however often the file comes', async () => {
    const climbed = (...times: readonly number[]) => [...times, ...new Array<number>(rungCount - times.length).fill(0)];
    ladder.keep({ beaten: climbed(2, 1), deals: [7, 8, 9] });
    const text = historyText(await gatherHistory(storeOf(alone('a'))));
    localStorage.clear();
    ladder.keep({ beaten: climbed(1, 2), deals: [9, 10] });
    expect(takeOver(text)).toBe('1 game joins the history. The rungs you had beaten count here too.');
    expect(mergeHistory(text)).toMatchObject({ ladder: null });
    expect(ladder.read()).toEqual({ beaten: climbed(2, 2), deals: [7, 8, 9, 10] });
  });

  it('with a ladder that makes no sense is taken over without it, and that is told; one from before has none', () => {
    ladder.keep({ beaten: new Array<number>(rungCount).fill(2), deals: [] });
    const [before] = [ladder.find()];
    for (const ladder of [
      7,
      { beaten: [1], deals: [] },
      { beaten: new Array<number>(rungCount).fill(-1), deals: [] },
      null,
    ])
      expect(mergeHistory(JSON.stringify({ results: [], since: 0, ladder }))).toMatchObject({ ladder: 'unread' });
    expect(takeOver(JSON.stringify({ results: [], since: 0, ladder: 'x' }))).toMatch(/ladder cannot be read/);
    expect(mergeHistory(fileOf())).toMatchObject({ ladder: null, isKept: true });
    expect(ladder.find()).toEqual(before);
  });

  it('is told apart from any other text', () => {
    for (const text of ['', '7', '{"results":7,"since":0}', '{"format":"small-world"}'])
      expect(mergeHistory(text)).toBeNull();
  });
});

describe('a history', () => {
  const alone = (id: string, savedAt?: number) => saved(['human', opponent(), opponent()], id, savedAt);

  it('is gathered from the games that are over, each once, and stays when they are deleted', async () => {
    const running = saved(['human', opponent(), opponent()], 'running', 1, 40);
    expect((await gatherHistory(storeOf(alone('a'), running))).results.map(({ id }) => id)).toEqual(['a']);
    expect((await gatherHistory(storeOf(alone('a'), alone('b')))).results.map(({ id }) => id)).toEqual(['a', 'b']);
    expect((await gatherHistory(storeOf())).results).toHaveLength(2);
  });

  it('has a game that was noted before it was deleted', async () => {
    await noteGame(alone('c'));
    expect(readHistory().results.map(({ id }) => id)).toEqual(['c']);
  });

  it('is gone once it is deleted: games from before do not come back, later ones count', async () => {
    await gatherHistory(storeOf(alone('a', 1000)));
    forgetHistory(2000);
    const after = await gatherHistory(storeOf(alone('a', 1000), alone('b', 3000)));
    expect(after.results.map(({ id }) => id)).toEqual(['b']);
  });

  it('is read field by field: what makes no sense is left out, and a damaged one is an empty one', async () => {
    const { results } = await gatherHistory(storeOf(alone('a')));
    keepHistory({ results: [...results, { ...results[0], players: 99 } as Result], since: 0 });
    expect(readHistory().results).toEqual(results);
    localStorage.setItem('small-world-table.history', '{"results":7');
    expect(readHistory()).toEqual({ results: [], since: 0 });
  });
});

it('a tally has wins by players and level, and combos by how often they were picked and what they brought', () => {
  const one: Result = { id: '1', at: 1, players: 2, level: 'raider', place: 1, coins: 90, combos: [] };
  const combo = (power: string, coins: number, turns: number) => ({ race: 'x', power, coins, turns });
  const tally = tallyOf([
    { ...one, combos: [combo('a', 30, 5), combo('b', 27, 3)] },
    { ...one, id: '2', place: 2, coins: 70, combos: [combo('a', 20, 5)] },
    { ...one, id: '3', players: 4, level: null, coins: 81, combos: [combo('c', 9, 1)] },
    { ...one, id: '4', place: null, coins: null },
  ]);
  expect(tally).toMatchObject({ games: 3, wins: 2, shared: 1, most: 90 });
  expect(tally.rows).toEqual([
    { players: 2, level: 'raider', games: 2, wins: 1 },
    { players: 4, level: null, games: 1, wins: 1 },
  ]);
  expect(tally.favourites.map(({ power, games }) => [power, games])).toEqual([['a', 2]]);
  // A single turn says little of a combo.
  expect(tally.best.map(({ power, rate }) => [power, rate])).toEqual([
    ['b', 9],
    ['a', 5],
  ]);
});
