import { describe, expect, it } from 'vitest';
import { aftermath } from '../../../src/rules/ahead.ts';
import {
  type BoxName,
  explain,
  forceOf,
  type GameState,
  immunity,
  legal,
  prospect,
  readState,
} from '../../../src/rules/index.ts';
import { writePosition } from '../../../src/rules/positions/index.ts';
import { barredFromFinalRoll } from '../../../src/rules/reach.ts';
import { edited } from '../../support/broken-state.ts';
import { bothWays, reading } from '../../support/house.ts';
import {
  cavernHill,
  eastForest,
  farm,
  forest,
  hill,
  innerFarm,
  innerHill,
  innerPeak,
  peak,
  southHill,
  swamp,
  westFarm,
  westSwamp,
} from '../../support/places.ts';
import { play, refused, stateOf } from '../../support/position.ts';
import { only, paid, standing } from '../../support/read.ts';

const conquer = (region: number) => ({ type: 'conquer', region }) as const;
const abandon = (region: number) => ({ type: 'abandon', region }) as const;
const roll = (region: number) => ({ type: 'finalRoll', region }) as const;
const done = { type: 'endConquests' } as const;
const end = { type: 'endRedeployment' } as const;
const put = (count: number) => ({ type: 'place', region: farm, count }) as const;

/** Active Orcs beside a region of their player's Dwarves in decline. */
const besideOwn = `seat 0 dwarves declined ${forest}; seat 0 orcs+hill ${farm} hand:5; seat 1 elves+forest ${hill}`;
/** Ghouls in decline act, beside their player's active race. */
const ghouls = (active: string, others = '', words = '') =>
  `turn 0 ghouls; seat 0 ghouls declined ${farm} hand:6; seat 0 ${active}; ${others} ${words}`;

