import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type BoxName,
  forceOf,
  type GameState,
  hooksOf,
  income,
  newGame,
  type Part,
  partNames,
} from '../../src/rules/index.ts';
import { playChecked } from '../../tools/checks/checked-game.ts';
import { pickTop } from '../../tools/checks/pick-top.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { priceOf, targetsOf } from '../support/ask.ts';
import { isLong } from '../support/how-long.ts';
import { farm, forest, hill, swamp } from '../support/places.ts';
import { play, refused, stateOf } from '../support/position.ts';
import { only, standing } from '../support/read.ts';
import { both, boxOf, filled, ofTwo } from '../support/two-of-it.ts';

/** Nimble Gnomes in a turn of theirs, by the newest rules or those of a version. */
const gnomes = (box: BoxName, lines: string, phase = 'conquer', rules?: number): GameState =>
  stateOf(
    `${rules === undefined ? '' : `rules ${rules}; `}board 2; round 4; turn 0 ${phase}; seat 0 gnomes+nimble ${lines}`,
    box,
  );

/** What the turn would pay beside the coins for regions, by clause and source. */
const bonuses = (state: GameState) =>
  income(state, 0)
    .filter(({ clause }) => clause !== 'SCO-1')
    .map(({ clause, amount, of }) => [clause, amount, Object.values(of)[0]]);

const strike = (region: number) => ({ type: 'act', action: 'strike', region }) as const;
const convert = (region: number) => ({ type: 'act', action: 'convert', region }) as const;
const conquer = (region: number) => ({ type: 'conquer', region }) as const;

