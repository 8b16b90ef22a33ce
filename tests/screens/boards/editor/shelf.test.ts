// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardData, type OwnBoardId } from '../../../../src/rules/index.ts';
import { boardInFile, boardInLink, fileText, linkOf } from '../../../../src/screens/boards/editor/BoardFiles.tsx';
import {
  addBoard,
  deleteBoard,
  edit,
  openBoard,
  redo,
  renameBoard,
  reread,
  sameBoard,
  undelete,
  undo,
  useBench,
} from '../../../../src/screens/boards/editor/bench.ts';
import { drawingOf, shapeOf } from '../../../../src/screens/boards/editor/drawing.ts';
import {
  drawing,
  forgetDrawings,
  mostKept,
  playableBoards,
  shelved,
} from '../../../../src/screens/boards/editor/shelf.ts';
import { makeBoard } from '../../../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../../../src/table/outlines/making/wishes.ts';
import outlines2 from '../../../../src/table/outlines/outlines/board-2.json';
import { asideUnder } from '../../../../src/ui/storage/stored.ts';
import { damaged } from '../../../support/damage.ts';
import { isLong } from '../../../support/how-long.ts';

/** What JSON has no word for. */
const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
const data = boardData(makeBoard(printedWishes(2, 3)) as OwnBoardId);
const land = data.regions.flatMap(({ terrain }, id) => (terrain === 'sea' || terrain === 'lake' ? [] : [id]));
const draft = () => useBench.getState().things.at(-1)?.draft;
const name = 'small-world-table.boards';

/** A board on the shelf, opened. */
function opened(): string {
  const id = addBoard('Isle', data) ?? '';
  openBoard(id);
  return id;
}

const empty = () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  reread();
};
beforeEach(empty);
// Other files share the shelf.
afterEach(empty);

describe('the boards of a browser', () => {
  it('are kept as they are, drafts with faults too', () => {
    const id = opened();
    edit({ edit: 'terrain', regions: land, terrain: 'mountain' });
    renameBoard(id, '  Peaks  \n of  doom ');
    const [kept] = shelved.kept();
    expect(kept).toMatchObject({ id, name: ' Peaks of doom ' });
    expect(kept?.draft.data).toEqual(draft()?.data);
    // Nobody can play on it: a new game does not offer it until it is mended.
    expect(playableBoards()).toEqual([]);
    undo();
    expect(playableBoards()).toHaveLength(1);
  });

  it('take steps back and do them again, each board its own', () => {
    const before = data;
    const id = opened();
    edit({ edit: 'terrain', regions: [land[0] ?? 0], terrain: 'lake' });
    const changed = draft()?.data;
    edit({ edit: 'split', region: land[3] ?? 0, from: 0, to: 2 });
    const cut = draft()?.data;
    expect(undo() && draft()?.data).toEqual(changed);
    expect(undo() && draft()?.data).toEqual(before);
    expect(undo()).toBe(false);
    expect(redo() && redo() && draft()?.data).toEqual(cut);
    expect(redo()).toBe(false);
    expect(shelved.kept()[0]?.draft.data).toEqual(cut);
    openBoard(addBoard('Other', data));
    expect(undo()).toBe(false);
    openBoard(id);
    undo();
    // Whoever goes on from here cannot go where they were.
    edit({ edit: 'players', players: 4 });
    expect(redo()).toBe(false);
  });

  it('take a stroke across many regions back as one step, and nothing that changed nothing', () => {
    opened();
    for (const region of land.slice(0, 4)) edit({ edit: 'terrain', regions: [region], terrain: 'hill' }, 'stroke 1');
    edit({ edit: 'terrain', regions: [land[0] ?? 0], terrain: 'hill' });
    expect(edit({ edit: 'merge', region: 0, place: 99 })).toMatchObject({ ok: false, why: 'noBorder' });
    expect([undo(), undo()]).toEqual([true, false]);
    expect(draft()?.data).toEqual(data);
  });

  it('give a deleted one back where it stood, with its drawing', () => {
    const [first, second] = [addBoard('One', data) ?? '', addBoard('Two', data) ?? ''];
    drawing(first).keep({ of: 'x', file: {} });
    deleteBoard(first);
    expect(useBench.getState().things.map(({ id }) => id)).toEqual([second]);
    // Others are changed meanwhile: they stay so.
    renameBoard(second, 'Three');
    expect(undelete()).toBe(true);
    expect(useBench.getState().things.map(({ id }) => id)).toEqual([first, second]);
    expect(drawing(first).read()).toEqual({ of: 'x', file: {} });
    expect(shelved.kept().map((one) => one.name)).toEqual(['One', 'Three']);
    expect(undelete()).toBe(false);
    deleteBoard(first);
    forgetDrawings(shelved.kept());
    expect(drawing(first).read()).toBeNull();
  });

  it('are as many as there is room for', () => {
    for (let count = 0; count < mostKept; count++) expect(addBoard('One', data)).not.toBeNull();
    expect(addBoard('One more', data)).toBeNull();
  });

  it('that are damaged are put aside, and the rest is there', () => {
    opened();
    const [row] = JSON.parse(localStorage.getItem(name) ?? '[]');
    localStorage.setItem(name, JSON.stringify([row, { ...row, id: 'b', board: `${row.board}x` }, row, 7, null]));
    reread();
    expect(useBench.getState().things.map(({ id }) => id)).toEqual([row.id]);
    const unread = localStorage.getItem(name) ?? '';
    expect(asideUnder(name).map(({ text }) => text)).toEqual([unread]);
    localStorage.setItem(name, '{');
    reread();
    expect(useBench.getState().things).toEqual([]);
    // What was put aside before is still there.
    expect(asideUnder(name).map(({ text }) => text)).toEqual([unread, '{']);
  });

  it('are read from whatever was stored, and so are their drawings: nothing throws, and what is there is whole', () => {
    const id = opened();
    const rows: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    const [board] = useBench.getState().things;
    if (!board) return expect.fail('no board');
    const drawing = { of: shapeOf(data), file: outlines2 };
    fc.assert(
      fc.property(damaged({ rows }), damaged(drawing), (stored, kept) => {
        localStorage.setItem(
          name,
          JSON.stringify((stored as { rows?: unknown } | null)?.rows ?? null, plain) ?? 'null',
        );
        for (const { draft: found } of shelved.kept()) expect(found.data.regions.length).toBeGreaterThan(11);
        localStorage.setItem(`${name}.drawn.${id}`, JSON.stringify(kept, plain) ?? '{');
        const geometry = drawingOf(id, board.draft);
        for (const { outline, seat, spots } of geometry?.regions ?? [])
          for (const { x, y } of [...outline, seat, ...spots]) expect(Number.isFinite(x + y)).toBe(true);
      }),
      { numRuns: isLong ? 2000 : 60 },
    );
  });

  it('stay on the page where a browser keeps nothing, and it says so; drawings make way for boards', () => {
    const rows = new Map<string, string>();
    let room = 2;
    vi.stubGlobal('localStorage', {
      get length() {
        return rows.size;
      },
      key: (at: number) => [...rows.keys()][at] ?? null,
      getItem: (key: string) => rows.get(key) ?? null,
      removeItem: (key: string) => rows.delete(key),
      setItem: (key: string, value: string) => {
        if (rows.size >= room) throw new Error('full');
        rows.set(key, value);
      },
    });
    const id = opened();
    drawing(id).keep({ of: 'x', file: {} });
    expect(rows.size).toBe(2);
    edit({ edit: 'players', players: 5 });
    expect(useBench.getState().isKept).toBe(true);
    expect([...rows.keys()]).toEqual([name]);
    expect(shelved.kept()[0]?.draft.data.players).toBe(5);
    room = 0;
    edit({ edit: 'players', players: 3 });
    expect(useBench.getState().isKept).toBe(false);
    expect(draft()?.data.players).toBe(3);
  });
});

