import { describe, expect, it } from 'vitest';
import {
  type BoardData,
  boardData,
  boardFacts,
  boardIds,
  digest,
  isWater,
  newGame,
  type OwnBoardId,
  readBoard,
  readBox,
  replay,
  roundsFor,
  view,
} from '../../../src/rules/index.ts';
import { makeBoard } from '../../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../../src/table/outlines/making/wishes.ts';
import { isLong } from '../../support/how-long.ts';
import { forged } from './forged.ts';

const made = boardIds.map((players) => makeBoard(printedWishes(players, 3)) as OwnBoardId);
const data = (id: OwnBoardId): BoardData => structuredClone(boardData(id));

describe('boards by wishes and a seed', () => {
  it('are the same on every machine', () => {
    // Digests of a Node on x86; whole numbers and exact sums only, so any browser and processor must say the same.
    expect(made.map((id) => digest(id).slice(0, 8))).toEqual(DIGESTS);
  });

  it.each(boardIds)('for %i have the shares of the printed one', (players) => {
    const [own, printed] = [boardFacts(made[players - 2] ?? 2), boardFacts(players)];
    const count = (facts: typeof own, fits: (region: (typeof own)['regions'][number]) => boolean) =>
      facts.regions.filter(fits).length;
    expect(own.regions).toHaveLength(printed.regions.length);
    for (const water of ['sea', 'lake'] as const)
      expect(count(own, ({ terrain }) => terrain === water)).toBe(count(printed, ({ terrain }) => terrain === water));
    for (const ground of ['farmland', 'hill', 'forest', 'swamp', 'mountain'] as const) {
      const off = count(own, ({ terrain }) => terrain === ground) - count(printed, ({ terrain }) => terrain === ground);
      expect(Math.abs(off)).toBeLessThanOrEqual(2);
    }
    for (const symbol of ['mine', 'magic', 'cavern'] as const)
      expect(count(own, ({ symbols }) => symbols.includes(symbol))).toBe(
        count(printed, ({ symbols }) => symbols.includes(symbol)),
      );
    expect(
      Math.abs(count(own, ({ lostTribe }) => lostTribe) - count(printed, ({ lostTribe }) => lostTribe)),
    ).toBeLessThan(2);
    expect(count(own, ({ lostTribe, terrain }) => lostTribe && terrain === 'mountain')).toBe(0);
  });

  it('have the islands that were wished for, inside the border of two seas', () => {
    const facts = boardFacts(makeBoard({ ...printedWishes(4, 3), islands: 1 }) ?? 2);
    const islands = facts.regions.filter(
      ({ terrain, neighbours }) =>
        !isWater(terrain) && neighbours.length === 2 && neighbours.every((id) => facts.regions[id]?.terrain === 'sea'),
    );
    expect(islands).toHaveLength(1);
    expect(islands[0]?.entry).toBe(true);
  });

  it('come to nothing, and say so, where there is no room for so much water', () => {
    expect(makeBoard({ ...printedWishes(2, 1), regions: 16, seas: 4, lakes: 3, islands: 2 })).toBeNull();
  });
});