describe('OWN-4 what a banner and its badge both bring adds up:', () => {
  it('coins of every kind, each with its source', () => {
    const pairs: readonly (readonly [Part, string])[] = [
      [{ part: 'coins', amount: 2, where: ['farmland'] }, 'PRT-10'],
      [{ part: 'spoils', amount: 2, of: 'conquered' }, 'PRT-11'],
      [{ part: 'income', amount: 2 }, 'PRT-12'],
      [{ part: 'dowry', amount: 2 }, 'PRT-13'],
    ];
    for (const [part, clause] of pairs)
      expect(bonuses(gnomes(both(part), `${farm}:2; picked; conquered gnomes ${farm}`))).toEqual([
        [clause, 2, 'gnomes'],
        [clause, 2, 'nimble'],
      ]);
  });

  it('coins by name (`does`) as much as coins that are written out', () => {
    const written = boxOf({ parts: [{ part: 'coins', amount: 1, where: ['hill'] }] }, { does: 'hill' });
    const named = boxOf({ does: 'hill' }, { does: 'hill' });
    for (const box of [written, named])
      expect(bonuses(gnomes(box, `${hill}`)).map(([, amount, of]) => [amount, of])).toEqual([
        [1, 'gnomes'],
        [1, 'nimble'],
      ]);
    const declined = boxOf({ does: 'dwarves' }, { does: 'dwarves' });
    const text = `board 2; round 4; turn 0 readyTroops; seat 0 gnomes+nimble declined ${forest}; seat 0 orcs+hill 4`;
    expect(income(stateOf(text, declined), 0).filter(({ clause }) => clause === 'DWA-1')).toHaveLength(2);
  });

  it('discounts and surcharges, by name too', () => {
    const cheap: Part = { part: 'discount', amount: 1, where: ['any'] };
    const dear: Part = { part: 'surcharge', amount: 2, where: ['any'] };
    const foes = `${farm} hand:9; seat 1 elves+hill ${forest}:2`;
    expect(priceOf(gnomes(both(cheap), foes), forest)).toBe(2);
    expect(priceOf(gnomes(both(dear), foes), forest)).toBe(8);
    expect(priceOf(gnomes(both(cheap, dear), foes), forest)).toBe(5);
    expect(priceOf(gnomes(boxOf({ does: 'commando' }, { does: 'commando' }), foes), forest)).toBe(2);
  });

  it('visitors come as many as both say, and as many leave', () => {
    const box = both({ part: 'visitors', tokens: 1 }, { part: 'visitors', tokens: 5 });
    const column = 'board 2; round 4; turn 0 pickCombo; column gnomes+nimble';
    const { state, events } = play(stateOf(column, box), { type: 'pickCombo', index: 0 });
    expect(forceOf(state, 0).hand).toBe(6 + 4 + 1 + 5);
    expect(only(events, 'tokensMoved').map(({ count, clause }) => [count, clause])).toEqual([
      [10, 'COL-4'],
      [1, 'PRT-8'],
      [5, 'PRT-8'],
    ]);
    const placed = play(state, conquer(farm), conquer(forest), conquer(swamp), { type: 'endConquests' });
    const out = [farm, forest, swamp].reduce((sum, region) => sum + (placed.state.regions[region]?.tokens ?? 0), 0);
    const spread = play(placed.state, { type: 'place', region: farm, count: 10 - out }, { type: 'endRedeployment' });
    expect(forceOf(spread.state, 0)).toMatchObject({ hand: 0, aside: 6 });
  });

  it('visitors come as far as the tray has any: four Amazons and two more', () => {
    const box: BoxName = {
      id: 'base',
      own: { ownPowers: [{ id: 'nimble', tokens: 5, parts: [{ part: 'visitors', tokens: 5 }] }] },
    };
    const column = 'board 2; round 4; turn 0 pickCombo; column amazons+nimble';
    const { state, events } = play(stateOf(column, box), { type: 'pickCombo', index: 0 });
    expect(forceOf(state, 0).hand).toBe(15);
    expect(only(events, 'tokensMoved').map(({ count, clause }) => [count, clause])).toEqual([
      [11, 'COL-4'],
      [4, 'AMA-1'],
    ]);
    const fewer = { ...box, own: { ownPowers: [{ id: 'nimble', tokens: 4, parts: box.own?.ownPowers?.[0]?.parts }] } };
    const some = play(stateOf(column, fewer), { type: 'pickCombo', index: 0 });
    expect(only(some.events, 'tokensMoved').map(({ count, clause }) => [count, clause])).toEqual([
      [10, 'COL-4'],
      [4, 'AMA-1'],
      [1, 'PRT-8'],
    ]);
  });

  it('recruits', () => {
    for (const box of [
      both({ part: 'recruits', tokens: 1, per: 'turn' }, { part: 'recruits', tokens: 2, per: 'turn' }),
      boxOf(
        { does: 'skeletons' },
        {
          parts: [
            { part: 'recruits', tokens: 1, per: 'nonEmpty' },
            { part: 'strike', piece: 'idol' },
          ],
        },
      ),
    ]) {
      const start = gnomes(box, `${farm} ${forest} ${swamp} hand:3; conquered gnomes ${forest}! ${swamp}!`);
      const { state } = play(start, { type: 'endConquests' });
      expect(forceOf(state, 0).hand).toBe(3 + 3);
    }
    const twice = gnomes(boxOf({ does: 'skeletons' }, { does: 'skeletons' }), `${farm} ${forest} ${swamp} hand:1`);
    const fought = { ...twice, turn: { ...twice.turn, conquests: conquests(forest, swamp), begun: true } };
    expect(forceOf(play(fought, { type: 'endConquests' }).state, 0).hand).toBe(1 + 2);
  });

  it('strikes: two a turn, where each may strike once', () => {
    const start = gnomes(both({ part: 'strike' }), `${farm} hand:4; seat 1 elves+hill ${forest}:3 ${swamp}:3`);
    const once = play(start, strike(forest)).state;
    expect(targetsOf(once, 'act', 'strike')).toContain(swamp);
    const twice = play(once, strike(swamp)).state;
    expect(targetsOf(twice, 'act', 'strike')).toEqual([]);
    expect(refused(twice, strike(hill))).toMatchObject({ clause: 'PRT-15', code: 'usedThisTurn' });
    expect(standing(twice, 0)).toEqual({ [farm]: 1, [forest]: 1, [swamp]: 1 });
  });

  it('conversions: two of each opponent, by the race’s clause', () => {
    const box: BoxName = {
      id: 'base',
      own: { ownPowers: [{ id: 'nimble', tokens: 4, parts: [{ part: 'convert' }] }] },
    };
    const text = `board 2; round 4; turn 0 conquer; seat 0 sorcerers+nimble ${farm} ${swamp} hand:1`;
    const start = stateOf(`${text}; seat 1 orcs+hill ${forest} 8 6`, box);
    expect(hooksOf(start, forceOf(start, 0)).actions.map(({ clause }) => clause)).toEqual(['SOR-1']);
    const twice = play(start, convert(forest), convert(8)).state;
    expect(twice.turn.memory).toEqual({ 'converted.1': 2 });
    expect(refused(twice, convert(6))).toMatchObject({ clause: 'SOR-1', code: 'convertedAlready' });
    expect(targetsOf(twice, 'act', 'convert')).toEqual([]);
  });
});

