import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draftFacts, readDraft } from '../../src/rules/boards/own/draft.ts';
import { type BoardData, type BoxFault, boardData, boardFacts, readBoard, readBox } from '../../src/rules/index.ts';

/** The board on the page about boxes: three rows of four, one lake and a sea on the edge. */
const [, page = ''] = /"board": (\{[\s\S]*?\n {2}\})\n/.exec(readFileSync('docs/boxes.md', 'utf8')) ?? [];
const board: BoardData = JSON.parse(page);
const name =
  'own:BCCCAAAAAHMAAATMD_BEAYA6pF_CFEAAhBjrF_DGFBAwCLIE_HGCBCATuF_ABFIBgA7LGBCGJIEAEBkNGCDHKJFAQCLqF_LKGDAgAUQE_EFJBQA7tF_IFGKAwBkvF_JGHLABCMMD_KH';

/** The board with these fields of these regions put otherwise; regions after the last are added. */
const printing = (...changes: readonly (readonly [region: number, fields: object])[]): BoardData => {
  const regions: object[] = [...board.regions];
  for (const [region, fields] of changes)
    regions[region] = { terrain: 'farmland', at: [50, 50], ...regions[region], ...fields };
  return { ...board, regions: regions as BoardData['regions'] };
};
const rings = (...arounds: readonly (readonly [region: number, around: readonly number[]])[]) =>
  printing(...arounds.map(([region, around]) => [region, { around }] as const));

const faultOf = (value: unknown): BoxFault | null => {
  const reading = readBoard(value);
  return reading.ok ? null : reading.fault;
};
const inShort = (fault: BoxFault | null) => fault && `${fault.place} ${fault.why} ${JSON.stringify(fault.facts)}`;

