import { describe, expect, it } from 'vitest';
import { chanceOf, threats } from '../../src/rules/ahead.ts';
import type { GameState } from '../../src/rules/index.ts';
import { stateOf } from '../support/position.ts';

const inside = 9;
/** Regions 2, 3, 8, 10 and 13 lie around region 9; region 18 is beside 13, on the edge. It is seat 0's turn, then seat 1's, then seat 2's. */
const table = (lines: string, turn = '0 redeploy') => stateOf(`board 3; round 4; turn ${turn}; ${lines}`);
/** Which seats threaten a region, and how. */
const by = (lines: string, region = inside) =>
  threats(table(lines), region).map(({ seat, grade, by: means }) => `${seat} ${grade} ${means}`);
const ofSeat2 = (lines: string, region = inside) => by(lines, region).filter((one) => one.startsWith('2'));

const wall = '2:2 3:2 8:2 10:2 13:2';

const elves = 'seat 2 elves+forest 18:3';

describe('a danger by a detour', () => {
  it('TRN-4 is told with the clause, and with nothing that nobody can say', () => {
    const spread = stateOf('board 2; round 4; turn 0 redeploy; seat 0 humans+swamp 2; seat 1 orcs+hill 1 13 9 8');
    expect(threats(spread, 2)).toEqual([
      {
        region: 2,
        grade: 'remote',
        seat: 1,
        race: 'orcs',
        power: 'hill',
        declined: false,
        offered: null,
        by: 'detour',
        clause: 'TRN-4',
        way: [],
        cost: null,
        tokens: 0,
        available: 0,
        short: 0,
        odds: null,
      },
    ]);
  });

  it('DIE-1 BER-2 reaches as far as the die, or the roll that is made beforehand', () => {
    const spread = (power: string, humans: number) =>
      threats(
        stateOf(`board 2; round 4; turn 0 redeploy; seat 0 humans+swamp 2:${humans}; seat 1 orcs+${power} 1 13 9 8`),
        2,
      ).length;
    expect([5, 6].map((humans) => spread('hill', humans))).toEqual([1, 0]);
    expect([5, 6].map((humans) => spread('berserk', humans))).toEqual([1, 0]);
    expect([4, 5].map((humans) => spread('stout', humans))).toEqual([1, 1]);
  });

  it('GIA-1 has every discount that it could have', () => {
    const giants = (humans: number) =>
      by(`seat 0 humans+swamp 9:${humans}; seat 1 giants+hill 8:2; seat 2 elves+forest 29`);
    expect([3, 4].map(giants)).toEqual([['1 remote detour'], []]);
  });

  it('may go where others have cleared the way, by its own regions and no more', () => {
    expect(ofSeat2(`seat 0 humans+swamp 9; seat 1 orcs+hill ${wall}; ${elves}`)).toEqual(['2 remote detour']);
    // Nobody clears it before the first of the others.
    expect(
      by(`seat 0 humans+swamp 9; seat 2 orcs+hill ${wall}; seat 1 elves+forest 18:3`).filter((one) => one[0] === '1'),
    ).toEqual([]);
  });

  it('does not go through regions of the defender that nobody can take before', () => {
    expect(ofSeat2(`seat 0 humans+swamp 9 2:2 3:3 8 10 13:2; seat 1 orcs+hill 29; ${elves}`)).toEqual([]);
    expect(ofSeat2(`seat 0 humans+swamp 9 2:2 3:3 8 10 13:2; seat 1 orcs+hill 4:8; ${elves}`)).toEqual([
      '2 remote detour',
    ]);
  });

  it('DIP-2 does not break a treaty of the defender', () => {
    const peace = 'seat 0 humans+diplomat 9:6; seat 1 orcs+hill 2 3 8 10 13; seat 2 elves+dragonMaster 18:4';
    const dangers = (rest: string) =>
      threats(table(`${peace}${rest}`, '1 readyTroops'), inside).filter(({ seat }) => seat === 2).length;
    expect([dangers(''), dangers('; pact humans 2'), dangers('; pact humans 1')]).toEqual([1, 0, 1]);
  });

  it('SOR-1 may go by lone tokens of another seat that are not there yet', () => {
    const sorcerers = 'seat 2 sorcerers+hill 18';
    expect(ofSeat2(`seat 0 humans+swamp 9; seat 1 orcs+forest 25; ${sorcerers}`)).toEqual(['2 remote detour']);
    expect(ofSeat2(`seat 0 humans+swamp 9 13:3; seat 1 orcs+forest 25; ${sorcerers}`)).toEqual([]);
  });
});