describe('OWN-4 of what cannot add up there is one:', () => {
  it('of two losses the smaller is paid, whoever brings it', () => {
    const lost = (box: BoxName, race = 'gnomes') => {
      const foe = `seat 1 ${race}+nimble ${forest}:4 ${hill}`;
      const start = stateOf(`board 2; round 4; turn 0 conquer; seat 0 orcs+swamp ${farm} hand:9; ${foe}`, box);
      const { state } = play(start, conquer(forest));
      return 5 - (forceOf(state, 1).hand + 1);
    };
    const losing = (tokens: number): Part => ({ part: 'losses', tokens });
    expect(lost(both(losing(3), losing(0)))).toBe(0);
    expect(lost(both(losing(0), losing(3)))).toBe(0);
    expect(lost(both(losing(3), losing(2)))).toBe(2);
    expect(lost(both(losing(2)))).toBe(2);
    const elves: BoxName = { id: 'base', own: { ownPowers: [{ id: 'nimble', tokens: 4, parts: [losing(2)] }] } };
    expect(lost(elves, 'elves')).toBe(0);
  });

  it('of two losses the clause of the smaller is told', () => {
    const box: BoxName = {
      id: 'base',
      own: {
        ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'skeletons', parts: [{ part: 'losses', tokens: 2 }] }],
        ownPowers: [{ id: 'nimble', tokens: 4, does: 'elves' }],
      },
    };
    const state = gnomes(box, `${farm}`);
    expect(hooksOf(state, forceOf(state, 0)).losses).toEqual({ clause: 'ELF-1', tokens: 0 });
    // Of equal ones that of the banner.
    const equal = gnomes(boxOf({ parts: [{ part: 'losses', tokens: 0 }] }, { does: 'elves' }), `${farm}`);
    expect(hooksOf(equal, forceOf(equal, 0)).losses).toEqual({ clause: 'PRT-7', tokens: 0 });
  });

  it('one treaty a turn, one roll before a conquest, one action of its kind', () => {
    const peace = gnomes(both({ part: 'treaty' }), `${farm}; seat 1 orcs+hill ${forest}`, 'treaty');
    const { state } = play(peace, { type: 'treaty', seat: 1 });
    expect(state.phase).not.toBe('treaty');
    expect(state.pacts).toHaveLength(1);
    const rolling = gnomes(both({ part: 'roll' }), `${farm} hand:3`);
    const rolled = play(rolling, { type: 'act', action: 'berserkRoll' }).state;
    expect(refused(rolled, { type: 'act', action: 'berserkRoll' })).toMatchObject({ code: 'rollWaiting' });
    for (const part of ['convert', 'roll', 'strike'] as const) {
      const each = gnomes(both({ part }), `${farm}`);
      expect(hooksOf(each, forceOf(each, 0)).actions).toHaveLength(1);
    }
  });

  it('a permission that both give is one: nothing throws, and it is had', () => {
    const anywhere = ['any'] as const;
    const parts: readonly (readonly [Part, 'active' | 'declined', string])[] = [
      [{ part: 'water' }, 'active', 'water'],
      [{ part: 'noFinalRoll' }, 'active', 'noFinalRoll'],
      [{ part: 'lateDecline' }, 'active', 'lateDecline'],
      [{ part: 'entry', where: anywhere }, 'active', 'entries'],
      [{ part: 'reach', where: anywhere }, 'active', 'reaches'],
      [{ part: 'links', where: anywhere }, 'active', 'links'],
      [{ part: 'keepsTokens' }, 'declined', 'keepsTokens'],
      [{ part: 'acts' }, 'declined', 'acts'],
      [{ part: 'lingers' }, 'declined', 'lingers'],
    ];
    for (const [part, when, hook] of parts) {
      const state = gnomes(both(part), `${farm}`);
      const hooks = hooksOf(state, { ...forceOf(state, 0), declined: when === 'declined' });
      expect(hooks, part.part).toHaveProperty(hook);
      expect([hooks[hook as 'water']].flat().length, part.part).toBeGreaterThan(0);
      expect(hooks[hook as 'water'], part.part).not.toBeNull();
    }
  });

  it('SET-7 a piece is in one part of the box only', () => {
    const tower: Part = { part: 'marker', piece: 'tower', put: 'everywhere' };
    expect(newGame({ players: 2, seed: 1, content: both(tower) })).toMatchObject({
      ok: false,
      refusal: { clause: 'SET-7', code: 'nameTaken' },
    });
  });
});

