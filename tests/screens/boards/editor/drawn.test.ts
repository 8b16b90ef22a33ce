import { describe, expect, it } from 'vitest';
import { draftFacts } from '../../../../src/rules/boards/own/draft.ts';
import { boardFacts, boardIds, boards, type PrintedBoardId } from '../../../../src/rules/index.ts';
import { readBoard } from '../../../../src/rules/own-boxes.ts';
import { cutAlong, cutThrough } from '../../../../src/screens/boards/editor/cut.ts';
import { type Draft, draftOf, edited } from '../../../../src/screens/boards/editor/edits/index.ts';
import { dataOfPrinted } from '../../../../src/screens/boards/editor/MyBoards.tsx';
import {
  borderAt,
  bordersOf,
  cutPlaceOf,
  regionAt,
  regionBeyond,
  shapesOf,
} from '../../../../src/screens/boards/editor/shapes.ts';
import { countsOf, warningsOf } from '../../../../src/screens/boards/editor/warnings.ts';
import { drawn, drawnStepwise } from '../../../../src/table/outlines/drawing/index.ts';
import { boardGeometry, outlinesOf } from '../../../../src/table/outlines/index.ts';
import { readOutlines } from '../../../../src/table/outlines/outline-file.ts';
import { isLong } from '../../../support/how-long.ts';

await Promise.all(boardIds.map((id) => outlinesOf(id).promise()));

/** A copy of a printed board, and its drawing, which is the printed one. */
function copyOf(id: PrintedBoardId): {
  draft: Draft;
  shapes: ReturnType<typeof shapesOf>;
  geometry: ReturnType<typeof boardGeometry>;
} {
  const geometry = boardGeometry(id);
  const draft = draftOf(dataOfPrinted(id, geometry));
  return { draft, geometry, shapes: shapesOf({ geometry, keys: draft.keys }, draft) };
}

describe.each(boardIds)('a copy of the printed board for %i', (id) => {
  it('has its regions, and is read as a board of one’s own', () => {
    const { draft } = copyOf(id);
    const reading = readBoard(draft.data);
    if (!reading.ok) return expect.fail(reading.fault.why);
    const facts = boardFacts(reading.id);
    expect(facts.regions).toEqual(boards[id].regions);
    expect(facts.outer.toSorted()).toEqual(boards[id].outer.toSorted());
    expect(facts.aspect).toBe(boards[id].aspect);
  });

  it('is not warned of: all is as printed', () => {
    const { data } = copyOf(id).draft;
    expect(warningsOf(data)).toEqual([]);
    for (const { regions, printed } of countsOf(data)) expect(regions).toHaveLength(printed);
  });

  it('has a place in a ring for every border that is drawn, and the edge among them', () => {
    const { draft, shapes, geometry } = copyOf(id);
    const borders = bordersOf(shapes, draft);
    expect(borders).toHaveLength(geometry.arcs.length);
    for (const { arc, region, place } of borders) {
      const middle = arc.points[arc.points.length >> 1] ?? { x: 99, y: 99 };
      if (arc.points.length > 2) expect(borderAt(borders, middle)?.arc.id).toBe(arc.id);
      const other = draft.data.regions[region]?.around[place] ?? -1;
      expect([region, other].toSorted()).toEqual([arc.regions[0], arc.regions[1] ?? -1].toSorted());
    }
  });

  it('can be cut through the middle of each region but an island: two parts with their borders, a map again', () => {
    const { draft, shapes, geometry } = copyOf(id);
    for (const { id: region } of geometry.regions) {
      const place = cutPlaceOf(region, shapes, draft, geometry);
      const cut = place && cutThrough(place);
      if (draft.data.regions[region]?.around.length === 2) {
        expect(cut).toBeNull();
        continue;
      }
      if (!cut) return expect.fail(`no cut of ${region}`);
      const outcome = edited(draft, cut.edit);
      if (!outcome.ok) return expect.fail(`${region}: ${outcome.why}`);
      expect(outcome.draft.data.regions).toHaveLength(geometry.regions.length + 1);
    }
  });
});

it.runIf(isLong)(
  'a copy of a printed board is drawn like it, whoever is told how far it is',
  () => {
    const { draft, geometry } = copyOf(2);
    const facts = draftFacts(draft.data);
    const stages: (number | null)[] = [];
    const file = drawnStepwise(draft.data, (_, rough) => stages.push(rough ? rough.regions.length : null));
    const again = readOutlines(2, file);
    expect(again.regions.map(({ outline }) => outline)).toEqual(geometry.regions.map(({ outline }) => outline));
    // What is shown on the way changes nothing.
    expect(file).toEqual(drawn(facts));
    expect(stages.filter((count) => count !== null)).toEqual([23, 23, 23]);
  },
  60_000,
);