describe('both readings of a conquest', () => {
  it('CON-1 one’s own token in decline costs one, or nothing', () => {
    const { usual, otherwise } = bothWays('CON-1', besideOwn);
    expect(prospect(usual, forest)?.cost.total).toBe(3);
    expect(prospect(otherwise, forest)?.cost.total).toBe(2);
    expect(prospect(otherwise, forest)?.cost.lines).toContainEqual({
      clause: 'CON-1',
      amount: 0,
      source: 'tokens',
      of: 'dwarves',
    });
    expect(standing(play(otherwise, conquer(forest)).state, 1)).toEqual({ [farm]: 1, [forest]: 2 });
  });

  it('CON-1 an opponent’s token costs one either way', () => {
    const { otherwise } = bothWays('CON-1', `seat 1 dwarves declined ${forest}; seat 0 orcs+hill ${farm} hand:5`);
    expect(prospect(otherwise, forest)?.cost.total).toBe(3);
  });

  it('MAP-6 one’s own region in decline is non-empty, or empty', () => {
    const { usual, otherwise } = bothWays('MAP-6', besideOwn);
    expect(only(play(usual, conquer(forest)).events, 'conquered')[0]?.nonEmpty).toBe(true);
    const taken = play(otherwise, conquer(forest), done, put(2), end);
    expect(only(taken.events, 'conquered')[0]?.nonEmpty).toBe(false);
    expect(paid(taken.events)['ORC-1']).toBeUndefined();
    expect(paid(play(usual, conquer(forest), done, put(2), end).events)['ORC-1']).toBe(1);
    // An opponent's in decline, or one's own active race where Ghouls come, is as non-empty as ever.
    const nonEmpty = (text: string) =>
      only(play(stateOf(text, reading('MAP-6')), conquer(forest)).events, 'conquered')[0]?.nonEmpty;
    expect(nonEmpty(`seat 1 dwarves declined ${forest}; seat 0 orcs+hill ${farm} hand:6`)).toBe(true);
    expect(nonEmpty(ghouls(`dwarves+hill ${forest}:2`))).toBe(true);
  });

  it('MAP-6 what withdraws from one’s own region that counts as empty waits in hand: a sound state, to be gone on with', () => {
    const box = {
      ...reading('MAP-6'),
      own: { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'humans', parts: [{ part: 'keepsTokens' }] }] },
    } as const;
    const text = `seat 0 gnomes declined ${forest}:3 ${innerHill}:2; seat 0 orcs+hill ${farm} hand:6; seat 1 elves+forest ${hill}`;
    const { state } = play(stateOf(text, box), conquer(forest));
    expect(state.forces.find(({ race }) => race === 'gnomes')?.hand).toBe(2);
    expect(readState(JSON.parse(JSON.stringify(state)))).toMatchObject({ ok: true });
    // Before any conquest there is nothing that could have withdrawn.
    const early = { ...state, turn: { ...state.turn, conquests: [] } };
    expect(readState(early)).toMatchObject({ ok: false });
  });

  it('CON-8 a Hole stops everybody, or lets one’s own Ghouls in', () => {
    const { usual, otherwise } = bothWays('CON-8', ghouls(`halflings+hill ${forest}:2[hole]`));
    expect(refused(usual, conquer(forest))).toMatchObject({ clause: 'CON-8', code: 'immune' });
    const { state } = play(otherwise, conquer(forest));
    expect(standing(state, 0)[forest]).toBe(4);
    expect(immunity(state, forest)).toBeNull();
    const { otherwise: others } = bothWays(
      'CON-8',
      `seat 1 halflings+forest ${forest}:2[hole]; seat 0 orcs+hill ${farm} hand:6`,
    );
    expect(explain(others, conquer(forest))?.code).toBe('immune');
  });

  it('CON-10 one’s own Lair falls with its region, or stays until an opponent comes', () => {
    const trolls = `seat 0 trolls declined ${forest}; seat 0 orcs+hill ${farm} hand:9; seat 1 elves+forest ${swamp} hand:0`;
    const { usual, otherwise } = bothWays('CON-10', trolls);
    expect(play(usual, conquer(forest)).state.regions[forest]?.markers).toEqual({});
    const { state } = play(otherwise, conquer(forest));
    expect(state.regions[forest]?.markers).toEqual({ lair: 1 });
    expect(readState(state).ok).toBe(true);
    const enemy = bothWays('CON-10', `seat 1 trolls declined ${forest}; seat 0 orcs+hill ${farm} hand:9`).otherwise;
    expect(play(enemy, conquer(forest)).state.regions[forest]?.markers).toEqual({});
  });

  it('CON-10 what leaves in decline, or goes back to its owner, does so for one’s own Ghouls as well; a Fortress stays', () => {
    const taken = (active: string) => {
      const ghouls = `turn 0 ghouls; seat 0 ghouls declined ${farm} hand:9; ${active}`;
      return play(stateOf(ghouls, reading('CON-10', 'CON-8')), conquer(forest)).state.regions[forest]?.markers;
    };
    expect(taken(`seat 0 orcs+bivouacking ${forest}[encampment:2]`)).toEqual({});
    expect(taken(`seat 0 halflings+hill ${forest}[hole] memory.holes:1`)).toEqual({});
    expect(taken(`seat 0 orcs+fortified ${forest}[fortress]`)).toEqual({ fortress: 1 });
    // TRO-1: what the conqueror brings to every region is brought anew, and lies there once.
    const trolls = `seat 0 orcs declined ${forest}[lair,fortress]; seat 0 trolls+hill ${farm} hand:9`;
    const { state } = play(stateOf(trolls, reading('CON-10')), conquer(forest));
    expect(state.regions[forest]?.markers).toEqual({ lair: 1, fortress: 1 });
  });

  it('CON-10 SET-7 where Lairs stay there may be none left: then none is placed, and the state can be read', () => {
    const lairs = (rules?: number) =>
      stateOf(
        `${rules === undefined ? '' : `rules ${rules}; `}board 5; turn 1 conquer
         seat 0 orcs+swamp 1[lair] 2[lair] 3[lair] 4[lair] 5[lair]; seat 1 trolls+hill 23 26 27 28 hand:6`,
        reading('CON-10'),
      );
    const onMap = (state: GameState) => state.regions.filter(({ markers }) => markers.lair).length;
    const { state, events } = play(lairs(), conquer(18), conquer(11));
    expect(onMap(state)).toBe(10);
    expect(state.regions[11]).toMatchObject({ force: 1, markers: {} });
    expect(only(events, 'markerMoved')).toHaveLength(1);
    expect(readState(state).ok).toBe(true);
    expect(stateOf(writePosition(state), reading('CON-10'))).toEqual(state);
    for (const rules of [1, 2]) expect(onMap(play(lairs(rules), conquer(18), conquer(11)).state)).toBe(11);
  });

  it('TRN-4 regions are abandoned before the first conquest, or at any time, but none that was conquered this turn', () => {
    const { usual, otherwise } = bothWays('TRN-4', `seat 0 orcs+hill ${farm} ${hill} hand:5`);
    expect(refused(play(usual, conquer(forest)).state, abandon(hill))).toMatchObject({ code: 'conquestsBegun' });
    const { state } = play(otherwise, conquer(forest));
    expect(refused(state, abandon(forest))).toEqual({
      clause: 'TRN-4',
      code: 'conqueredNow',
      facts: { region: forest },
      remedy: { code: 'chooseOwn', facts: {} },
    });
    const two = play(state, conquer(swamp)).state;
    expect([forest, swamp].map((region) => refused(two, abandon(region)).code)).toEqual([
      'conqueredNow',
      'conqueredNow',
    ]);
    expect(legal(state).filter(({ type }) => type === 'abandon')).toEqual([abandon(farm), abandon(hill)]);
    expect(play(state, abandon(hill)).state.forces[0]?.hand).toBe(4);
  });

  it('DIP-2 races in decline are not protected, or all of the Diplomat’s are', () => {
    const peace = `seat 1 dwarves declined ${forest}; seat 1 elves+diplomat ${hill}; seat 0 orcs+hill ${farm} hand:6; pact elves 0`;
    const { usual, otherwise } = bothWays('DIP-2', peace);
    expect(explain(usual, conquer(forest))).toBeNull();
    expect(refused(otherwise, conquer(forest))).toMatchObject({
      clause: 'DIP-2',
      code: 'pact',
      facts: { race: 'dwarves' },
    });
    // Of several treaties each binds whom it names, and protects whoever made it.
    const own = { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'ratmen', parts: [{ part: 'treaty' }] }] } as const;
    const two =
      'board 3; seat 0 orcs+flying 3 hand:6; seat 1 elves+diplomat 11; seat 1 dwarves declined 12; seat 2 gnomes+hill 15; seat 2 humans declined 16; pact elves 2; pact gnomes 0';
    const isOpen = (box: BoxName) => [11, 12, 15, 16].map((id) => explain(stateOf(two, box), conquer(id)) === null);
    expect(isOpen({ id: 'base', own })).toEqual([true, true, false, true]);
    expect(isOpen({ ...reading('DIP-2'), own })).toEqual([true, true, false, false]);
  });

  it('DIP-1 a failed attempt is an attack, or only a conquest is', () => {
    const { usual, otherwise } = bothWays(
      'DIP-1',
      `seat 0 orcs+diplomat ${farm} hand:1; seat 1 elves+forest ${forest}; seat 1 humans declined ${swamp}; dice 0`,
    );
    expect(play(usual, roll(forest)).state).toMatchObject({ phase: 'redeploy', turn: { attacked: [1] } });
    expect(legal(play(otherwise, roll(forest), { type: 'place', region: farm, count: 1 }, end).state)).toContainEqual({
      type: 'treaty',
      seat: 1,
    });
    const taken = bothWays('DIP-1', `seat 0 orcs+diplomat ${farm} hand:3; seat 1 elves+forest ${forest}`).otherwise;
    expect(play(taken, conquer(forest)).state.turn.attacked).toEqual([1]);
  });

  it('BER-2 a Berserk race has no final roll, or one as well', () => {
    const { usual, otherwise } = bothWays('BER-2', `seat 0 orcs+berserk ${farm} hand:1; dice 1 2`);
    expect(refused(usual, roll(peak))).toMatchObject({ clause: 'BER-2', code: 'noFinalRoll' });
    expect(play(otherwise, { type: 'act', action: 'berserkRoll' }, roll(peak)).state).toMatchObject({
      phase: 'redeploy',
    });
    expect(standing(play(otherwise, { type: 'act', action: 'berserkRoll' }, roll(peak)).state, 0)[peak]).toBe(1);
  });

  it('SOR-6 Sorcerers convert with an empty hand, or need a token in it', () => {
    const { usual, otherwise } = bothWays(
      'SOR-6',
      `seat 0 sorcerers+hill ${farm} hand:0; seat 1 humans+forest ${forest}`,
    );
    const convert = { type: 'act', action: 'convert', region: forest } as const;
    expect(explain(usual, convert)).toBeNull();
    expect(refused(otherwise, convert)).toMatchObject({ clause: 'SOR-6', code: 'noToken', facts: { inHand: 0 } });
  });

  it('GHO-2 the active race keeps its own final roll, or there is one a turn', () => {
    const text = `turn 0 ghouls; seat 0 ghouls declined ${farm} hand:1; seat 0 orcs+hill ${hill}:3; dice 0 0`;
    const { usual, otherwise } = bothWays('GHO-2', text);
    expect(explain(play(usual, roll(peak), conquer(innerFarm)).state, roll(swamp))?.code).not.toBe('finalRollUsed');
    const { state } = play(otherwise, roll(peak));
    expect(refused(state, roll(swamp))).toEqual({
      clause: 'GHO-2',
      code: 'finalRollUsed',
      facts: { race: 'orcs' },
      remedy: { code: 'endConquests', facts: {} },
    });
    expect(state.turn.memory).toEqual({ finalRolls: 1 });
    // It is a thing of this turn: whoever plays next is not barred.
    const foe = stateOf(`${text}; seat 1 elves+forest ${eastForest}; memory finalRolls:1`, reading('GHO-2'));
    expect(foe.forces.map((force) => barredFromFinalRoll(foe, force)?.code)).toEqual([
      'finalRollUsed',
      'finalRollUsed',
      undefined,
    ]);
    expect(legal(state).some(({ type }) => type === 'finalRoll')).toBe(false);
    expect(readState(state).ok).toBe(true);
  });

  it('GHO-3 survivors fight on at once, or are placed at the end of the turn', () => {
    const { usual, otherwise } = bothWays('GHO-3', ghouls(`orcs+hill ${forest}:3 ${swamp}`));
    expect(play(usual, conquer(forest), done).state.forces[1]).toMatchObject({ hand: 2, aside: 0 });
    const { state: fought, events } = play(otherwise, conquer(forest), done);
    const moved = (happened: typeof events) => only(happened, 'tokensMoved').filter(({ clause }) => clause === 'GHO-3');
    expect(moved(events)).toMatchObject([{ why: 'stoodBack', count: 2 }]);
    expect(fought.forces[1]).toMatchObject({ hand: 0, aside: 2 });
    expect(readState(fought).ok).toBe(true);
    // Nobody lies beside the map whom the turn does not remember to stand back.
    const read = readState(edited(fought, ['turn.memory', {}]));
    expect(read.ok ? [] : read.faults.map(({ path, clause }) => `${path} ${clause}`)).toContain(
      'forces[1].aside RED-2',
    );
    const { state: placed, events: back } = play(fought, done);
    expect(moved(back)).toMatchObject([{ why: 'readied', count: 2 }]);
    expect(placed).toMatchObject({ phase: 'redeploy' });
    expect(placed.forces[1]).toMatchObject({ hand: 2, aside: 0 });
  });

  it('GHO-3 SOR-4 SOR-6 Flying Sorcerers who all stand back may still convert: their conquests are not passed over', () => {
    const text = (rules = 3, power = 'flying') =>
      `rules ${rules}; turn 0 ghouls; seat 0 ghouls declined ${farm} hand:6; seat 0 sorcerers+${power} ${forest}:4; seat 1 humans+swamp ${hill}`;
    const convert = { type: 'act', action: 'convert', region: hill } as const;
    const { usual, otherwise } = bothWays('GHO-3', text());
    expect(legal(play(usual, conquer(forest), done).state)).toContainEqual(convert);
    const { state } = play(otherwise, conquer(forest), done);
    expect(state).toMatchObject({ phase: 'conquer', turn: { force: 1 } });
    expect(legal(state)).toEqual([convert, done]);
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, state });
    const turned = play(state, convert, done).state;
    expect(turned).toMatchObject({ phase: 'redeploy' });
    expect(forceOf(turned, 1)).toMatchObject({ hand: 3, aside: 0 });
    // Who can do nothing but end them goes straight on, and so did all by versions 1 and 2.
    for (const before of [text(1), text(2), text(3, 'hill')])
      expect(play(stateOf(before, reading('GHO-3')), conquer(forest), done).state.phase).toBe('redeploy');
    const both = stateOf(text(), reading('SOR-6', 'GHO-3'));
    expect(play(both, conquer(forest), done).state.phase).toBe('redeploy');
  });

  it('GHO-2 TRN-8 a race with no token anywhere begins nothing, though its Ghouls conquer', () => {
    const text = `turn 0 readyTroops; seat 0 ghouls declined ${farm}:3; seat 0 sorcerers+flying; seat 1 humans+hill ${hill}`;
    for (const state of [stateOf(text), stateOf(text, reading('GHO-3'))]) {
      const conquests = play(state, { type: 'expand' }).state;
      expect(conquests.phase).toBe('ghouls');
      expect(play(conquests, done).state.phase).toBe('redeploy');
    }
  });

  it('ELF-1 Elves lose nothing to their owner’s Ghouls, or one token', () => {
    const { usual, otherwise } = bothWays('ELF-1', ghouls(`elves+hill ${forest}:3 ${swamp}`));
    expect(aftermath(usual, forest)?.loser).toMatchObject({ lost: 0, withdrawn: 3, clause: 'ELF-1' });
    expect(aftermath(otherwise, forest)?.loser).toMatchObject({ lost: 1, withdrawn: 2, clause: 'LOS-1' });
    const enemy = bothWays('ELF-1', `seat 1 elves+forest ${forest}:3; seat 0 orcs+hill ${farm} hand:9`).otherwise;
    expect(aftermath(enemy, forest)?.loser).toMatchObject({ lost: 0, withdrawn: 3 });
  });

  it('GIA-1 UND-2 beside a mountain region they hold, or beside any', () => {
    const prices = (text: string, region: number) =>
      Object.values(bothWays('GIA-1', text)).map((state) => prospect(state, region)?.cost.total);
    const giants = `seat 0 giants+swamp ${farm} ${westFarm} hand:9`;
    expect(prices(giants, forest), 'beside the inner peak, which nobody holds').toEqual([2, 1]);
    expect(prices(giants, westSwamp), 'beside no mountain').toEqual([2, 2]);
    expect(prices(giants, peak), 'a mountain itself is beside none').toEqual([3, 3]);
    expect(prices(`seat 0 giants+swamp ${peak} hand:9; seat 1 elves+hill ${innerPeak}`, westFarm)).toEqual([1, 1]);
    // A cavern joins what they hold to others, and nothing that they do not.
    const under = (held: number) => prices(`seat 0 giants+underworld ${held} ${westFarm} hand:9`, southHill);
    expect([under(peak), under(swamp)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(prices(`seat 0 giants+underworld ${peak} hand:9`, cavernHill)).toEqual([1, 1]);
    const foes = 'seat 1 elves+hill 17:2';
    expect(prices(`seat 0 giants+underworld ${peak} ${westFarm} hand:9; ${foes}`, southHill)).toEqual([2, 2]);
    expect(prices(`seat 0 giants+underworld ${swamp} ${westFarm} hand:9; ${foes}`, southHill)).toEqual([3, 3]);
  });

  it('GIA-1 by name (`does`) as well; a part that is written out says itself where', () => {
    const box = (race: object) => ({
      ...reading('GIA-1'),
      own: { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'orcs', ...race }] },
    });
    const text = `seat 0 gnomes+swamp ${farm} hand:9`;
    const part = { part: 'discount', amount: 1, where: ['any'], beside: ['mountain'] } as const;
    expect(prospect(stateOf(text, box({ does: 'giants' })), forest)?.cost.total).toBe(1);
    expect(prospect(stateOf(text, box({ parts: [part] })), forest)?.cost.total).toBe(2);
  });

  it('GHO-5 attacked Ghouls in decline withdraw, or lose all tokens of the region', () => {
    const { usual, otherwise } = bothWays(
      'GHO-5',
      `seat 1 ghouls declined ${forest}:3 ${swamp}; seat 0 orcs+hill ${farm} hand:9; seat 1 elves+forest ${hill}`,
    );
    expect(aftermath(usual, forest)?.loser).toMatchObject({ lost: 1, withdrawn: 2 });
    expect(aftermath(otherwise, forest)?.loser).toMatchObject({ lost: 3, withdrawn: 0, clause: 'GHO-5' });
    expect(play(otherwise, conquer(innerHill)).events.length).toBeGreaterThan(0);
  });
});