describe('docs/boxes.md', () => {
  it('says of every part what becomes of two of it (OWN-4)', () => {
    const rows = readFileSync('docs/boxes.md', 'utf8').split('\n');
    const said = partNames.map((part) => {
      const row = rows.find((line) => line.startsWith(`| \`${part}\``));
      return [part, /\| (\w+) \| PRT-\d+ \|$/.exec(row ?? '')?.[1]];
    });
    expect(Object.fromEntries(said)).toEqual(ofTwo);
  });
});

describe('OWN-4 by versions 1 and 2', () => {
  it.each([1, 2])('the race’s own counted where both did the same (%i)', (rules) => {
    const named = boxOf({ does: 'hill' }, { does: 'hill' });
    expect(bonuses(gnomes(named, `${hill}`, 'conquer', rules))).toEqual([['HIL-1', 1, 'gnomes']]);
    const cheap = boxOf({ does: 'commando' }, { does: 'commando' });
    const foes = `${farm} hand:9; seat 1 elves+hill ${forest}:2`;
    expect(priceOf(gnomes(cheap, foes, 'conquer', rules), forest)).toBe(3);
    const struck = gnomes(both({ part: 'strike' }), `${farm} hand:4; memory strike`, 'conquer', rules);
    expect(targetsOf(struck, 'act', 'strike')).toEqual([]);
    const losing = gnomes(both({ part: 'losses', tokens: 3 }, { part: 'losses', tokens: 0 }), '1', 'conquer', rules);
    expect(hooksOf(losing, forceOf(losing, 0)).losses?.tokens).toBe(3);
    const visited = both({ part: 'visitors', tokens: 1 }, { part: 'visitors', tokens: 5 });
    const column = `rules ${rules}; board 2; round 4; turn 0 pickCombo; column gnomes+nimble`;
    const { state } = play(stateOf(column, visited), { type: 'pickCombo', index: 0 });
    expect(forceOf(state, 0).hand).toBe(6 + 4 + 1);
  });
});

describe('OWN-3 OWN-4 a race and a power that bring the same part', () => {
  it('play together to the end, whatever it is', () => {
    for (const [seed, part] of partNames.entries()) {
      if (part === 'marker') continue;
      const draw = drawFrom(seed);
      const said = filled[part];
      const { state } = playChecked({
        setup: { players: 2, seed, content: both(said), banners: ['gnomes'], badges: ['nimble'] },
        most: isLong ? 400 : 25,
        choose: pickTop((now) => randomCommand(draw, now)),
        isListChecked: () => isLong && draw(40) === 0,
      });
      expect(state.round).toBeGreaterThan(0);
    }
  });
});

function conquests(...regions: readonly number[]) {
  return regions.map((region) => ({ force: 0, region, nonEmpty: true }));
}