describe('a board of one’s own', () => {
  it('MAP-4 MAP-5 says what is entered, coastal and on the edge, clockwise', () => {
    const facts = boardFacts(name);
    const ids = (fits: (region: (typeof facts)['regions'][number]) => boolean) =>
      facts.regions.filter(fits).map(({ id }) => id);
    expect(ids(({ entry }) => entry)).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 10, 11]);
    expect(ids(({ coastal }) => coastal)).toEqual([1, 2, 4, 6, 8, 10]);
    expect(ids(({ edge }) => edge)).toEqual([0, 1, 2, 3, 4, 7, 8, 9, 10, 11]);
    expect(facts.outer).toEqual([0, 1, 2, 3, 7, 11, 10, 9, 8, 4]);
    expect(facts).toMatchObject({ id: name, players: 2, rounds: 10, aspect: 1.3, drawing: { seed: 7 } });
    expect(facts.regions[4]).toMatchObject({ terrain: 'mountain', symbols: ['cavern'], lostTribe: false, x: 0.12 });
    expect(facts.regions[2]).toMatchObject({ symbols: [], lostTribe: true, neighbours: [1, 3, 5, 6], y: 0.16 });
    expect(boardFacts(name)).toBe(facts);
    // A lake inside, or one on the edge, lets nobody in.
    const dry = readBoard(printing([9, { terrain: 'lake' }]));
    expect(dry.ok && boardFacts(dry.id).regions[6]?.entry).toBe(false);
  });

  it('is one name, whatever form its data have', () => {
    expect(readBoard(board)).toEqual({ ok: true, id: name });
    expect(readBoard(name)).toEqual({ ok: true, id: name });
    expect(boardData(name)).toEqual(board);
    const turned = rings([5, [6, 9, 8, 4, 1, 2]], [4, [5, 8, -1, 0, 1]]);
    expect(readBoard(turned)).toEqual({ ok: true, id: name });
    expect(readBoard(printing([3, { symbols: [], lostTribe: false }]))).toEqual({ ok: true, id: name });
    const marked = readBoard(printing([3, { symbols: ['mine', 'magic', 'cavern'], lostTribe: true }]));
    expect(marked.ok && boardData(marked.id as typeof name).regions[3]).toMatchObject({
      symbols: ['cavern', 'magic', 'mine'],
      lostTribe: true,
    });
    for (const printed of [2, 3, 4, 5]) expect(readBoard(printed)).toEqual({ ok: true, id: printed });
  });

  it('may have an island inside a border, told twice around either side', () => {
    const island = rings([5, [1, 2, 6, 9, 12, 9, 8, 4]], [9, [-1, 8, 5, 12, 5, 6, 10]], [12, [5, 9]]);
    const reading = readBoard(island);
    if (!reading.ok) return expect.fail(inShort(reading.fault) ?? '');
    const { regions } = boardFacts(reading.id);
    expect(regions[12]).toMatchObject({ neighbours: [5, 9], entry: true, coastal: true, edge: false });
    expect(regions[5]?.neighbours).toEqual([1, 2, 4, 6, 8, 9, 12]);
  });

  it.each<readonly [what: string, value: unknown, fault: string]>([
    ['a number of no printed board', 6, ' board {}'],
    ['nothing', null, ' board {}'],
    ['players too few', { ...board, players: 1 }, 'players number {"least":2,"most":5}'],
    ['players too many', { ...board, players: 6 }, 'players number {"least":2,"most":5}'],
    ['a narrow one', { ...board, aspect: 89 }, 'aspect number {"least":90,"most":180}'],
    ['a wide one', { ...board, aspect: 181 }, 'aspect number {"least":90,"most":180}'],
    ['a seed below none', { ...board, seed: -1 }, 'seed number {"least":0,"most":2147483647}'],
    [
      'a field that is none',
      { ...board, rounds: 1 },
      'rounds unknownField {"words":["players","aspect","seed","regions"]}',
    ],
    ['regions that are no list', { ...board, regions: 7 }, 'regions list {}'],
    ['eleven regions', { ...board, regions: board.regions.slice(1) }, 'regions regionsFew {"least":12}'],
    ['sixty-one', { ...board, regions: Array(61).fill(board.regions[0]) }, 'regions tooMany {"most":60}'],
    ['a region left out', { ...board, regions: board.regions.with(3, null as never) }, 'regions[3] missing {}'],
    [
      'a field of a region',
      printing([3, { name: 1 }]),
      'regions[3].name unknownField {"words":["terrain","at","around","symbols","lostTribe"]}',
    ],
    [
      'a terrain',
      printing([3, { terrain: 'moon' }]),
      'regions[3].terrain word {"words":["farmland","hill","forest","swamp","mountain","sea","lake"]}',
    ],
    ['no place at all', printing([3, { at: [] }]), 'regions[3].at tooFew {}'],
    ['half a place', printing([3, { at: [1] }]), 'regions[3].at tooFew {}'],
    ['a place in space', printing([3, { at: [1, 2, 3] }]), 'regions[3].at tooMany {"most":2}'],
    ['a place outside', printing([3, { at: [1, 101] }]), 'regions[3].at[1] number {"least":0,"most":100}'],
    ['a single neighbour', rings([3, [2]]), 'regions[3].around around {"least":2,"most":14}'],
    ['no neighbour', rings([3, []]), 'regions[3].around around {"least":2,"most":14}'],
    ['itself as a neighbour', rings([3, [3, 2, 1]]), 'regions[3].around around {"least":2,"most":14}'],
    ['a neighbour that there is not', rings([3, [2, 12]]), 'regions[3].around[1] number {"least":-1,"most":11}'],
    ['fifteen neighbours', rings([3, Array(15).fill(1)]), 'regions[3].around tooMany {"most":14}'],
    ['a symbol twice', printing([3, { symbols: ['mine', 'mine'] }]), 'regions[3].symbols twice {"name":"mine"}'],
    [
      'a symbol twice, and another',
      printing([3, { symbols: ['mine', 'mine', 'cavern'] }]),
      'regions[3].symbols twice {"name":"mine"}',
    ],
    [
      'a symbol',
      printing([3, { symbols: ['gold'] }]),
      'regions[3].symbols[0] word {"words":["cavern","magic","mine"]}',
    ],
    ['four symbols', printing([3, { symbols: Array(4).fill('mine') }]), 'regions[3].symbols tooMany {"most":3}'],
    ['half a Lost Tribe', printing([3, { lostTribe: 1 }]), 'regions[3].lostTribe flag {}'],
    // What is printed on it.
    ['a symbol on water', printing([9, { symbols: ['mine'] }]), 'regions[9] onWater {"regions":["9"]}'],
    ['a Lost Tribe on water', printing([5, { lostTribe: true }]), 'regions[5] onWater {"regions":["5"]}'],
    [
      'ten mountains',
      printing(...[0, 1, 2, 3, 6, 7, 8, 10, 11].map((id) => [id, { terrain: 'mountain' }] as const)),
      'regions mountains {"most":9,"regions":["0","1","2","3","4","6","7","8","10","11"]}',
    ],
    [
      'seven land regions',
      printing(...[0, 1, 3].map((id) => [id, { terrain: 'lake', symbols: [] }] as const)),
      'regions landFew {"least":8,"regions":["0","1","3","5","9"]}',
    ],
    // Its neighbours (MAP-2).
    ['the edge twice', rings([3, [-1, 7, -1, 6, 2]]), 'regions[3].around edgeTwice {"region":-1}'],
    ['the edge and one neighbour', rings([3, [-1, 2]]), 'regions[3].around around {"least":2,"most":14}'],
    ['a border twice', rings([6, [2, 3, 7, 2, 10, 9, 5]]), 'regions[6].around borderTwice {"region":2}'],
    ['two in the wrong order', rings([6, [3, 2, 7, 10, 9, 5]]), 'regions[2].around notNext {"region":6,"beyond":3}'],
    ['the last left out', rings([6, [2, 3, 7, 10, 9]]), 'regions[2].around notNext {"region":6,"beyond":5}'],
    ['one left out', rings([5, [1, 2, 6, 8, 4]]), 'regions[5].around notNext {"region":6,"beyond":8}'],
    [
      'a piece of its own, inside',
      rings([12, [13, 14, 15]], [13, [12, 15, 14]], [14, [12, 13, 15]], [15, [12, 14, 13]]),
      'regions apart {}',
    ],
    [
      'a piece of its own, on another edge',
      rings([12, [-1, 13, 14]], [13, [-1, 14, 12]], [14, [-1, 12, 13]]),
      'regions edgeBroken {}',
    ],
    ['a globe', { ...board, regions: globe() }, 'regions edgeBroken {}'],
    ['a ring', { ...board, regions: torus() }, 'regions notFlat {}'],
    // An island inside a border.
    ['an island in no border', rings([12, [5, 5]]), 'regions[12].around around {"least":2,"most":14}'],
    [
      'an island beside an island',
      rings([12, [5, 13]], [13, [12, 5]]),
      'regions[12].around around {"least":2,"most":14}',
    ],
    ['an island that nobody tells of', rings([12, [5, 9]]), 'regions[12].around notBetween {"region":5}'],
    [
      'an island told on one side',
      rings([5, [1, 2, 6, 9, 12, 9, 8, 4]], [12, [5, 9]]),
      'regions[12].around notBetween {"region":9}',
    ],
    [
      'an island beside its border',
      rings([5, [1, 2, 6, 12, 9, 9, 8, 4]], [9, [-1, 8, 5, 12, 5, 6, 10]], [12, [5, 9]]),
      'regions[12].around notBetween {"region":5}',
    ],
    [
      'a border with an island, told once more',
      rings([5, [1, 2, 9, 6, 9, 12, 9, 8, 4]], [9, [-1, 8, 5, 12, 5, 6, 10]], [12, [5, 9]]),
      'regions[12].around notBetween {"region":5}',
    ],
    // Its name.
    ['a name that is none', 'board', ' boardCode {}'],
    ['another version', name.replace('own:B', 'own:C'), ' boardCode {}'],
    ['another version, of no players', name.replace('own:BC', 'own:CA'), ' boardCode {}'],
    ['another prefix, and no players', name.replace('own:BC', 'owl:BA'), ' boardCode {}'],
    ['a sign that is none', name.replace('own:BC', 'own:B!'), ' boardCode {}'],
    ['a name cut short', name.slice(0, -1), ' boardCode {}'],
    ['a name with more behind it', `${name}A`, ' boardCode {}'],
    ['a name of no regions', 'own:BC', ' boardCode {}'],
    ['neighbours told from elsewhere on', name.replace('D_BEA', 'DBE_A'), ' boardCode {}'],
    ['a very long name', `own:${'A'.repeat(1200)}`, ' boardCode {}'],
  ])('is refused with the place and what is wrong: %s', (_what, value, fault) => {
    expect(inShort(faultOf(value))).toBe(fault);
  });

  it('is told with its place in the box that it is in', () => {
    const reading = readBox({ id: 'base', board: printing([3, { terrain: 'moon' }]) });
    expect(reading.ok ? null : reading.fault.place).toBe('board.regions[3].terrain');
    const content = readBox({ id: 'base', board: printing([5, { lostTribe: true }]) });
    expect(content.ok ? null : content.fault.place).toBe('board.regions[5]');
  });

  it('that throws is one that cannot be read, and so is such a draft', () => {
    const trap = Object.defineProperty({}, 'players', { enumerable: true, get: () => expect.fail('hostile') });
    const fault = { place: '', why: 'unreadable', facts: {} };
    expect(readBoard(trap)).toEqual({ ok: false, fault });
    expect(readDraft(trap)).toEqual({ ok: false, fault });
  });
});

