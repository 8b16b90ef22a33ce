import { describe, expect, it } from 'vitest';
import { aftermath } from '../../src/rules/ahead.ts';
import { type BoxName, contentOf, forceOf, hooksOf, income, type Part, prospect } from '../../src/rules/index.ts';
import { fitsAny, type Ground, grounds, heldBy, holders } from '../../src/rules/parts/where.ts';
import { begin } from '../../src/rules/play.ts';
import { farm, forest, hill, swamp } from '../support/places.ts';
import { play, stateOf } from '../support/position.ts';

const gnomes = (...parts: Part[]): BoxName => ({
  id: 'base',
  own: { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'ratmen', parts }] },
});

describe('the words by which parts speak of regions', () => {
  const state = stateOf(
    `tribes 6 10; seat 0 orcs+hill ${farm} hand:3; seat 0 dwarves declined ${forest}
     seat 1 elves+forest ${swamp}; seat 1 humans declined ${hill}`,
  );
  const among = (fits: (region: number) => boolean) =>
    state.regions.flatMap((_, id) => (fits(id) ? [id] : [])).join(' ');

  it('MAP-1 MAP-4 MAP-5 each ground is what is printed there', () => {
    expect(Object.fromEntries(grounds.map((ground) => [ground, among((id) => fitsAny([ground])(state, id))]))).toEqual({
      any: '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22',
      land: '1 2 3 4 5 6 8 9 10 11 12 13 14 15 16 17 18 19 20 21',
      water: '0 7 22',
      coast: '1 2 5 6 8 12 13 15 20 21',
      border: '1 2 3 4 5 10 11 15 16 17 18 19 20 21',
      farmland: '1 9 11 13',
      hill: '4 6 14 17',
      forest: '2 10 12 21',
      swamp: '3 16 18 20',
      mountain: '5 8 15 19',
      mine: '2 5 15 18',
      magic: '1 10 13 16',
      cavern: '3 5 14 17',
    });
    const several = (...where: readonly Ground[]) => among((id) => fitsAny(where)(state, id));
    expect(fitsAny([])(state, 1)).toBe(false);
    expect([several(), several('water', 'mine'), several('hill', 'cavern', 'magic')]).toEqual([
      '',
      '0 2 5 7 15 18 22',
      '1 3 4 5 6 10 13 14 16 17',
    ]);
  });

  it('each holder is who stands there, as the race sees it', () => {
    const held = (force: number) =>
      Object.fromEntries(holders.map((who) => [who, among((id) => heldBy([who])(state, forceOf(state, force), id))]));
    const alike = { nobody: '0 5 7 8 9 11 12 13 14 15 16 17 18 19 20 21 22', tribe: '6 10', declined: '2 4' };
    expect(state.forces.map(({ id }) => held(id))).toEqual([
      { ...alike, opponent: '3' },
      { ...alike, opponent: '3' },
      { ...alike, opponent: '1' },
      { ...alike, opponent: '1' },
    ]);
    const foes = among((id) => heldBy(['opponent', 'tribe'])(state, forceOf(state, 0), id));
    expect(foes).toBe('3 6 10');
  });
});

