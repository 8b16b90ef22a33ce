import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardData } from '../../../../src/rules/boards/own/data.ts';
import { readDraft } from '../../../../src/rules/boards/own/draft.ts';
import { boardData, edge, type OwnBoardId, readBoard, regionSymbols, terrains } from '../../../../src/rules/index.ts';
import {
  borderBetween,
  type Draft,
  draftOf,
  type Edit,
  type Edited,
  edited,
} from '../../../../src/screens/boards/editor/edits/index.ts';
import { makeBoard } from '../../../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../../../src/table/outlines/making/wishes.ts';
import { playGame } from '../../../../tools/players/game.ts';
import { randomPlayer } from '../../../../tools/players/random.ts';

const made = (players: 2 | 3 | 4 | 5, islands = 0) =>
  boardData(makeBoard({ ...printedWishes(players, 3), islands }) as OwnBoardId);
let board: BoardData;
let draft: Draft;
beforeAll(() => {
  board = made(3);
  draft = draftOf(board);
});

/** Chance that is the same in every run. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const inner = ({ regions }: BoardData) =>
  regions.findIndex(({ around }) => !around.includes(edge) && around.length >= 6);
const done = (outcome: Edited): Draft => {
  if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
  return outcome.draft;
};
/** The first place of a region's ring where this comes to a board. */
function first(from: Draft, edit: 'merge' | 'turn' | 'island', region: number): { edit: Edit; draft: Draft } {
  for (const place of from.data.regions[region]?.around.keys() ?? []) {
    const outcome = edited(from, { edit, region, place });
    if (outcome.ok) return { edit: { edit, region, place }, draft: outcome.draft };
  }
  throw new Error(`nowhere: ${edit}`);
}
const rings = ({ data }: Draft) => data.regions.map(({ around }) => around);

