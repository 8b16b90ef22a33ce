import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explain } from '../../src/rules/index.ts';
import { refusalWords } from '../../src/ui/words/refusal-words.ts';
import { stateOf } from '../support/position.ts';
import { asking } from './ask.ts';

const [, boardText = ''] = /"board": (\{[\s\S]*?\n {2}\})\n\}/.exec(readFileSync('docs/boxes.md', 'utf8')) ?? [];
const board: { regions: object[] } = JSON.parse(boardText);
const broken = {
  ...board,
  regions: board.regions.map((region, id) => (id === 0 ? { ...region, around: [-1, 9] } : region)),
};
const race = { id: 'gnomes', tokens: 6, borrows: 'amazons' };
const boxOf = (own: object) => ({ id: 'base', own });
const position = 'board 2; round 1; tribes all';

/** Every request that takes a box, and the path of it there. */
const takers = [
  [(content: unknown) => ({ request: 'newGame', players: 2, seed: 1, content }), 'content'],
  [(content: unknown) => ({ request: 'load', position, content }), 'content'],
  [
    (content: unknown) => ({ request: 'replay', setup: { players: 2, seed: 1, content }, commands: [] }),
    'setup.content',
  ],
] as const;

/** Boxes that cannot be read, where the fault is, and what is said of it. */
const faulty = [
  [7, '', 'value', /object with fields/],
  [{ id: 'base', extra: 1 }, '.extra', 'unknownField', /no such field here, only: id, digest/],
  [{}, '.id', 'missing', /missing/],
  [{ id: 'base', board: 9 }, '.board', 'value', /number of a printed one/],
  [{ id: 'base', board: 'own:nothing' }, '.board', 'value', /not the name of a board/],
  [{ id: 'base', board: broken }, '.board.regions[0].around', 'value', /not listed as they can lie/],
  [
    boxOf({ ownRaces: [{ ...race, parts: [{ part: 'water' }, { part: 'income', amount: 9 }] }] }),
    '.own.ownRaces[0].parts[1].amount',
    'value',
    /from 1 to 3/,
  ],
  [{ id: 'base', house: { otherwise: ['CON-2'] } }, '.house.otherwise', 'value', /CON-1/],
] as const;

describe('a box that cannot be read', () => {
  it.each(takers)('is refused with the place and the reason (%#)', (asked, path) => {
    for (const [content, place, code, says] of faulty) {
      const { error } = asking()(asked(content));
      expect(error, place).toMatchObject({
        code: 'badRequest',
        faults: [{ path: `${path}${place}`, clause: null, code, message: expect.stringMatching(says) }],
      });
    }
  });

  it('in a whole state is refused with the place and the reason too', () => {
    const ask = asking();
    ask({ request: 'newGame', players: 2, seed: 1, events: false });
    const { state } = ask({ request: 'state' });
    for (const [content, place] of faulty) {
      const { error } = ask({ request: 'load', state: { ...Object(state), content } });
      expect(error).toMatchObject({ code: 'badState' });
      const paths = Object(error).faults.map((fault: { path: string }) => fault.path);
      expect(paths, place).toContain(`state.content${place}`);
    }
  });

  it('OWN-1 is told with its place if the rules refuse it', () => {
    const content = boxOf({ ownRaces: [race, { ...race, id: 'giant', tokens: 11, borrows: 'ratmen' }] });
    for (const [asked, path] of takers)
      expect(asking()(asked(content)).error).toMatchObject({
        code: 'refused',
        refusal: { clause: 'OWN-1', code: 'tooManyOwnTokens' },
        faults: [{ path: `${path}.own.ownRaces[1]`, clause: 'OWN-1' }],
      });
    expect(asking()(takers[0][0]({ id: 'attic' })).error).toMatchObject({
      code: 'refused',
      refusal: { code: 'unknownBox' },
    });
  });

  it('a board that is none is refused with the reason', () => {
    expect(asking()({ request: 'board', board: 'own:nothing' }).error).toMatchObject({
      faults: [{ path: 'board', message: expect.stringContaining('not the name of a board') }],
    });
    expect(asking()({ request: 'board', board: 6 }).error).toMatchObject({ faults: [{ path: 'board' }] });
    expect(asking()({ request: 'board', board: broken }).error).toMatchObject({
      faults: [{ path: 'board.regions[0].around' }],
    });
  });
});

describe('a board of one’s own as data', () => {
  it('is played on whichever request brings it', () => {
    const content = { id: 'base', board };
    for (const [asked] of takers) {
      const ask = asking();
      expect(ask(asked(content))).toMatchObject({ ok: true, phase: 'pickCombo' });
      expect(ask({ request: 'board' })).toMatchObject({ regions: expect.any(Array) });
    }
    expect(asking()({ request: 'board', board })).toMatchObject({ ok: true, players: 2 });
  });
});

describe('the rules of the house', () => {
  it('that change nothing are left out, each in the same way', () => {
    const ask = asking();
    const house = { otherwise: [], draft: false, rounds: 0, coins: [0, 0] };
    expect(ask({ request: 'newGame', players: 2, seed: 1, content: { id: 'base', house }, state: true })).toMatchObject(
      {
        ok: true,
        state: { rounds: 10 },
      },
    );
    const { state } = ask({ request: 'state' });
    expect(Object(state).content).toBeUndefined();
  });
});

describe('names in the words of a refusal', () => {
  const ask = asking();
  const own = (names?: object) =>
    boxOf({ ownRaces: [{ ...race, borrows: 'orcs', parts: [{ part: 'noFinalRoll' }], ...(names && { names }) }] });
  const said = (content: unknown, command: unknown, text = 'seat 0 gnomes+hill 1 hand:1') => {
    ask({ request: 'load', position: text, ...(content !== undefined && { content }) });
    return Object(Object(ask({ request: 'explain', command })).words).text;
  };
  const roll = { type: 'finalRoll', region: 2 };

  it('are those of the box; without any, its ids', () => {
    expect(said(own({ ro: 'Gnomi', en: 'Gnomes' }), roll)).toBe('Your Gnomes have no final roll.');
    expect(said(own(), roll)).toBe('Your gnomes have no final roll.');
    // A box of one's own may give a name that another box has printed: each is called as in its own.
    const orcs = boxOf({
      races: [
        'amazons',
        'dwarves',
        'elves',
        'ghouls',
        'giants',
        'halflings',
        'humans',
        'ratmen',
        'skeletons',
        'sorcerers',
        'tritons',
        'trolls',
      ],
      ownRaces: [
        { id: 'orcs', tokens: 5, borrows: 'elves', names: { en: 'Green folk' }, parts: [{ part: 'noFinalRoll' }] },
      ],
    });
    expect(said(orcs, roll, 'seat 0 orcs+hill 1 hand:1')).toBe('Your Green folk have no final roll.');
    expect(said(undefined, roll, 'seat 0 orcs+berserk 1 hand:1')).toMatch(/^Your Orcs roll before/);
  });

  it('begin a sentence with a capital letter', () => {
    const state = stateOf(
      'turn 1 withdrawal 0; seat 0 elves+hill 1 2 hand:1; seat 1 orcs+swamp 5; conquered orcs 5!; attacked 0',
    );
    const refusal = explain(state, { type: 'liftMarker', marker: 'guest', region: 1 });
    expect(refusal && refusalWords(refusal, { board: 2, content: undefined, seats: [] }).text).toBe(
      'Guest cannot be moved now.',
    );
  });
});