describe('a board as data', () => {
  it('is read from its name and from its data alike, and both say the same', () => {
    for (const id of made) {
      expect(readBoard(id)).toEqual({ ok: true, id });
      expect(readBoard(data(id))).toEqual({ ok: true, id });
      expect(readBoard(JSON.parse(JSON.stringify(data(id))))).toEqual({ ok: true, id });
    }
  });

  it('has one name wherever its neighbours begin to be told', () => {
    const [id] = made;
    if (id === undefined) return expect.fail('no board');
    const turned = data(id);
    const regions = turned.regions.map((row) => ({
      ...row,
      around: [...row.around.slice(2), ...row.around.slice(0, 2)],
    }));
    expect(readBoard({ ...turned, regions })).toEqual({ ok: true, id });
  });

  it('keeps MAP-2, MAP-4 and MAP-5 as the printed ones do', () => {
    for (const id of made) {
      const { regions, outer } = boardFacts(id);
      for (const region of regions) {
        for (const other of region.neighbours) expect(regions[other]?.neighbours).toContain(region.id);
        const beside = region.neighbours.flatMap((other) => regions[other] ?? []);
        const isLand = !isWater(region.terrain);
        expect(region.coastal).toBe(isLand && beside.some(({ terrain }) => isWater(terrain)));
        expect(region.entry).toBe(
          isLand && (region.edge || beside.some(({ terrain, edge }) => terrain === 'sea' && edge)),
        );
      }
      expect(outer.toSorted((a, b) => a - b)).toEqual(regions.filter(({ edge }) => edge).map((one) => one.id));
      outer.forEach((region, k) => {
        expect(regions[region]?.neighbours).toContain(outer.at(k - 1));
      });
    }
  });

  it.each<[string, (board: BoardData) => unknown, string]>([
    ['not one', () => 7, 'board'],
    ['no name', () => 'own:ABC', 'boardCode'],
    ['too few regions', (board) => ({ ...board, regions: board.regions.slice(0, 5) }), 'regionsFew'],
    ['a neighbour left out', (board) => change(board, 3, ({ around }) => ({ around: around.slice(1) })), 'notNext'],
    ['two neighbours in the wrong order', (board) => change(board, 8, swapped), 'notNext'],
    ['a symbol on water', (board) => change(board, sea(board), () => ({ symbols: ['mine'] })), 'onWater'],
    ['too many mountains', (board) => all(board, { terrain: 'mountain', symbols: [], lostTribe: false }), 'mountains'],
    ['water everywhere', (board) => all(board, { terrain: 'sea', symbols: [], lostTribe: false }), 'landFew'],
    ['a field that is none', (board) => ({ ...board, rounds: 12 }), 'unknownField'],
  ])('is refused with its place: %s', (_, spoil, why) => {
    const reading = readBox({ id: 'base', board: spoil(data(made[2] as OwnBoardId)) });
    if (reading.ok) return expect.fail('was read');
    expect(reading.fault.why).toBe(why);
    expect(reading.fault.place).toMatch(/^board/);
  });

  it(
    'forged in any way is read or refused, and what is read can be played with',
    () => {
      let read = 0;
      for (const board of forged(FORGED, 11)) {
        const reading = readBox({ id: 'base', board });
        if (!reading.ok)
          expect(reading.fault).toMatchObject({
            place: expect.stringMatching(/^board/),
            why: expect.stringMatching(/^\w+$/),
          });
        if (!reading.ok || reading.name.board === undefined) continue;
        read += 1;
        expect(newGame({ players: 3, seed: 1, content: reading.name }).ok).toBe(true);
      }
      expect(read).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});

/** Forged boards in every run; a hundred thousand in the long one, which takes a minute of the processor. */
const FORGED = isLong ? 100_000 : 400;
const PATIENCE = isLong ? 1_200_000 : 20_000;

describe('a game on another board', () => {
  it('has the regions of the board, and rounds and seats by the players', () => {
    for (const [board, players] of [
      [4, 5],
      [made[0] ?? 2, 3],
    ] as const) {
      const start = newGame({ players, seed: 5, content: { id: 'base', board } });
      if (!start.ok) return expect.fail(start.refusal.code);
      expect(start.state.board).toBe(board);
      expect(start.state.rounds).toBe(roundsFor(players));
      expect(start.state.coins).toHaveLength(players);
      expect(start.state.regions).toHaveLength(boardFacts(board).regions.length);
      expect(view(start.state, 0).content?.board).toBe(board);
    }
  });

  it('is the same game as before on the printed board that it names itself', () => {
    const [plain, named] = [{}, { content: { id: 'base', board: 3 as const } }].map((content) =>
      replay({ players: 3, seed: 8, ...content }, []),
    );
    expect(plain?.ok && named?.ok && named.state.regions).toEqual(plain?.ok && plain.state.regions);
  });
});

function change(board: BoardData, at: number, by: (row: BoardData['regions'][number]) => object): object {
  return { ...board, regions: board.regions.map((row, id) => (id === at ? { ...row, ...by(row) } : row)) };
}

function all(board: BoardData, by: object): object {
  return { ...board, regions: board.regions.map((row) => ({ ...row, ...by })) };
}

const swapped = ({ around: [first, second, third, ...rest] }: BoardData['regions'][number]) => ({
  around: [first, third, second, ...rest],
});

const sea = ({ regions }: BoardData) => regions.findIndex(({ terrain }) => terrain === 'sea');

const DIGESTS = ['f0901485', 'a1a0ce98', 'ab83d9b7', '4c66d542'];