describe('the chance of a way on which there is a roll before each conquest (BER-1)', () => {
  const surest = (state: GameState) =>
    threats(state, inside).find(({ seat, grade }) => seat === 1 && grade === 'chance');

  it('is that of all rolls together', () => {
    // To 13 any number will do, or one token is too few for what comes after; to 9 a two or a three.
    const orcs = surest(table('seat 0 humans+swamp 9; seat 1 orcs+berserk 18:3; seat 2 elves+forest 29'));
    expect(orcs).toMatchObject({
      by: 'berserkRoll',
      way: [{ region: 13, by: 'conquer' }],
      odds: { wins: 3 * 2, of: 36 },
    });
  });

  it('GIA-1 with the discounts of what is taken on the way', () => {
    // The mountain takes three, less by the roll; then the hill two, beside it.
    const giants = surest(table('seat 0 humans+swamp 9; seat 1 giants+berserk 1:4; seat 2 elves+forest 8:5'));
    expect(giants).toMatchObject({ way: [{ region: 2, by: 'conquer' }], odds: { wins: 1 * 3 + 2 * 6, of: 36 } });
  });

  it('DRA-1 PRT-15 leaves out what is taken without one', () => {
    const own = {
      ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'ratmen', parts: [{ part: 'strike', piece: 'idol' }] }],
    } as const;
    const text =
      'board 3; round 4; turn 0 redeploy; seat 0 humans+swamp 9; seat 1 gnomes+berserk 18:3; seat 2 elves+forest 13:8';
    const gnomes = surest(stateOf(text, { id: 'base', own }));
    expect(gnomes).toMatchObject({
      way: [{ region: 13, by: 'idol' }],
      tokens: 1 + 3,
      short: 2,
      odds: { wins: 2, of: 6 },
    });
    const dragon = threats(
      table('seat 0 humans+swamp 9:7; seat 1 orcs+dragonMaster 8:3; seat 2 elves+forest 29'),
      inside,
    );
    expect(dragon[0]).toMatchObject({ by: 'dragon', tokens: 1, available: 2, short: 0 });
  });
});

describe('of several dangers the nearest comes first', () => {
  it('by grade, then chance, then way, then tokens', () => {
    expect(by('seat 0 humans+swamp 9:2; seat 1 orcs+hill 8:2; seat 2 elves+forest 13:5')).toEqual([
      '2 certain conquer',
      '1 chance finalRoll',
    ]);
    expect(by('seat 0 humans+swamp 9:2; seat 1 orcs+hill 8:2; seat 2 elves+forest 13:4')).toEqual([
      '2 chance finalRoll',
      '1 chance finalRoll',
    ]);
    expect(by('seat 0 humans+swamp 9; seat 1 orcs+hill 1:6; seat 2 elves+forest 13:5')).toEqual([
      '2 certain conquer',
      '1 certain conquer',
    ]);
    expect(by('seat 0 humans+swamp 9; seat 1 orcs+hill 8:6; seat 2 elves+commando 13:5')).toEqual([
      '2 certain conquer',
      '1 certain conquer',
    ]);
  });

  it('COL-5 and what nobody has seen comes last', () => {
    const dangers = threats(table('seat 0 humans+swamp 2; seat 1 elves declined 13; seat 2 orcs declined 18'), 2);
    const races = dangers.map(({ race }) => race === null);
    expect(races).toEqual(races.toSorted());
    expect(dangers.at(-1)).toMatchObject({
      grade: 'new',
      by: 'unseen',
      clause: 'COL-5',
      way: [],
      declined: false,
      odds: null,
    });
  });

  it('DIE-3 the chance is that of the die', () => {
    const chances = (lines: string) => threats(table(lines), inside).map(chanceOf);
    const two = 'seat 0 humans+swamp 9:2; seat 1 orcs+hill 8:2; seat 2 elves+forest 13:5';
    expect(chances(two)).toEqual([1, 1 / 6]);
    expect(threats(table(two), inside)[1]).toMatchObject({ tokens: 4, available: 1, short: 3 });
  });
});