describe('an edit of the map', () => {
  it('cuts a region in two that border each other, and merging them gives the old map back', () => {
    const region = inner(board);
    const [from = 0, , , to = 0] = board.regions[region]?.around ?? [];
    const cut = done(edited(draft, { edit: 'split', region, from: 0, to: 3 }));
    const fresh = board.regions.length;
    expect(cut.data.regions).toHaveLength(fresh + 1);
    expect(cut.data.regions[fresh]).toMatchObject({ terrain: board.regions[region]?.terrain });
    for (const end of [from, to]) {
      expect(cut.data.regions[end]?.around).toEqual(expect.arrayContaining([region, fresh]));
      expect(cut.data.regions[end]?.around).toHaveLength((board.regions[end]?.around.length ?? 0) + 1);
    }
    expect(readBoard(cut.data).ok).toBe(true);
    const place = cut.data.regions[region]?.around.indexOf(fresh) ?? -1;
    expect(rings(done(edited(cut, { edit: 'merge', region, place })))).toEqual(rings(draft));
  });

  it('turns a border: its two regions part, and those at its ends meet', () => {
    const region = inner(board);
    const { edit, draft: turned } = first(draft, 'turn', region);
    if (edit.edit !== 'turn') return expect.fail();
    const ring = board.regions[region]?.around ?? [];
    const [before = 0, other = 0, beyond = 0] = [edit.place - 1, edit.place, edit.place + 1].map((k) =>
      ring.at(k % ring.length),
    );
    expect(turned.data.regions[region]?.around).not.toContain(other);
    expect(turned.data.regions[other]?.around).not.toContain(region);
    expect(turned.data.regions[before]?.around).toContain(beyond);
    expect(turned.data.regions[beyond]?.around).toContain(before);
    // The new border, turned, is the old one.
    const [id, place] = borderBetween(turned.data, region, other) ?? [-1, -1];
    expect(rings(done(edited(turned, { edit: 'turn', region: id, place })))).toEqual(rings(draft));
  });

  it('takes a region off the edge of the board, and leads it there again', () => {
    const region = board.regions.findIndex(({ around }) => around.includes(edge));
    const off = done(edited(draft, { edit: 'turn', region, place: 0 }));
    expect(off.data.regions[region]?.around).not.toContain(edge);
    const [id, place] = borderBetween(off.data, region, edge) ?? [-1, -1];
    expect(rings(done(edited(off, { edit: 'turn', region: id, place })))).toEqual(rings(draft));
  });

  it('puts an island into a border, which lies between the two alone until it is merged away', () => {
    const region = inner(board);
    const { draft: with1 } = first(draft, 'island', region);
    const fresh = board.regions.length;
    const shores = with1.data.regions[fresh]?.around ?? [];
    expect(shores).toContain(region);
    expect(shores).toHaveLength(2);
    expect(readBoard(with1.data).ok).toBe(true);
    const place = with1.data.regions[region]?.around.indexOf(fresh) ?? -1;
    expect(rings(done(edited(with1, { edit: 'merge', region, place })))).toEqual(rings(draft));
  });

  it('merges two regions with what is printed on both, and numbers move down', () => {
    const region = inner(board);
    const { edit, draft: merged } = first(draft, 'merge', region);
    if (edit.edit !== 'merge') return expect.fail();
    const gone = board.regions[region]?.around[edit.place] ?? -1;
    const symbols = new Set([...(board.regions[region]?.symbols ?? []), ...(board.regions[gone]?.symbols ?? [])]);
    const kept = merged.data.regions[gone < region ? region - 1 : region];
    expect(new Set(kept?.symbols ?? [])).toEqual(symbols);
    expect(merged.keys).toEqual(draft.keys.filter((key) => key !== gone));
    expect(merged.heirs).toEqual({ [gone]: region });
    expect(readBoard(merged.data).ok).toBe(true);
  });

  it.each<[string, (d: Draft) => Edit, string]>([
    ['a border that is none', () => ({ edit: 'turn', region: 3, place: 99 }), 'noBorder'],
    [
      'a merge with the edge of the board',
      ({ data }) => ({ edit: 'merge', region: onEdge(data), place: 0 }),
      'noBorder',
    ],
    ['a cut from a border to itself', () => ({ edit: 'split', region: 3, from: 2, to: 2 }), 'noBorder'],
    ['a shape no board has', () => ({ edit: 'aspect', aspect: 400 }), 'number'],
    [
      'a mine under water',
      ({ data }) => ({ edit: 'symbol', regions: [sea(data)], symbol: 'mine', on: true }),
      'onWater',
    ],
  ])('is refused by name: %s', (_, edit, why) => {
    expect(edited(draft, edit(draft))).toMatchObject({ ok: false, why });
  });

  it('leaves a map of twelve regions at least and sixty at most', () => {
    let [few, many] = [draft, draft];
    const refused = { few: '', many: '' };
    for (let rounds = 0; rounds < 400 && refused.few === ''; rounds++) {
      const outcome = edited(few, { edit: 'merge', region: rounds % few.data.regions.length, place: rounds % 7 });
      if (outcome.ok) few = outcome.draft;
      else if (few.data.regions.length === 12 && outcome.why === 'regionsFew') refused.few = outcome.why;
    }
    for (let rounds = 0; rounds < 400 && refused.many === ''; rounds++) {
      const outcome = edited(many, { edit: 'split', region: rounds % many.data.regions.length, from: 0, to: 2 });
      if (outcome.ok) many = outcome.draft;
      else if (many.data.regions.length === 60 && outcome.why === 'tooMany') refused.many = outcome.why;
    }
    expect([few.data.regions.length, many.data.regions.length]).toEqual([12, 60]);
    expect(refused).toEqual({ few: 'regionsFew', many: 'tooMany' });
  });
});

