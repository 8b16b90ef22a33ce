import { describe, expect, it, vi } from 'vitest';
import { contentOf, type GameState, legal, makeOwn, type OwnFolk, type Refusal } from '../../src/rules/index.ts';
import { conquestLines, priceOf } from '../support/ask.ts';
import { gnomes, nimble } from '../support/own.ts';
import { farm, forest, hill, swamp } from '../support/places.ts';
import { type ForceSpec, type PositionSpec, play, position, refused } from '../support/position.ts';

vi.mock('../../src/rules/boxes/index.ts', () => import('../support/test-boxes.ts'));

const lift = (region: number, count = 1) => ({ type: 'lift', region, count }) as const;
const end = { type: 'endRedeployment' } as const;
const act = (action: string, region: number) => ({ type: 'act', action, region }) as const;
const roll = { type: 'act', action: 'berserkRoll' } as const;

describe('a refusal says in numbers what is the matter, and what would help', () => {
  const amazons = (at: Record<number, number>) =>
    position({ phase: 'redeploy', forces: [{ race: 'amazons', power: 'forest', at }] });

  it('AMA-3 a last token stays while others can be spared: how many, and how many are wanted', () => {
    expect(refused(amazons({ [farm]: 5, [forest]: 1 }), lift(forest))).toEqual({
      clause: 'AMA-3',
      code: 'spareTokensFirst',
      facts: { region: forest, spare: 4, wanted: 4 },
      remedy: { code: 'liftSpare', facts: {} },
    });
  });

  it('AMA-2 too few have left the map: how many are in hand, and how many are missing', () => {
    const { state } = play(amazons({ [farm]: 5, [forest]: 1 }), lift(farm, 3));
    expect(refused(state, end)).toEqual({
      clause: 'AMA-2',
      code: 'tokensToSetAside',
      facts: { wanted: 4, inHand: 3, missing: 1 },
      remedy: { code: 'liftMore', facts: {} },
    });
  });

  it('BER-2 a die waits: what it shows', () => {
    const forces = [
      { race: 'sorcerers', power: 'berserk', at: { [forest]: 1 }, hand: 4 },
      { race: 'elves', power: 'hill', seat: 1, at: { [farm]: 1 } },
    ];
    const { state } = play(position({ forces, dice: [2] }), roll);
    const waits = { clause: 'BER-2', code: 'rollWaiting', facts: { roll: 2 } };
    expect(refused(state, roll)).toMatchObject(waits);
    expect(refused(state, { type: 'act', action: 'convert', region: farm })).toMatchObject(waits);
  });

  it('CON-5 none in hand for a roll or for the Dragon', () => {
    const bare = (power: string) => position({ forces: [{ race: 'orcs', power, at: { [forest]: 1 }, hand: 0 }] });
    const [die, dragon] = [refused(bare('berserk'), roll), refused(bare('dragonMaster'), act('dragon', farm))];
    expect(die).toEqual({
      clause: 'CON-5',
      code: 'noTokenToRoll',
      facts: { inHand: 0 },
      remedy: { code: 'endConquests', facts: {} },
    });
    expect(dragon).toEqual({
      clause: 'CON-5',
      code: 'noToken',
      facts: { inHand: 0 },
      remedy: { code: 'endConquests', facts: {} },
    });
  });

  it('SOR-1 … SOR-4 why a region cannot be converted', () => {
    const facing = (foe: Partial<ForceSpec>, markers: PositionSpec['markers'] = {}, hand = 0) =>
      position({
        forces: [
          { race: 'sorcerers', power: 'hill', at: { [forest]: 1 }, hand },
          { race: 'ratmen', power: 'swamp', seat: 1, ...foe },
        ],
        markers,
      });
    const why = (state: GameState) => refused(state, act('convert', farm));
    expect(why(facing({ at: { [swamp]: 1 } }))).toMatchObject({
      clause: 'SOR-1',
      code: 'noActiveOpponent',
      facts: { region: farm },
    });
    expect(why(facing({ at: { [farm]: 2 } }))).toMatchObject({
      clause: 'SOR-3',
      code: 'notAlone',
      facts: { region: farm, tokens: 2 },
    });
    const camp = { power: 'bivouacking', at: { [farm]: 1 } };
    expect(why(facing(camp, { [farm]: { encampment: 1 } }))).toMatchObject({
      clause: 'SOR-3',
      code: 'guarded',
      facts: { region: farm, marker: 'encampment' },
    });
    const afar = { clause: 'SOR-4', code: 'notAdjacent', facts: { region: hill, race: 'sorcerers' } };
    const remedy = { code: 'holdNeighbour', facts: {} };
    expect(refused(facing({ at: { [hill]: 1 } }, {}, 2), act('convert', hill))).toEqual({ ...afar, remedy });
    expect(refused(facing({ at: { [hill]: 1 } }), act('convert', hill))).toEqual({ ...afar, remedy: null });
  });

  it('SOR-2 the tray is empty: of which race', () => {
    const forces = [
      { race: 'sorcerers', power: 'hill', at: { [forest]: 18 } },
      { race: 'ratmen', power: 'swamp', seat: 1, at: { [farm]: 1 } },
    ];
    expect(refused(position({ forces }), act('convert', farm))).toMatchObject({
      clause: 'SOR-2',
      code: 'trayEmpty',
      facts: { race: 'sorcerers' },
    });
  });

  it('RED-1 more tokens than there are: each number as it was given', () => {
    const start = position({
      phase: 'redeploy',
      forces: [{ race: 'orcs', power: 'hill', at: { [farm]: 1, [swamp]: 2 } }],
    });
    for (const count of [31, 32, 40, 1000]) {
      expect(refused(start, { type: 'place', region: farm, count }).facts).toEqual({ region: farm, count, inHand: 0 });
      expect(refused(start, lift(swamp, count)).facts).toEqual({ region: swamp, count, tokens: 2 });
    }
  });

  it('OWN-1 OWN-2 why a race or a power of one’s own is not brought', () => {
    const brought = (own: OwnFolk): Refusal | null => {
      const made = makeOwn(contentOf({}), own);
      return made.ok ? null : made.refusal;
    };
    const most = { race: 10, power: 5 };
    expect(brought({ races: [{ ...gnomes, id: 'orcs' }] })?.facts).toEqual({ name: 'orcs' });
    expect(brought({ races: [{ ...gnomes, tokens: 11 }] })?.facts).toEqual({ tokens: 11, most: most.race });
    expect(brought({ races: [{ ...gnomes, tokens: -1 }] })?.facts).toEqual({ tokens: -1, most: most.race });
    expect(brought({ races: [{ ...gnomes, borrows: 'nobody' }] })?.facts).toEqual({ name: 'nobody' });
    expect(brought({ races: [{ ...gnomes, tokens: 9, borrows: 'dwarves' }] })?.facts).toEqual({
      race: 'dwarves',
      supply: 8,
      tokens: 9,
    });
    expect(brought({ powers: [{ ...nimble, id: 'flying' }] })?.facts).toEqual({ name: 'flying' });
    expect(brought({ powers: [{ ...nimble, tokens: 6 }] })?.facts).toEqual({ tokens: 6, most: most.power });
    expect(brought({ races: [{ ...gnomes, tokens: 0 }], powers: [{ ...nimble, tokens: 0 }] })).toBeNull();
  });
});