describe('a line across a region', () => {
  const { draft, shapes, geometry } = copyOf(3);
  const region = draft.data.regions.findIndex(({ around }) => !around.includes(-1) && around.length >= 6);
  const place = cutPlaceOf(region, shapes, draft, geometry);
  const { seat } = geometry.regions[region] ?? { seat: { x: 0, y: 0 } };

  it('cuts it where it is drawn: what lies to the left and to the right goes to two parts', () => {
    const cut = place && cutAlong(place, { x: seat.x, y: seat.y - 0.2 }, { x: seat.x, y: seat.y + 0.2 });
    if (!cut) return expect.fail('no cut');
    const outcome = edited(draft, cut.edit);
    if (!outcome.ok) return expect.fail(outcome.why);
    const { regions } = outcome.draft.data;
    const [one, other] = [regions[region], regions.at(-1)];
    const side = (ring: readonly number[] = []) =>
      ring
        .filter((id) => id !== region && id !== regions.length - 1)
        .map((id) => Math.sign((geometry.regions[id]?.seat.x ?? 0) - seat.x));
    const lefts = [one, other].map(
      (part) => side(part?.around).filter((way) => way < 0).length / side(part?.around).length,
    );
    expect(Math.max(...lefts)).toBeGreaterThan(0.5);
    expect(Math.min(...lefts)).toBeLessThan(0.5);
    // Each lies on its side of the line.
    const at = draft.data.regions[region]?.at[0] ?? 0;
    expect(((one?.at[0] ?? 0) - at) * ((other?.at[0] ?? 0) - at)).toBeLessThan(0);
  });

  it('that runs along one border alone cuts nothing', () => {
    const { outline } = geometry.regions[region] ?? { outline: [] };
    const [a, b] = [outline[1], outline[2]];
    if (!a || !b || !place) return expect.fail('no outline');
    const off = { x: (seat.x - a.x) * 0.02, y: (seat.y - a.y) * 0.02 };
    const along = cutAlong(place, { x: a.x + off.x, y: a.y + off.y }, { x: b.x + off.x, y: b.y + off.y });
    expect(along === null || along.edit.from !== along.edit.to).toBe(true);
  });
});

describe('an earlier drawing of a board that has been changed since', () => {
  const { draft, geometry } = copyOf(3);
  const region = draft.data.regions.findIndex(({ around }) => !around.includes(-1) && around.length >= 6);

  it('shows who took a region in, in both their shapes', () => {
    const place =
      draft.data.regions[region]?.around.findIndex((_, k) => edited(draft, { edit: 'merge', region, place: k }).ok) ??
      -1;
    const gone = draft.data.regions[region]?.around[place] ?? -1;
    const outcome = edited(draft, { edit: 'merge', region, place });
    if (!outcome.ok) return expect.fail(outcome.why);
    const shapes = shapesOf({ geometry, keys: draft.keys }, outcome.draft);
    const now = gone < region ? region - 1 : region;
    expect(shapes[gone]).toMatchObject({ region: now, isTaken: true });
    expect(shapes[region]).toMatchObject({ region: now, isTaken: false });
    expect(shapes.filter((shape) => shape.region === null)).toEqual([]);
  });

  it('offers no border and no cut of what has changed, and still has those of the rest', () => {
    const outcome = edited(draft, { edit: 'split', region, from: 0, to: 3 });
    if (!outcome.ok) return expect.fail(outcome.why);
    const shapes = shapesOf({ geometry, keys: draft.keys }, outcome.draft);
    expect(cutPlaceOf(region, shapes, outcome.draft, geometry)).toBeNull();
    const borders = bordersOf(shapes, outcome.draft);
    expect(borders.length).toBeGreaterThan(geometry.arcs.length / 2);
    for (const { region: id, place } of borders) expect(outcome.draft.data.regions[id]?.around[place]).toBeDefined();
  });

  it('is found under a finger, and by arrow keys from region to region', () => {
    const shapes = shapesOf({ geometry, keys: draft.keys }, draft);
    for (const { id, seat } of geometry.regions) expect(regionAt(shapes, seat)).toBe(id);
    expect(regionAt(shapes, { x: 99, y: 0 })).toBeNull();
    const reached = new Set([0]);
    for (const from of reached)
      for (const key of ['left', 'right', 'up', 'down'] as const) {
        const next = regionBeyond(shapes, from, key);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(geometry.regions.length);
  });
});

describe('what is unlike the printed boards is told', () => {
  const { draft } = copyOf(3);
  const land = draft.data.regions.flatMap(({ terrain }, id) => (terrain === 'sea' || terrain === 'lake' ? [] : [id]));
  const codes = (by: Parameters<typeof edited>[1]) => {
    const outcome = edited(draft, by);
    return outcome.ok ? warningsOf(outcome.draft.data).map(({ code, of }) => (of ? `${code} ${of}` : code)) : [];
  };

  it.each([
    ['more ground of a kind', { edit: 'terrain', regions: land.slice(0, 8), terrain: 'swamp' }, 'ground swamp'],
    ['mines everywhere', { edit: 'symbol', regions: land, symbol: 'mine', on: true }, 'symbol mine'],
    ['no Lost Tribes', { edit: 'tribe', regions: land, on: false }, 'tribes lostTribe'],
    ['made for other players', { edit: 'players', players: 5 }, 'regions'],
    ['water everywhere', { edit: 'terrain', regions: land.slice(0, 12), terrain: 'lake' }, 'water lake'],
  ] as const)('%s', (_, by, code) => {
    expect(codes(by)).toContain(code);
  });

  it('land nobody comes to: inside a lake', () => {
    const { data } = copyOf(5).draft;
    const isInner = ({ around }: (typeof data.regions)[number]) =>
      !around.includes(-1) && around.every((id) => !data.regions[id]?.around.includes(-1));
    const inner = data.regions.findIndex((region) => isInner(region) && region.terrain !== 'lake');
    const outcome = edited(draftOf(data), {
      edit: 'terrain',
      regions: data.regions[inner]?.around ?? [],
      terrain: 'lake',
    });
    if (!outcome.ok) return expect.fail(outcome.why);
    expect(warningsOf(outcome.draft.data)).toContainEqual({ code: 'lost', has: 1, printed: 0, regions: [inner] });
  });
});
