import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameState, legal, newGame, readBoxName } from '../../../src/rules/index.ts';
import { readPosition, writePosition } from '../../../src/rules/positions/index.ts';
import { faults } from '../../../tools/checks/invariants.ts';
import { play } from '../../support/position.ts';

function stateOf(text: string): GameState {
  const reading = readPosition(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.state;
}

/** What is said to be wrong, in short. */
function faultsOf(text: string): string[] {
  const reading = readPosition(text);
  return reading.ok ? [] : reading.faults.map(({ line, column, clause }) => `${line}:${column} ${clause ?? 'text'}`);
}

const reasons = (text: string) => {
  const reading = readPosition(text);
  return reading.ok ? '' : reading.faults.map(({ message }) => message).join(' ');
};

/** A position in the draft for three, the last player having picked. */
function draftOf(lines: string): GameState {
  const reading = readPosition(`board 3; round 1; turn 1 pickCombo; ${lines}`, undefined, {
    id: 'base',
    house: { draft: true },
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.state;
}

describe('defaults of the position language', () => {
  it('an empty text is an empty board for two, with seat 0 picking', () => {
    const state = stateOf('');
    expect(state).toMatchObject({ board: 2, round: 5, turnSeat: 0, phase: 'pickCombo', coins: [5, 5], forces: [] });
    expect(state.column).toHaveLength(6);
    expect(state.regions.some(({ lostTribe }) => lostTribe)).toBe(false);
  });

  it('the beginning of a game is two words', () => {
    const start = newGame({ players: 2, seed: 1, firstSeat: 0 });
    const state = stateOf('round 1\ntribes all');
    expect(start.ok && state.regions).toEqual(start.ok && start.state.regions);
    expect(state.tray).toEqual(start.ok && start.state.tray);
  });

  it('a race with an active one conquers, its tokens come out of the tray', () => {
    const state = stateOf('seat 0 orcs+flying 3:2 4 hand:4');
    expect(state).toMatchObject({ phase: 'conquer', turn: { force: 0, begun: false }, tray: { orcs: 3 } });
    expect(state.regions[3]).toEqual({ force: 0, tokens: 2, lostTribe: false, markers: {} });
    expect(legal(state)).toContainEqual({ type: 'conquer', region: 21 });
  });

  it('TRO-1 CON-9 Lairs and Mountains lie there by themselves', () => {
    const state = stateOf('seat 0 trolls+hill 5');
    expect(state.regions[5]?.markers).toEqual({ mountain: 1, lair: 1 });
    expect(writePosition(state)).toContain('seat 0 trolls+hill 5\n');
  });

  it('TRO-1 what lies in every region of a race is left out by saying that there is none of it', () => {
    const box = { id: 'base', house: { otherwise: ['CON-10'] } } as const;
    const reading = readPosition('seat 0 trolls+hill 5 6[lair:0]', undefined, box);
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    expect([5, 6].map((region) => reading.state.regions[region]?.markers)).toEqual([{ mountain: 1, lair: 1 }, {}]);
    expect(writePosition(reading.state)).toContain('seat 0 trolls+hill 5 6[lair:0]\n');
    expect(faultsOf('seat 0 trolls+hill 6[lair:0]'), 'by the rules as they stand each has one').toEqual(['1:20 TRO-1']);
    expect(stateOf('seat 0 orcs+heroic 6[hero:0]').regions[6]?.markers).toEqual({});
  });

  it('DEC-8 what leaves when a race declines lies in none of its regions then', () => {
    const parts = [{ part: 'marker', piece: 'tower', put: 'everywhere', defence: 1 }] as const;
    const box = { id: 'base', own: { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'amazons', parts }] } };
    const text = 'turn 0 readyTroops; seat 0 gnomes+swamp 1:3; seat 1 orcs+hill 4';
    const start = readPosition(text, undefined, box);
    if (!start.ok) throw new Error(JSON.stringify(start.faults));
    expect(start.state.regions[1]?.markers).toEqual({ tower: 1 });
    const { state } = play(start.state, { type: 'decline' });
    expect(writePosition(state)).toContain('seat 0 gnomes declined 1\n');
    expect(readPosition(writePosition(state), undefined, box)).toEqual({ ok: true, state });
  });

  it('COL-5 VAR-1 the column ends where that is said, and then it is not filled up', () => {
    const state = draftOf(
      'seat 2 orcs+hill hand:9; column elves+spirit trolls+swamp ghouls+forest giants+stout dwarves+berserk end',
    );
    expect(state.column.map(({ race }) => race)).toEqual(['elves', 'trolls', 'ghouls', 'giants', 'dwarves']);
    expect(state.hidden.banners[0]).toBe('amazons');
    expect(writePosition(state)).toContain(' dwarves+berserk end\n');
    expect(faultsOf('column elves+spirit end'), 'out of a draft six are on offer').toEqual(['1:1 COL-5']);
    expect(faultsOf('column end elves+spirit')).toEqual(['1:8 text']);
    expect(faultsOf('column elves+spirit end end')).toEqual(['1:21 text']);
  });

  it('SET-1 a position on another board than the printed one says so, and stands on no other', () => {
    const [, data = ''] = /"board": (\{[\s\S]*?\n {2}\})\n\}/.exec(readFileSync('docs/boxes.md', 'utf8')) ?? [];
    const small = readBoxName({ id: 'base', board: JSON.parse(data) });
    const turned = readBoxName({ id: 'base', board: { ...JSON.parse(data), seed: 8 } });
    const four = readBoxName({ id: 'base', board: 4 });
    const boxes = [small, turned, four, undefined] as const;
    const texts = boxes.map((content) => {
      const start = newGame({ players: 2, seed: 1, ...(content && { content }) });
      if (!start.ok) throw new Error(start.refusal.code);
      return writePosition(start.state);
    });
    expect(texts.map((text) => text.split(';')[0])).toEqual([
      expect.stringMatching(/^board 2 own-[0-9a-f]{8}$/),
      expect.stringMatching(/^board 2 own-[0-9a-f]{8}$/),
      'board 2 4',
      'board 2',
    ]);
    for (const [own, text] of texts.entries())
      for (const [other, content] of boxes.entries()) {
        const reading = readPosition(text, undefined, content ?? undefined);
        // A text that does not say which board it is on, as all did once, is read on that of the box.
        expect(reading.ok, `${text} in box ${other}`).toBe(own === other || own === 3);
        if (!reading.ok) expect(reading.faults).toMatchObject([{ line: 1, column: 9, clause: 'SET-1' }]);
      }
    expect(reasons('board 2 4')).toBe(
      'The position stands on the board "4", and the box it is dealt from is played on "2".',
    );
    expect(faultsOf('board 2 2 2')).toEqual(['1:11 text']);
  });

  it('HAL-2 AMA-2 Holes are counted, and four Amazons at rest stand aside', () => {
    const state = stateOf('turn 1 readyTroops; seat 0 amazons+hill 4:2; seat 1 halflings+swamp 1[hole] 2[hole]');
    expect(state.forces).toMatchObject([{ aside: 4 }, { memory: { holes: 2 } }]);
    expect(
      stateOf('turn 1 readyTroops; seat 0 amazons+hill 4:2; seat 1 halflings+swamp 1 memory.holes:2').forces[1]?.memory,
    ).toEqual({ holes: 2 });
    expect(stateOf('seat 0 amazons+hill 4:2').forces[0]?.aside).toBe(0);
  });

  it('COL-5 the column is filled up with what is mentioned nowhere', () => {
    const state = stateOf(
      'column elves+spirit:3 trolls+hill:1; banners amazons dwarves; badges berserk; discard alchemist',
    );
    expect(state.column.map(({ race, power, coins }) => `${race} ${power} ${coins}`)).toEqual([
      'elves spirit 3',
      'trolls hill 1',
      'ghouls bivouacking 0',
      'giants commando 0',
      'halflings diplomat 0',
      'humans dragonMaster 0',
    ]);
    expect(state.hidden.banners.slice(0, 3)).toEqual(['amazons', 'dwarves', 'orcs']);
    expect(state.hidden.badges.slice(0, 2)).toEqual(['berserk', 'flying']);
    expect(state.discard).toEqual(['alchemist']);
  });

  it('a list of conquests means that they have begun', () => {
    const lines = 'seat 0 orcs+flying 3:2 4 hand:4';
    expect(stateOf(`${lines}; conquered orcs 4!`).turn).toMatchObject({
      begun: true,
      conquests: [{ force: 0, region: 4, nonEmpty: true }],
    });
    expect(stateOf(`turn 0 redeploy; ${lines}; begun`).turn.begun).toBe(true);
  });
});