describe('a board taken along', () => {
  it('goes into a file and a link, and comes out the same, drafts too', () => {
    opened();
    for (const step of ['sound', 'faulty']) {
      const [board] = useBench.getState().things;
      if (!board) return expect.fail('no board');
      expect(boardInFile(fileText(board)), step).toEqual({ ok: true, name: 'Isle', data: board.draft.data });
      const link = linkOf(board) ?? '';
      expect(link.length).toBeLessThan(1200);
      expect(boardInLink(link), step).toEqual({ ok: true, name: 'Isle', data: board.draft.data });
      expect(sameBoard(board.draft.data)).toBe(board.id);
      edit({ edit: 'terrain', regions: land, terrain: 'mountain' });
    }
  });

  it('is also found in a box on it, and alone', () => {
    for (const file of [data, { board: data }, { id: 'base', own: {}, board: data }])
      expect(boardInFile(JSON.stringify(file))).toMatchObject({ ok: true, data });
  });

  it.each<[string, string, object]>([
    ['no text of data', 'not JSON', { why: 'unread' }],
    ['a list', '[1]', { why: 'unread' }],
    ['a game', '{"version":1,"log":[]}', { why: 'fault', fault: { why: 'unknownField' } }],
    ['a printed board', '{"board":3}', { why: 'fault', fault: { place: 'board' } }],
    [
      'a region that is wrong',
      JSON.stringify({ board: spoilt() }),
      { fault: { place: 'board.regions[4].terrain', why: 'word' } },
    ],
  ])('that is none is refused with the place: %s', (_, text, fault) => {
    expect(boardInFile(text)).toMatchObject({ ok: false, ...fault });
  });

  it('by a link that is cut or made up is refused', () => {
    opened();
    const [board] = useBench.getState().things;
    const link = (board && linkOf(board)) ?? '';
    for (const wrong of [link.slice(0, -4), `${link}a`, link.replace(/./, '9'), '', 'own:ABC', '%'])
      expect(boardInLink(wrong), wrong).toMatchObject({ ok: false });
  });
});

function spoilt(): object {
  return { ...data, regions: data.regions.map((row, id) => (id === 4 ? { ...row, terrain: 'desert' } : row)) };
}