describe('what is printed on regions', () => {
  it('is painted on all of them; water has nothing printed on it', () => {
    const land = board.regions.findIndex(({ symbols }) => symbols?.length);
    const wet = done(edited(draft, { edit: 'terrain', regions: [land, inner(board)], terrain: 'lake' }));
    expect(wet.data.regions[land]).toEqual({
      terrain: 'lake',
      at: board.regions[land]?.at,
      around: board.regions[land]?.around,
    });
    expect(wet.data.regions[inner(board)]?.terrain).toBe('lake');
  });

  it('stays the same board where nothing changes, so that there is nothing to take back', () => {
    const terrain = board.regions[4]?.terrain ?? 'hill';
    expect(done(edited(draft, { edit: 'terrain', regions: [4], terrain }))).toBe(draft);
    const bare = board.regions.findIndex(({ symbols }) => !symbols);
    expect(done(edited(draft, { edit: 'symbol', regions: [sea(board), bare], symbol: 'mine', on: false }))).toBe(draft);
  });

  it('may break what a board must be: the draft stays, and every fault is told with its regions', () => {
    const land = board.regions.flatMap(({ terrain }, id) => (terrain === 'sea' || terrain === 'lake' ? [] : [id]));
    const spoilt = done(edited(draft, { edit: 'terrain', regions: land, terrain: 'mountain' }));
    const full = done(edited(spoilt, { edit: 'tribe', regions: land, on: true }));
    const reading = readDraft(full.data);
    if (!reading.ok) return expect.fail(reading.fault.why);
    expect(reading.faults.map(({ why }) => why)).toEqual(['mountains', 'tribes']);
    expect(reading.faults[0]?.facts.regions).toHaveLength(land.length);
    expect(readBoard(full.data)).toMatchObject({ ok: false, fault: { why: 'mountains' } });
    expect(readDraft(reading.id)).toEqual(reading);
  });
});

describe('edits at random', () => {
  it(`${EDITS()} of them give a map each, or say why not; what has no fault is a board, and what has one is none`, () => {
    const chance = chanceOf(22);
    let now = draftOf(made(4, 1));
    const refusals = new Set<string>();
    let carried = 0;
    for (let count = 0; count < EDITS(); count++) {
      const outcome = edited(now, anyEdit(now, chance));
      if (!outcome.ok) {
        refusals.add(outcome.why);
        continue;
      }
      carried += 1;
      now = outcome.draft;
      if (count % 16 > 0) continue;
      expect(new Set(now.keys).size).toBe(now.data.regions.length);
      const reading = readDraft(now.data);
      if (!reading.ok) return expect.fail(`no map: ${reading.fault.why} at ${reading.fault.place}`);
      expect(readBoard(now.data).ok).toBe(reading.faults.length === 0);
    }
    expect(carried).toBeGreaterThan(EDITS() / 4);
    expect(refusals).toContain('borderTwice');
  }, 600_000);
});

it('a board that was cut, merged, turned and given an island is played on to the end', () => {
  const chance = chanceOf(7);
  let now = draft;
  for (let steps = 0; steps < 40; ) {
    const outcome = edited(now, anyEdit(now, chance));
    if (!outcome.ok || !readBoard(outcome.draft.data).ok) continue;
    now = outcome.draft;
    steps += 1;
  }
  const reading = readBoard(now.data);
  if (!reading.ok) return expect.fail(reading.fault.why);
  expect(now.data.regions.map(({ around }) => around)).not.toEqual(board.regions.map(({ around }) => around));
  const game = playGame({ players: 3, seed: 5, content: { id: 'base', board: reading.id } }, randomPlayer(4));
  expect(game.state.phase).toBe('gameOver');
  expect(game.state.regions).toHaveLength(now.data.regions.length);
});

function anyEdit({ data }: Draft, chance: (below: number) => number): Edit {
  // One too many, so that some are nowhere.
  const region = chance(data.regions.length + 1);
  const place = chance((data.regions[region]?.around.length ?? 3) + 1);
  const regions = [region, chance(data.regions.length)];
  switch (chance(8)) {
    case 0:
      return { edit: 'terrain', regions, terrain: terrains[chance(terrains.length)] ?? 'sea' };
    case 1:
      return { edit: 'symbol', regions, symbol: regionSymbols[chance(3)] ?? 'mine', on: chance(2) === 0 };
    case 2:
      return { edit: 'tribe', regions, on: chance(2) === 0 };
    case 3:
      return { edit: 'merge', region, place };
    case 4:
      return { edit: 'island', region, place };
    case 5:
      return { edit: 'split', region, from: place, to: place + 1 + chance(4) };
    default:
      return { edit: 'turn', region, place };
  }
}

const onEdge = ({ regions }: BoardData) => regions.findIndex(({ around }) => around.includes(edge));
const sea = ({ regions }: BoardData) => regions.findIndex(({ terrain }) => terrain === 'sea');

/** How many in every run; more in the long one. */
function EDITS(): number {
  return process.env.LONG === '1' ? 100_000 : 2000;
}
