import { describe, expect, it } from 'vitest';
import { comboHere, type HereFact } from '../../src/rules/ahead.ts';
import { type BoxName, contentOf, type GameState, newGame, view } from '../../src/rules/index.ts';
import { stateOf } from '../support/position.ts';

type RegionsOf<Fact> = Fact extends { readonly regions: infer Regions } ? Regions : never;

function kindOf({ kind }: RegionsOf<HereFact>): string {
  if (kind === null) return 'regions';
  if ('all' in kind) return kind.all;
  return 'symbol' in kind ? kind.symbol : kind.terrains.map(({ terrain, count }) => `${count} ${terrain}`).join(', ');
}

/** A fact in a few words: what it is, its numbers and names, its regions and what they have in common. */
function short({ is, ...fact }: HereFact): string {
  return [
    is,
    ...Object.values(fact).map((one) => (typeof one === 'object' ? `${one.count}: ${kindOf(one)}` : one)),
  ].join(' ');
}

const here = (state: GameState, index = 0) => comboHere(view(state, 0), index, 0);
const facts = (state: GameState, index = 0) => {
  const { race = [], power = [] } = here(state, index) ?? {};
  return [race.map(short), power.map(short)];
};
function offering(race: string, power: string): GameState {
  const start = newGame({ players: 2, seed: 1, firstSeat: 0, banners: [race], badges: [power] });
  return start.ok ? start.state : expect.fail(start.refusal.code);
}

/** What each does on the board of two, where there are nine Lost Tribes; none of the others does anything that regions tell. */
const races: Readonly<Record<string, readonly string[]>> = {
  amazons: ['comes 4'],
  dwarves: ['coinsHeld 4 4: mine'],
  giants: ['saves 1 12: regions'],
  halflings: ['enters 6: regions', 'brings hole 2'],
  humans: ['coinsHeld 4 4: 4 farmland'],
  orcs: ['coinsTaken 9 9: regions'],
  skeletons: ['tokensTaken 4 9: regions'],
  sorcerers: ['acts convert 0: '],
  tritons: ['saves 1 10: coast'],
  trolls: ['brings lair 10'],
  wizards: ['coinsHeld 4 4: magic'],
};
const powers: Readonly<Record<string, readonly string[]>> = {
  alchemist: ['coinsTurn 2'],
  bivouacking: ['brings encampment 5'],
  commando: ['saves 1 20: land'],
  diplomat: ['peace 1'],
  dragonMaster: ['acts dragon 20: land', 'brings dragon 1'],
  flying: ['reaches 20: land'],
  forest: ['coinsHeld 4 4: 4 forest'],
  fortified: ['coinsMarker 1 fortress', 'brings fortress 6'],
  heroic: ['brings hero 2'],
  hill: ['coinsHeld 4 4: 4 hill'],
  merchant: ['coinsHeld 20 20: land'],
  mounted: ['saves 1 8: 4 farmland, 4 hill'],
  pillaging: ['coinsTaken 9 9: regions'],
  seafaring: ['sails 3: water'],
  swamp: ['coinsHeld 4 4: 4 swamp'],
  underworld: ['saves 1 4: cavern', 'links 4: cavern'],
  wealthy: ['coinsPick 7'],
};

describe('what each race and each power would do on the board as it lies', () => {
  it('is found by its clause, region by region', () => {
    const box = contentOf({});
    for (const race of Object.keys(box.races))
      expect([race, facts(offering(race, 'stout'))]).toEqual([race, [races[race] ?? [], []]]);
    for (const power of Object.keys(box.powers))
      expect([power, facts(offering('ratmen', power))]).toEqual([power, [[], powers[power] ?? []]]);
  });

  it('SOR-1 ORC-1 DRA-1 leaves out what is one’s own already', () => {
    const state = stateOf(
      'board 2; round 4; turn 0 pickCombo; tribes 3 6; seat 0 orcs declined 2; seat 1 elves+hill 8:2 9; seat 1 dwarves declined 14; column sorcerers+pillaging humans+dragonMaster amazons+diplomat',
    );
    expect(facts(state)).toEqual([['acts convert 1: regions'], ['coinsTaken 5 5: regions']]);
    expect(facts(state, 1)[1]).toEqual(['acts dragon 19: regions', 'brings dragon 1']);
    // The first turn pays for the region held before as well; entering, 14 regions are open to it.
    expect([0, 1, 2].map((index) => here(state, index)?.firstTurn?.coins)).toEqual([
      { regions: 4, race: 0, power: 1, others: 1 },
      { regions: 4, race: 2, power: 0, others: 1 },
      { regions: 7, race: 0, power: 0, others: 1 },
    ]);
    expect([here(state)?.firstTurn?.entries, here(offering('elves', 'flying'))?.firstTurn?.entries]).toEqual([14, 20]);
    expect([here(state)?.firstTurn?.left, here(state)?.tokens, here(state, 2)?.tokens]).toEqual([1, 10, 15]);
  });

  it('PRT-2 PRT-3 PRT-4 PRT-5 PRT-14 is asked of those of one’s own as well', () => {
    const box: BoxName = {
      id: 'base',
      own: {
        ownRaces: [
          {
            id: 'gnomes',
            tokens: 6,
            borrows: 'ratmen',
            parts: [
              { part: 'surcharge', amount: 1, where: ['hill', 'swamp'] },
              { part: 'marker', piece: 'tower', put: 'byHand', supply: 3, pays: 1 },
              { part: 'income', amount: 2 },
              { part: 'reach', where: ['coast'] },
            ],
          },
        ],
        ownPowers: [
          {
            id: 'nimble',
            tokens: 4,
            parts: [
              { part: 'entry', where: ['any'] },
              { part: 'links', where: ['mine'] },
              { part: 'coins', amount: 1, where: ['any'], when: 'declined' },
              { part: 'visitors', tokens: 2 },
            ],
          },
        ],
      },
    };
    const state = stateOf('board 2; round 4; turn 0 pickCombo; tribes 3 6; column gnomes+nimble', box);
    expect(facts(state)).toEqual([
      ['coinsTurn 2', 'coinsMarker 1 tower', 'saves -1 8: 4 hill, 4 swamp', 'reaches 10: coast', 'brings tower 3'],
      ['enters 6: regions', 'links 4: mine', 'comes 2'],
    ]);
    expect(here(state)?.decline).toMatchObject({ stay: [], leave: ['tower'] });
    expect(here(state)?.decline.coins.map(short)).toEqual(['coinsHeld 20 20: land']);
  });

  it('DEC-8 STO-1 SPI-1 says what stays, and no more than stays', () => {
    const none = { keepsTokens: false, acts: false, lingers: false, late: false, stay: [], leave: [], coins: [] };
    expect(here(offering('elves', 'berserk'))?.decline).toEqual(none);
    expect(here(offering('trolls', 'heroic'))?.decline).toEqual({ ...none, stay: ['lair'], leave: ['hero'] });
    expect(here(offering('halflings', 'fortified'))?.decline).toEqual({ ...none, stay: ['fortress'], leave: ['hole'] });
  });

  it('COL-4 where nobody picks the tokens are told all the same, as far as the tray goes', () => {
    const state = stateOf('board 2; round 4; turn 1 conquer; seat 1 elves+hill 8:2 hand:3; column amazons+alchemist');
    expect(here(state)).toMatchObject({ tokens: 6 + 4 + 4, firstTurn: null });
    expect(here({ ...state, tray: { ...state.tray, amazons: 5 } })?.tokens).toBe(5);
    expect(here({ ...state, column: [] })).toBeNull();
  });
});