describe('a fault in a position', () => {
  const cases: readonly (readonly [what: string, text: string, faults: readonly string[]])[] = [
    ['an unknown statement', 'round 3\n  bord 3', ['2:3 text']],
    ['the same statement twice', 'round 3\nround 4', ['2:1 text']],
    ['unknown names', 'seat 0 orcs+flyng\nseat 1 elfs+hill\nturn 1 conqer', ['1:13 text', '2:8 text', '3:8 text']],
    ['no number', 'seat 0 orcs+hill 3:two hand:x', ['1:20 text', '1:29 text']],
    ['an unknown part of a force', 'seat 0 orcs+hill hnad:4', ['1:18 text']],
    ['brackets left open', 'seat 0 orcs+hill 3[hero', ['1:18 text']],
    ['SET-1 no such board', 'board 6', ['1:7 SET-1']],
    ['SET-1 no such seat', 'turn 2; seat 3 orcs+hill', ['1:6 SET-1', '1:14 SET-1']],
    ['no such region', 'seat 0 orcs+hill 23', ['1:18 text']],
    ['MAP-6 a region held twice', 'seat 0 orcs+hill 1\nseat 1 elves+swamp 1', ['2:20 MAP-6']],
    ['SET-7 too many tokens', 'seat 0 orcs+hill 1:9 hand:2', ['1:8 SET-7']],
    ['SET-3 a badge worn twice', 'seat 0 orcs+hill 1\nseat 1 elves+hill 2', ['2:8 SET-3']],
    ['SET-4 a Lost Tribe where none began', 'tribes 3 1', ['1:10 SET-4']],
    ['CON-10 a Lost Tribe beside tokens', 'tribes 3\nseat 0 orcs+hill 3', ['1:8 CON-10']],
    ['CON-4 a race on water', 'seat 0 orcs+hill 1 7', ['1:20 CON-4']],
    ['FRT-1 a marker nobody there brings', 'seat 0 orcs+hill 1[fortress]', ['1:18 FRT-1']],
    ['COL-2 more coins than on the combo above', 'column elves+hill orcs+swamp:1', ['1:19 COL-2']],
    ['DEC-3 two tokens of a race in decline', 'seat 0 elves declined 1:2\nseat 0 orcs+hill 2', ['1:23 DEC-3']],
    ['DIP-2 a treaty of a race that makes none', 'pact orcs 1; seat 0 orcs+hill 1', ['1:6 DIP-2']],
    ['TRN-1 a race too early', 'round 1; turn 0 conquer; seat 0 orcs+hill 1', ['1:33 TRN-1', '1:10 TRN-1']],
    ['TRN-2 a phase without its race', 'turn 1 readyTroops\nseat 0 orcs+hill 1', ['1:1 TRN-2']],
    ['SET-9 no face of the die', 'dice 1 4', ['1:8 text']],
    ['a generator of three numbers', 'random 1 2 3', ['1:1 text']],
    ['a generator too great', 'random 1 2 3 4000000000', ['1:1 text']],
  ];
  for (const [what, text, expected] of cases) {
    it(`is reported with line, column and clause: ${what}`, () => {
      expect(faultsOf(text)).toEqual(expected);
    });
  }

  it('is reported with the name that may have been meant', () => {
    expect(reasons('seat 0 Orcs+hil')).toContain('Did you mean "orcs"?');
    expect(reasons('seat 0 orcs+hil')).toContain('Did you mean "hill"?');
    expect(reasons('seats 0 orcs')).toContain('Did you mean "seat"?');
    expect(reasons('seat 0 orcs+hill 3[fortres]')).toContain('Did you mean "fortress"?');
    expect(reasons('nothingofthekind 4')).toContain('It may be one of board, round');
  });
});

