import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BoardId, boardFacts, digest } from '../../../src/rules/index.ts';
import { readBoard } from '../../../src/rules/own-boxes.ts';
import { drawn } from '../../../src/table/outlines/drawing/index.ts';
import { makeBoard } from '../../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../../src/table/outlines/making/wishes.ts';
import type { OutlineFile } from '../../../src/table/outlines/outline-file.ts';
import printed from '../../../src/table/outlines/outlines/board-2.json';
import { DRAWING_VERSION, isOutlineFile, mostKept, openDrawings } from '../../../src/table/outlines/own-drawing.ts';

/** A board with as many regions as the printed drawing that stands for its own here: drawing one takes seconds. */
const boardOf = (seed: number): BoardId => makeBoard(printedWishes(2, seed)) ?? expect.fail('no board');
const drawing: OutlineFile = printed;

let count = 0;
const fresh = () => `drawings-${count++}`;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Moments one after another, as when boards are drawn by a person. */
function tick(): void {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 1000);
}

describe('drawings that this browser keeps', () => {
  it('are there again for another page, each for its own board', async () => {
    const name = fresh();
    const [one, other] = [boardOf(1), boardOf(2)];
    await openDrawings(name).keep(one, drawing);
    const again = openDrawings(name);
    expect(await again.find(one)).toEqual(drawing);
    expect(await again.find(other)).toBeNull();
  });

  it('are not those of an older drawing program, which go when a newer one keeps its first', async () => {
    const name = fresh();
    const board = boardOf(1);
    await openDrawings(name, 1).keep(board, drawing);
    const newer = openDrawings(name, 2);
    expect(await newer.find(board)).toBeNull();
    await newer.keep(boardOf(2), drawing);
    expect(await openDrawings(name, 1).find(board)).toBeNull();
    expect(await newer.find(boardOf(2))).toEqual(drawing);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a word', 'torn'],
    ['a drawing with a region missing', { ...drawing, regions: drawing.regions.slice(1) }],
    ['a drawing with a border that is nowhere', { ...drawing, arcs: drawing.arcs.slice(0, 5) }],
    ['a drawing with a length that is none', { ...drawing, width: Number.NaN }],
  ])('are drawn anew where storage has %s in place of one', async (_, outlines) => {
    const name = fresh();
    const board = boardOf(1);
    const kept = openDrawings(name);
    await kept.keep(board, drawing);
    const database = await openDB(name);
    const [row] = await database.getAll('drawings');
    await database.put('drawings', { ...row, outlines });
    expect(await kept.find(board)).toBeNull();
    await kept.keep(board, drawing);
    expect(await kept.find(board)).toEqual(drawing);
  });

  it('are bounded: those that were not asked for longest go, whatever the clock says of others', async () => {
    const name = fresh();
    const kept = openDrawings(name);
    // A row for each of a whole shelf, by hand: making as many boards takes longer.
    await kept.keep(boardOf(1), drawing);
    const database = await openDB(name);
    const [row] = await database.getAll('drawings');
    for (let k = 0; k < mostKept.drawings; k++)
      await database.put('drawings', { ...row, key: [DRAWING_VERSION, `own:${k}`], at: k });
    await kept.keep(boardOf(2), drawing);
    expect(await database.count('drawings')).toBe(mostKept.drawings);
    expect(await database.get('drawings', [DRAWING_VERSION, 'own:0'])).toBeUndefined();
    expect(await kept.find(boardOf(1))).toEqual(drawing);
    expect(await kept.find(boardOf(2))).toEqual(drawing);
    const large = mostKept.letters / 2;
    for (const key of ['x', 'y'])
      await database.put('drawings', { ...row, key: [DRAWING_VERSION, key], letters: large, at: 1e15 });
    await kept.keep(boardOf(3), drawing);
    expect(await database.count('drawings')).toBe(2);
    expect(await kept.find(boardOf(3))).toEqual(drawing);
  });

  it('that were asked for lately stay', async () => {
    const name = fresh();
    const kept = openDrawings(name);
    await kept.keep(boardOf(1), drawing);
    tick();
    await kept.keep(boardOf(2), drawing);
    tick();
    await kept.find(boardOf(1));
    const database = await openDB(name);
    await vi.waitFor(async () => {
      const rows = await database.getAllFromIndex('drawings', 'at');
      expect(rows.at(-1)?.key).toEqual([DRAWING_VERSION, boardOf(1)]);
    });
  });

  it('are kept where there is room again once half of the older ones went, and nobody is told where there is none', async () => {
    const name = fresh();
    const kept = openDrawings(name);
    await kept.keep(boardOf(1), drawing);
    const full = new DOMException('full', 'QuotaExceededError');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw full;
    });
    await kept.keep(boardOf(2), drawing);
    expect(await kept.find(boardOf(2))).toEqual(drawing);
    put.mockImplementation(() => {
      throw full;
    });
    await kept.keep(boardOf(3), drawing);
    expect(await kept.find(boardOf(3))).toBeNull();
    expect(await kept.find(boardOf(2))).toEqual(drawing);
  });

  it('are done without where the browser has no storage, or does not answer in time', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const none = openDrawings(fresh());
    await none.keep(boardOf(1), drawing);
    expect(await none.find(boardOf(1))).toBeNull();
    vi.restoreAllMocks();
    vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
    expect(await openDrawings(fresh()).find(boardOf(1))).toBeNull();
  });
});

it('a drawing is told from anything else, and those of the printed boards are drawings', () => {
  expect(isOutlineFile(drawing, boardFacts(2).regions.length)).toBe(true);
  for (const other of [null, 3, [], {}, { ...drawing, regions: {} }]) expect(isOutlineFile(other, 23)).toBe(false);
});

it('the version of the drawing program is raised when boards come out otherwise', () => {
  // The small board of docs/boxes.md: drawing it takes a second.
  const [, text = ''] = /"board": (\{[\s\S]*?\n {2}\})\n\}/.exec(readFileSync('docs/boxes.md', 'utf8')) ?? [];
  const reading = readBoard(JSON.parse(text));
  if (!reading.ok) return expect.fail(reading.fault.why);
  const outlines = drawn(boardFacts(reading.id));
  expect(isOutlineFile(outlines, 12)).toBe(true);
  // If this fails, boards come out otherwise: raise DRAWING_VERSION, and note the digest here.
  expect([DRAWING_VERSION, digest(outlines)]).toEqual([1, DIGEST]);
});

const DIGEST = '3da64a75ba9f1fec';