describe('what a part does, by what is filled in', () => {
  const at = (box: BoxName, lines: string, power = 'hill') =>
    stateOf(`board 2; round 4; turn 0 conquer; seat 0 gnomes+${power} ${lines}`, box);
  const coinsOf = (box: BoxName, lines: string, power?: string) =>
    income(at(box, lines, power), 0)
      .filter(({ clause }) => clause.startsWith('PRT'))
      .map(({ clause, amount, region }) => [clause, amount, region]);
  const taken = `${farm} ${forest} ${swamp}; seat 1 elves+forest 9; conquered gnomes ${forest}!; conquered gnomes ${swamp}`;

  it('PRT-10 coins by region, while active, in decline or always', () => {
    const coins = (when?: 'active' | 'declined' | 'always') =>
      gnomes({ part: 'coins', amount: 2, where: ['forest', 'swamp'], ...(when && { when }) });
    const lines = `${farm} ${forest} ${swamp}`;
    const paid = [
      ['PRT-10', 2, forest],
      ['PRT-10', 2, swamp],
    ];
    expect([coinsOf(coins(), lines), coinsOf(coins('active'), lines), coinsOf(coins('always'), lines)]).toEqual([
      paid,
      paid,
      paid,
    ]);
    expect(coinsOf(coins('declined'), lines)).toEqual([]);
    const late = (when: 'active' | 'declined' | 'always') => {
      const text = `board 2; round 4; turn 0 pickCombo; seat 0 gnomes declined ${forest}`;
      return income(stateOf(text, coins(when)), 0).filter(({ clause }) => clause === 'PRT-10').length;
    };
    expect([late('active'), late('declined'), late('always')]).toEqual([0, 1, 1]);
  });

  it('PRT-11 spoils for conquests of this turn, all or those of somebody’s regions, where it says', () => {
    const spoils = (of: 'conquered' | 'nonEmpty', where?: readonly Ground[]) =>
      coinsOf(gnomes({ part: 'spoils', amount: 1, of, ...(where && { where }) }), taken);
    expect(spoils('conquered')).toEqual([
      ['PRT-11', 1, forest],
      ['PRT-11', 1, swamp],
    ]);
    expect(spoils('nonEmpty')).toEqual([['PRT-11', 1, forest]]);
    expect(spoils('conquered', ['swamp'])).toEqual([['PRT-11', 1, swamp]]);
    expect(spoils('nonEmpty', ['swamp'])).toEqual([]);
  });

  it('PRT-13 a dowry in the turn in which it was picked', () => {
    const box = gnomes({ part: 'dowry', amount: 5 });
    expect(coinsOf(box, `${farm}; picked`)).toEqual([['PRT-13', 5, null]]);
    expect(coinsOf(box, `${farm}`)).toEqual([]);
    const other = stateOf(
      `board 2; round 4; turn 1 conquer; picked; seat 0 gnomes+hill ${farm}; seat 1 orcs+swamp 9`,
      box,
    );
    expect(income(other, 0).filter(({ clause }) => clause === 'PRT-13')).toEqual([]);
  });

  it('PRT-9 recruits for conquests, for those of somebody’s regions, or every turn; for so many, and no more than it says', () => {
    const recruits = (fields: object) => {
      const box = gnomes({ part: 'recruits', tokens: 2, per: 'conquered', ...fields });
      const state = at(box, taken);
      return hooksOf(state, forceOf(state, 0)).reinforcements.map((grant) => grant(state, forceOf(state, 0)));
    };
    const granted = (tokens: number) => [{ clause: 'PRT-9', tokens }];
    expect(recruits({})).toEqual(granted(4));
    expect(recruits({ per: 'nonEmpty' })).toEqual(granted(2));
    expect(recruits({ per: 'turn' })).toEqual(granted(2));
    expect(recruits({ every: 2 })).toEqual(granted(2));
    expect(recruits({ every: 3 })).toEqual(granted(0));
    expect(recruits({ most: 3 })).toEqual(granted(3));
    expect(recruits({ tokens: 1, most: 3 })).toEqual(granted(2));
  });

  it('PRT-7 losses, PRT-8 visitors', () => {
    const losing = (tokens: number) => {
      const text = `board 2; round 4; turn 1 conquer; seat 0 gnomes+hill ${forest}:4 ${swamp}; seat 1 orcs+swamp ${farm} hand:9`;
      return aftermath(stateOf(text, gnomes({ part: 'losses', tokens })), forest)?.loser;
    };
    expect([losing(0), losing(3)]).toMatchObject([
      { lost: 0, withdrawn: 4, clause: 'PRT-7' },
      { lost: 3, withdrawn: 1, clause: 'PRT-7' },
    ]);
    const state = at(gnomes({ part: 'visitors', tokens: 3 }), `${farm}`);
    expect(hooksOf(state, forceOf(state, 0))).toMatchObject({
      extraTokens: [{ clause: 'PRT-8', tokens: 3 }],
      setAside: { clause: 'PRT-8', emptying: 'PRT-8', tokens: 3 },
    });
  });

  it('PRT-3 PRT-4 PRT-5 PRT-6 ways into the map, over it, between regions, and over water', () => {
    const barrier = (box: BoxName, lines: string, region: number) =>
      prospect(at(box, lines), region)?.barrier?.clause ?? null;
    const cavern = 14;
    const inside = (parts: Part[], region: number) => barrier(gnomes(...parts), 'hand:9', region);
    expect([inside([], cavern), inside([{ part: 'entry', where: ['cavern'] }], cavern)]).toEqual(['CON-2', null]);
    expect(inside([{ part: 'entry', where: ['swamp'] }], cavern)).toBe('CON-2');
    const far = (parts: Part[]) => barrier(gnomes(...parts), `${farm} hand:9`, hill);
    expect([far([]), far([{ part: 'reach', where: ['hill'] }]), far([{ part: 'reach', where: ['magic'] }])]).toEqual([
      'CON-3',
      null,
      'CON-3',
    ]);
    // The hill is linked to a farm of which it is none, and to the peak as another height.
    const linked = (where: readonly Ground[]) => barrier(gnomes({ part: 'links', where }), '5 hand:9', hill);
    expect([linked(['hill', 'mountain']), linked(['hill']), linked(['mountain'])]).toEqual([null, 'CON-3', 'CON-3']);
    const wet = (parts: Part[]) => barrier(gnomes(...parts), `${farm} hand:9`, 0);
    expect([wet([]), wet([{ part: 'water' }])]).toEqual(['CON-4', null]);
  });

  it('CON-5 several changes of the cost are summed for whoever asks for all in one', () => {
    const box = gnomes(
      { part: 'discount', amount: 1, where: ['forest'] },
      { part: 'discount', amount: 2, where: ['any'], holder: ['opponent'] },
      { part: 'discount', amount: 1, where: ['any'], beside: ['farmland'] },
    );
    const total = (foe: string, region: number) =>
      prospect(at(box, `${farm} hand:9; seat 1 elves+swamp ${foe}`), region)?.cost;
    expect(total(`${forest}:4`, forest)?.lines.map(({ clause, amount }) => [clause, amount])).toEqual([
      ['CON-1', 2],
      ['CON-1', 4],
      ['PRT-1', -1],
      ['PRT-1', -2],
      ['PRT-1', -1],
    ]);
    expect(total(`${forest}:4`, 6)?.total).toBe(1);
    const trait = at(box, `${farm} hand:9; seat 1 elves+swamp ${forest}:4`);
    const { discount } = contentOf(trait).races.gnomes ?? {};
    const asked = (region: number) => discount?.(trait, forceOf(trait, 0), region);
    expect([asked(forest), asked(6), asked(10), asked(hill)]).toEqual([
      { clause: 'PRT-1', amount: 4 },
      { clause: 'PRT-1', amount: 1 },
      { clause: 'PRT-1', amount: 1 },
      null,
    ]);
  });

  it('PRT-1 a change that asks for several things asks for all of them', () => {
    const changes = (fields: object, lines = `${farm} hand:9`) => {
      const state = at(gnomes({ part: 'discount', amount: 1, where: ['any'], ...fields } as Part), lines);
      const [{ discount } = { discount: () => null }] = hooksOf(state, forceOf(state, 0)).discounts;
      return state.regions.flatMap((_, id) => (discount(state, forceOf(state, 0), id) ? [id] : [])).join(' ');
    };
    expect(changes({ where: ['forest'] })).toBe('2 10 12 21');
    expect(changes({ beside: ['farmland'] })).toBe('0 2 5 6');
    expect(changes({ beside: ['hill'] })).toBe('');
    expect(changes({ where: ['forest', 'hill'], beside: ['farmland'] })).toBe('2 6');
    const foes = `${farm} hand:9; seat 1 elves+swamp ${forest} 10; seat 1 orcs declined 6`;
    expect(changes({ holder: ['opponent'] }, foes)).toBe('2 10');
    expect(changes({ beside: ['farmland'], holder: ['opponent', 'declined'] }, foes)).toBe('2 6');
    expect(changes({ where: ['forest'], beside: ['farmland'], holder: ['opponent'] }, foes)).toBe('2');
    expect(changes({}, foes)).toBe(Array.from({ length: 23 }, (_, id) => id).join(' '));
  });

  it('OWN-3 several parts of one kind are one hook for whoever asks for the race as a whole', () => {
    const state = at(
      gnomes(
        { part: 'coins', amount: 1, where: ['farmland'] },
        { part: 'coins', amount: 2, where: ['any'] },
        { part: 'marker', piece: 'tower', put: 'everywhere' },
        { part: 'marker', piece: 'idol', put: 'everywhere' },
      ),
      `${farm}[tower,idol] hand:3`,
    );
    const race = contentOf(state).races.gnomes;
    expect(race?.coins?.(state, forceOf(state, 0)).map(({ amount }) => amount)).toEqual([1, 2]);
    expect(race?.markers?.map(({ id }) => id)).toEqual(['tower', 'idol']);
    const going = begin(state);
    race?.onConquered?.(going, forceOf(going.state, 0), forest, { by: 'conquer' });
    expect(going.state.regions[forest]?.markers).toEqual({ tower: 1, idol: 1 });
  });

  it('PRT-14 LOS-2 pieces that withdraw go to the only region left, as far as it has room', () => {
    const towers = { part: 'marker', piece: 'tower', put: 'byHand', supply: 4, perRegion: 2, withdraws: true } as const;
    const text = `board 2; round 4; turn 1 conquer; seat 0 gnomes+hill ${farm}[tower] ${forest}:2[tower]; seat 1 orcs+swamp ${swamp} hand:9`;
    const left = { type: 'place', region: swamp, count: 5 } as const;
    const { state } = play(
      stateOf(text, gnomes(towers)),
      { type: 'conquer', region: forest },
      { type: 'endConquests' },
      left,
      { type: 'endRedeployment' },
    );
    expect(state).toMatchObject({ seat: 0, phase: 'readyTroops' });
    expect(state.regions[farm]).toMatchObject({ tokens: 2, markers: { tower: 2 } });
  });

  it('PRT-15 PRT-16 PRT-17 an action of each part, by its clause', () => {
    const box = gnomes({ part: 'strike' }, { part: 'convert' }, { part: 'roll' });
    const state = at(box, `${farm} hand:3; seat 1 elves+swamp ${forest}; dice 2`);
    const { actions, markers } = hooksOf(state, forceOf(state, 0));
    expect(actions.map(({ id, clause, targets }) => [id, clause, targets])).toEqual([
      ['strike', 'PRT-15', true],
      ['convert', 'PRT-16', true],
      ['berserkRoll', 'PRT-17', false],
    ]);
    expect(markers).toEqual([]);
    const rolled = play(state, { type: 'act', action: 'berserkRoll' });
    expect(rolled.state.turn.roll).toEqual({ value: 2, clause: 'PRT-17', binding: 'PRT-17' });
    expect(rolled.events).toMatchObject([{ type: 'dieRolled', purpose: 'beforehand', region: null, clause: 'PRT-17' }]);
    const turned = play(state, { type: 'act', action: 'convert', region: forest }).state;
    expect(turned.turn.memory).toEqual({ 'converted.1': 1 });
    const struck = play(state, { type: 'act', action: 'strike', region: forest }).state;
    expect(struck.turn.memory).toEqual({ strike: 1 });
    expect(struck.regions[forest]).toMatchObject({ tokens: 1, markers: {} });
  });
});