describe('a board that is being edited', () => {
  it('is a map with all that is wrong with what is printed on it, each with its regions', () => {
    const peopled = board.regions.map((_, id) => [id, { lostTribe: true }] as const);
    const draft = readDraft(
      printing(...peopled, ...[0, 1, 2, 3, 4, 7, 8].map((id) => [id, { terrain: 'lake', symbols: [] }] as const)),
    );
    if (!draft.ok) return expect.fail(inShort(draft.fault) ?? '');
    expect(draft.faults.map(({ why, facts }) => [why, facts])).toEqual([
      ...['0', '1', '2', '3', '4', '5', '7', '8', '9'].map((id) => ['onWater', { regions: [id] }]),
      ['landFew', { least: 8, regions: ['0', '1', '2', '3', '4', '5', '7', '8', '9'] }],
      ['entriesFew', { least: 4, regions: ['6', '10', '11'] }],
    ]);
    expect(draft.faults.map(({ place }) => place).slice(7)).toEqual(['regions[8]', 'regions[9]', 'regions', 'regions']);
    expect(readDraft(draft.id)).toEqual(draft);
    expect(draftFacts(draft.data)).toMatchObject({ id: draft.id, players: 2 });
    expect(inShort(faultOf(draft.id))).toBe('regions[0] onWater {"regions":["0"]}');
  });

  it('is refused where it is no map, by the same faults', () => {
    const draft = (value: unknown) => {
      const reading = readDraft(value);
      return reading.ok ? reading.faults.length : inShort(reading.fault);
    };
    expect(draft(board)).toBe(0);
    expect(draft('own:A')).toBe(' boardCode {}');
    expect(draft(rings([3, [2]]))).toBe('regions[3].around around {"least":2,"most":14}');
    expect(draft(7)).toBe(' object {}');
  });
});