describe('reading a text as a position', () => {
  const word = fc.constantFrom(
    ...'board round first turn coins tribes seat next column banners badges discard pact picked begun conquered attacked'.split(
      ' ',
    ),
    ...'rolled memory dice random 0 1 2 3 7 23 -1 2.5 orcs orcs+hill elves declined hand:3 aside:4 7:2[hero] 5[lair:2]'.split(
      ' ',
    ),
    ...'conquer redeploy withdrawal ghouls treaty all no : + [ ] , ! force:3 __proto__ constructor memory.__proto__:1 é #'.split(
      ' ',
    ),
  );
  const text = fc
    .array(
      fc.oneof(
        { weight: 9, arbitrary: word },
        { weight: 1, arbitrary: fc.string() },
        { weight: 3, arbitrary: fc.constant('\n') },
      ),
    )
    .map((words) => words.join(' '));

  it('never throws: any words in any order are refused with a reason, or give a valid state', () => {
    fc.assert(
      fc.property(text, (written) => {
        const reading = readPosition(written);
        if (reading.ok) {
          expect(faults(reading.state)).toEqual([]);
          expect(readPosition(writePosition(reading.state))).toEqual(reading);
        } else {
          expect(reading.faults.length).toBeGreaterThan(0);
          for (const { line, column, message } of reading.faults) {
            expect(written.split(/\r\n|\r|\n/)[line - 1]?.length ?? -1).toBeGreaterThanOrEqual(column - 1);
            expect(message).toMatch(/\.$|\?$/);
          }
        }
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('never throws for an endless text, or none at all', () => {
    expect(faultsOf('seat '.repeat(30_000))).toEqual(['1:1 text']);
    expect(faultsOf(`seat 0 orcs+hill 1[${','.repeat(20_000)}]`)).toHaveLength(20_001);
    for (const value of [undefined, null, 3, {}, Symbol('x')]) {
      const reading = Reflect.apply(readPosition, null, [value]);
      expect(reading.ok).toBe(false);
    }
  });
});
