import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type BoxName,
  boxesReleased,
  contentDigest,
  findContent,
  forceOf,
  type GameState,
  hooksOf,
  income,
  isPartName,
  legal,
  newGame,
  type Part,
  partNames,
  partRule,
  partsOf,
  prospect,
  readState,
} from '../../src/rules/index.ts';
import { playChecked } from '../../tools/checks/checked-game.ts';
import { pickTop } from '../../tools/checks/pick-top.ts';
import { randomBox } from '../../tools/checks/random-box.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { isLong, mostTelling } from '../support/how-long.ts';
import { farm, forest, hill, swamp } from '../support/places.ts';
import { play, stateOf } from '../support/position.ts';

/** A box with Gnomes of these parts, who borrow from Ratmen. */
const gnomes = (...parts: Part[]): BoxName => ({
  id: 'base',
  own: { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'ratmen', parts }] },
});

const conquering = (box: BoxName, lines: string, power = 'diplomat') =>
  stateOf(`board 2; round 4; turn 0 conquer; seat 0 gnomes+${power} ${lines}`, box);

const linesAt = (state: GameState, region: number) =>
  prospect(state, region)?.cost.lines.map(({ clause, amount, of }) => [clause, amount, ...(of ? [of] : [])]);

describe('the vocabulary', () => {
  it('knows the names of its parts from any other value', () => {
    expect([...partNames, 'luck', 'toString', 7, null, ['coins']].filter(isPartName)).toEqual(partNames);
  });

  it('is what all printed races and powers are written in', () => {
    const [base] = boxesReleased();
    const traits = [...Object.values(base?.races ?? {}), ...Object.values(base?.powers ?? {})];
    expect(traits.filter((trait) => partsOf(trait).length === 0).map(({ id }) => id)).toEqual(['ratmen']);
    const used = new Set(traits.flatMap((trait) => partsOf(trait).map(({ part }) => part)));
    // What nobody has in the printed box.
    expect(partNames.filter((part) => !used.has(part))).toEqual(['surcharge']);
  });

  it('is on the page about boxes: each name, whether there may be several, its clause', () => {
    const rows = readFileSync('docs/boxes.md', 'utf8').matchAll(/^\| `(\w+)`(, several)? \|.*\| (PRT-\d+) \|$/gm);
    const told = [...rows].map(([, name, several, clause]) => [name, several !== undefined, clause]);
    const rules = partNames.map((name) => partRule(name));
    expect(rules.map(({ part, many, clause }) => [part, many, clause])).toEqual(told);
    expect(rules.map(({ part }) => part)).toEqual(partNames);
  });

  it('has a clause of its own for each part, and bounds whatever can be counted', () => {
    const clauses = partNames.map((part) => partRule(part).clause);
    expect(new Set(clauses).size).toBe(partNames.length);
    for (const part of partNames)
      for (const field of Object.values(partRule(part).fields))
        if (field.kind === 'count') expect(field.most).toBeLessThan(10);
  });
});