/** Twelve regions of five neighbours each, and no edge. */
function globe() {
  const belt = (from: number, at: number) => from + ((at + 5) % 5);
  const arounds = [
    [1, 2, 3, 4, 5],
    ...[0, 1, 2, 3, 4].map((at) => [0, belt(1, at - 1), belt(6, at - 1), belt(6, at), belt(1, at + 1)]),
    ...[0, 1, 2, 3, 4].map((at) => [11, belt(6, at + 1), belt(1, at + 1), belt(1, at), belt(6, at - 1)]),
    [10, 9, 8, 7, 6],
  ];
  return arounds.map((around) => ({ terrain: 'farmland', at: [50, 50], around }));
}

/** Fifteen regions on a ring, the sixteenth place being the edge: each has the same six places around it. */
function torus() {
  const place = (x: number, y: number) => ((x + 4) % 4) * 4 + ((y + 4) % 4) - 1;
  return Array.from({ length: 15 }, (_, id) => {
    const [x, y] = [Math.floor((id + 1) / 4), (id + 1) % 4];
    const steps = [
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 0],
      [-1, -1],
      [0, -1],
    ] as const;
    return { terrain: 'farmland', at: [50, 50], around: steps.map(([dx, dy]) => place(x + dx, y + dy)) };
  });
}
