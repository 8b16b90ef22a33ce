// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { useMet } from '../../src/hud/first-use.ts';
import { boardData, type OwnBoardId } from '../../src/rules/index.ts';
import { addBoard, reread as rereadBoards } from '../../src/screens/boards/editor/bench.ts';
import { keepSeats } from '../../src/screens/boards/fair/seat-shares.ts';
import { atTheBottom, ladder } from '../../src/screens/history/ladder.ts';
import { forgetHistory } from '../../src/screens/history/played-games.ts';
import { steer, useLesson } from '../../src/screens/learn/first-game/lesson-state.ts';
import { noteTold, useMemory } from '../../src/screens/learn/memory.ts';
import { forgetTable, tableToGoOnWith } from '../../src/screens/living-room/open-table.ts';
import { keepSolved } from '../../src/screens/puzzles/progress.ts';
import { freshDraft } from '../../src/screens/set-up/draft.ts';
import { keepDraft } from '../../src/screens/set-up/last-draft.ts';
import { keepBox, rereadBoxes } from '../../src/screens/workshop/boxes/box-shelf.ts';
import { examples } from '../../src/screens/workshop/ExampleCards.tsx';
import { keepReports } from '../../src/screens/workshop/fair/report-run.ts';
import { addCreations, reread as rereadShop } from '../../src/screens/workshop/shelf.ts';
import { makeBoard } from '../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../src/table/outlines/making/wishes.ts';
import { useSettings } from '../../src/ui/look/settings.ts';
import { useAnswer } from '../../src/ui/storage/answer.ts';

const board = boardData(makeBoard(printedWishes(2, 3)) as OwnBoardId);
const source = join(import.meta.dirname, '../../src');

/** What has been a text of the page's own, or a mark of a tab: nothing in it can make no sense. */
const texts = ['name', 'renewed'];

/** For each name: what writes something of the page's own there. */
const uses: Readonly<Record<string, () => unknown>> = {
  settings: () => useSettings.setState({ speed: 4 }),
  answer: () => useAnswer.setState({ answer: 'knows' }),
  met: () => useMet.setState({ met: ['log'] }),
  coach: () => noteTold('conquer'),
  lesson: () => steer(7, { left: true }),
  last: () => keepDraft(freshDraft(true)),
  workshop: () => addCreations(examples().slice(0, 1)),
  boxes: () => keepBox({ board: 3 }, 'Three'),
  boards: () => addBoard('Isle', board),
  seats: () => keepSeats({ 'b3c63c7ced5a2325.3': { games: 12, wins: [5, 4, 3] } }),
  reports: () => keepReports({}),
  puzzles: () => keepSolved('ab1', 'alone'),
  ladder: () => ladder.keep({ ...atTheBottom, deals: [5] }),
  history: () => forgetHistory(5),
  'big-screen': forgetTable,
};

const keyOf = (name: string) => `small-world-table.${name}`;

// Other files share the stores.
afterEach(() => {
  useSettings.setState(useSettings.getInitialState(), true);
  useMemory.setState(useMemory.getInitialState(), true);
  useAnswer.setState({ answer: null, greets: false }, true);
  useMet.setState({ met: [] }, true);
  useLesson.setState(useLesson.getInitialState(), true);
  localStorage.clear();
  for (const reread of [rereadShop, rereadBoxes, rereadBoards]) reread();
});

describe('what this browser keeps and the page cannot read', () => {
  it('is asked for all of it here', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const named = files.flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(/'small-world-table\.([a-z-]+)'/g),
    ]);
    // The showcase's game is of its tab; drawings have a database of their own.
    const names = new Set(named.map(([, name = '']) => name));
    expect([...names].sort()).toEqual([...Object.keys(uses), ...texts, 'showcase'].sort());
  });

  it.each(['{"broken', '[[{"odd":true}]]', '"x"'])('is never overwritten before it has been put aside: %s', (text) => {
    for (const name of Object.keys(uses)) localStorage.setItem(keyOf(name), text);
    for (const use of Object.values(uses)) use();
    const kept = (name: string) => [localStorage.getItem(keyOf(name)), localStorage.getItem(`${keyOf(name)}.unread`)];
    for (const name of Object.keys(uses)) {
      expect(kept(name)[0], name).not.toBe(text);
      expect(kept(name)[1], name).toContain(JSON.stringify(text));
    }
  });

  it.each([
    ['workshop', '[{"kind":"race","id":"a"},{"kind":"dwarf","id":"b"}]'],
    ['boxes', '[{"id":"x","title":"Three","board":3},{"id":"y","title":"Bad board","board":7}]'],
    ['history', '{"results":[{"id":"a","at":"noon"}],"since":0}'],
    ['puzzles', '{"ab1":"alone","ab2":"maybe"}'],
    ['ladder', '{"beaten":[2,0,0,0,0,0,0,0,0,0],"deals":[1,"two"]}'],
    ['seats', '{"method":1,"boards":{"b3c63c7ced5a2325.3":{"games":12,"wins":[5,4]}}}'],
    ['reports', '[{"creation":{"kind":"race","id":"a"},"gamesEach":-1,"played":{"tried":1,"outcomes":[],"leads":[]}}]'],
  ])('is never lost beside what can be read: %s', (name, text) => {
    localStorage.setItem(keyOf(name), text);
    uses[name]?.();
    expect(localStorage.getItem(`${keyOf(name)}.unread`)).toContain(JSON.stringify(text));
  });
});

// All else that has been kept is read in `tests/golden`.
it('the table that a big screen showed is gone on with, until it was long ago', async () => {
  localStorage.setItem(keyOf('big-screen'), `{"room":"ABCDEF","at":${Date.now() - 1000}}`);
  expect(await tableToGoOnWith()).toBe('ABCDEF');
  localStorage.setItem(keyOf('big-screen'), '{"room":"ABCDEF","at":1795910400}');
  expect(await tableToGoOnWith()).toBeNull();
  expect(localStorage.getItem(`${keyOf('big-screen')}.unread`)).toBeNull();
});