describe('a race of one’s own made of parts', () => {
  it('CON-5 PRT-1 PRT-2 each discount and surcharge is a line of the receipt, by terrain, neighbour and holder', () => {
    const box = gnomes(
      { part: 'discount', amount: 1, where: ['forest', 'hill'] },
      { part: 'discount', amount: 1, where: ['any'], beside: ['farmland'] },
      { part: 'surcharge', amount: 2, where: ['any'], holder: ['opponent'] },
    );
    const state = conquering(box, `${farm} hand:9; seat 1 orcs+hill ${forest}:3`);
    expect(linesAt(state, forest)).toEqual([
      ['CON-1', 2],
      ['CON-1', 3, 'orcs'],
      ['PRT-1', -1, 'gnomes'],
      ['PRT-1', -1, 'gnomes'],
      ['PRT-2', 2, 'gnomes'],
    ]);
  });

  it('PRT-10 PRT-11 PRT-12 coins name their clause, and their race', () => {
    const box = gnomes(
      { part: 'coins', amount: 2, where: ['farmland'] },
      { part: 'income', amount: 3, when: 'declined' },
      { part: 'spoils', amount: 1, of: 'conquered' },
    );
    const state = conquering(box, `${farm} hand:9`);
    const after = play(state, { type: 'conquer', region: forest }).state;
    const paid = income(after, 0).filter(({ clause }) => clause !== 'SCO-1');
    expect(paid).toEqual([
      { clause: 'PRT-10', amount: 2, region: farm, force: 0, of: { race: 'gnomes' } },
      { clause: 'PRT-11', amount: 1, region: forest, force: 0, of: { race: 'gnomes' } },
    ]);
    const declined = stateOf(
      `board 2; round 4; turn 0 readyTroops; seat 0 gnomes declined ${farm}; seat 0 orcs+hill ${hill}`,
      box,
    );
    expect(income(declined, 0).filter(({ clause }) => clause !== 'SCO-1' && clause !== 'HIL-1')).toMatchObject([
      { clause: 'PRT-12', amount: 3 },
    ]);
  });

  it('PRT-14 its pieces defend, and those in every region come as it is taken', () => {
    const box = gnomes({ part: 'marker', piece: 'tower', put: 'everywhere', defence: 2 });
    const { state } = play(conquering(box, `${farm}[tower] hand:9`), { type: 'conquer', region: forest });
    expect(state.regions[forest]?.markers).toEqual({ tower: 1 });
    const enemy = stateOf(
      `board 2; round 4; turn 1 conquer; seat 0 gnomes+diplomat ${farm}[tower]; seat 1 orcs+hill ${forest} hand:9`,
      box,
    );
    expect(linesAt(enemy, farm)).toEqual([
      ['CON-1', 2],
      ['PRT-14', 2],
      ['CON-1', 1, 'gnomes'],
    ]);
  });

  it('PRT-15 strikes once a turn, and the piece stays where it struck', () => {
    const box = gnomes({ part: 'strike', piece: 'idol' });
    const state = conquering(box, `${farm} hand:3`);
    const strike = (region: number) => ({ type: 'act', action: 'idol', region }) as const;
    expect(legal(state)).toContainEqual(strike(forest));
    const after = play(state, strike(forest)).state;
    expect(after.regions[forest]).toMatchObject({ tokens: 1, markers: { idol: 1 } });
    expect(legal(after).filter(({ type }) => type === 'act')).toEqual([]);
  });

  it('PRT-9 recruits come from the tray as far as it has any, and no more than is said', () => {
    const box = gnomes({ part: 'recruits', tokens: 2, per: 'conquered', most: 3 });
    const taken = [forest, hill, swamp].reduce(
      (state, region) => play(state, { type: 'conquer', region }).state,
      conquering(box, `${farm} hand:9`, 'flying'),
    );
    const { hand } = forceOf(taken, 0);
    const after = play(taken, { type: 'endConquests' }).state;
    expect(forceOf(after, 0).hand).toBe(hand + 3);
  });

  it('what it brings in decline is in force in decline only', () => {
    const box = gnomes({ part: 'keepsTokens' }, { part: 'acts' }, { part: 'lingers' }, { part: 'water' });
    const state = conquering(box, `${farm} hand:3`);
    const force = forceOf(state, 0);
    const late = hooksOf(state, { ...force, declined: true });
    expect([late.keepsTokens, late.acts, late.lingers].map((grant) => grant?.clause)).toEqual([
      'PRT-21',
      'PRT-22',
      'PRT-23',
    ]);
    expect(late.water).toBeNull();
    expect(hooksOf(state, force)).toMatchObject({ keepsTokens: null, water: { clause: 'PRT-6' } });
  });

  it('two actions of one name are one: the race’s', () => {
    const box: BoxName = {
      id: 'base',
      own: { ownPowers: [{ id: 'nimble', tokens: 4, parts: [{ part: 'convert' }] }] },
    };
    const state = stateOf(
      `board 2; round 4; turn 0 conquer; seat 0 sorcerers+nimble ${farm} hand:2; seat 1 orcs+hill ${forest}`,
      box,
    );
    expect(legal(state).filter(({ type }) => type === 'act')).toEqual([
      { type: 'act', action: 'convert', region: forest },
    ]);
    expect(hooksOf(state, forceOf(state, 0)).actions.map(({ clause }) => clause)).toEqual(['SOR-1']);
  });
});

describe('boxes made of parts', () => {
  it('are told apart by their parts, and by nothing else of the program', () => {
    const digestOf = (...parts: Part[]) => {
      const found = findContent(gnomes(...parts));
      return found.ok ? contentDigest(found.content) : null;
    };
    const one = digestOf({ part: 'coins', amount: 1, where: ['hill'] });
    expect(one).toBe('d1920e03948f9018');
    expect(digestOf({ part: 'coins', amount: 1, where: ['swamp'] })).not.toBe(one);
  });

  it('OWN-3 are played to the end whatever is put together, and read back from their JSON', () => {
    for (const seed of mostTelling([...Array(400).keys()], (each) => each === 7 || each === 157)) {
      const draw = drawFrom(seed);
      const content = randomBox(draw);
      const { state } = playChecked({
        setup: { players: 2 + (seed % 4), seed, content, banners: ['gnomes'], badges: ['nimble'] },
        choose: pickTop((now) => randomCommand(draw, now)),
        isListChecked: () => isLong && draw(100) === 0,
      });
      expect(state.phase).toBe('gameOver');
      expect(readState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, state });
    }
  });

  it('two of one name with other parts do not disturb each other', () => {
    const [dear, cheap] = [
      gnomes({ part: 'surcharge', amount: 1, where: ['any'] }),
      gnomes({ part: 'discount', amount: 1, where: ['any'] }),
    ];
    const states = [dear, cheap].map((box) => conquering(box, `${farm} hand:9`));
    const costs = () => states.map((state) => prospect(state, forest)?.cost.total);
    expect([costs(), costs()]).toEqual([
      [3, 1],
      [3, 1],
    ]);
    expect(newGame({ players: 2, seed: 1, content: dear }).ok).toBe(true);
  });
});