describe('a receipt adds up', () => {
  it('CON-5 BER-1 also where all that is saved is more than the cost', () => {
    const start = position({ forces: [{ race: 'orcs', power: 'berserk', at: { [forest]: 1 }, hand: 3 }], dice: [3] });
    const { state } = play(start, roll);
    expect(conquestLines(state, farm)).toEqual([
      { clause: 'CON-1', amount: 2, source: 'base' },
      { clause: 'BER-1', amount: -3, source: 'roll' },
      { clause: 'CON-5', amount: 2, source: 'minimum' },
    ]);
    expect(priceOf(state, farm)).toBe(1);
  });
});

describe('an action of one’s own that attacks', () => {
  it('OWN-3 is refused where no attack is allowed, and where it says so itself', () => {
    const forces = [{ race: 'orcs', power: 'nimble', at: { [forest]: 1 }, hand: 3 }];
    const state = position({ forces, content: { id: 'raid' } });
    const at = (region: number) => ({ type: 'act', action: 'raid', region }) as const;
    expect(refused(state, at(farm))).toMatchObject({ clause: 'OWN-2' });
    expect(refused(state, at(forest))).toMatchObject({ clause: 'CON-7' });
    expect(legal(state)).toContainEqual(at(swamp));
    expect(legal(state)).not.toContainEqual(at(farm));
  });
});
