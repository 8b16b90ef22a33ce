import { describe, expect, it } from 'vitest';
import { type Combo, contentOf, type PowerId, type RaceId } from '../../src/rules/index.ts';
import { farm, forest, hill, swamp } from '../support/places.ts';
import { type ForceSpec, type PositionSpec, play, position, refused } from '../support/position.ts';
import { only, standing } from '../support/read.ts';

const { powers } = contentOf({});

const combo = (race: RaceId, power: PowerId, coins = 0): Combo => ({ race, power, coins });
const fullColumn = [
  combo('amazons', 'commando', 6),
  combo('dwarves', 'mounted', 5),
  combo('giants', 'swamp', 4),
  combo('humans', 'wealthy', 1),
  combo('orcs', 'forest', 1),
  combo('trolls', 'stout'),
];
/** The banners below those of the stack that a test names. */
const rest = ['ghouls', 'halflings', 'ratmen', 'skeletons', 'sorcerers', 'tritons'];

/** Active races of this many seats with a race in decline each, so that few banners are left: on the board for five, a region for each race. */
const crowd = (...seats: readonly (readonly [seat: number, active: RaceId, power: PowerId, declined: RaceId])[]) =>
  seats.flatMap(([seat, active, power, declined]): ForceSpec[] => [
    { race: declined, power: null, declined: true, seat, at: { [4 + seat]: 1 } },
    { race: active, power, seat, at: { [10 + seat]: 1 } },
  ]);

/** A turn that begins without an active race. */
const picking = (spec: PositionSpec = {}) =>
  position({
    phase: 'pickCombo',
    column: fullColumn,
    banners: ['elves', 'wizards'],
    badges: ['hill', 'flying'],
    ...spec,
  });

/** Every badge that is not on offer. */
const others = Object.keys(powers).filter((id) => !fullColumn.some(({ power }) => power === id));

const pick = (index: number) => ({ type: 'pickCombo', index }) as const;
const decline = { type: 'decline' } as const;

describe('picking a combo', () => {
  it('COL-1 a turn without an active race begins with a pick of what is on offer, and of nothing else', () => {
    const state = picking();
    const { events } = play(state, pick(0));
    expect(only(events, 'comboPicked')).toMatchObject([
      { seat: 0, race: 'amazons', power: 'commando', clause: 'COL-1' },
    ]);
    expect(refused(state, pick(6))).toMatchObject({
      clause: 'COL-1',
      code: 'noSuchCombo',
      facts: { index: 6, offered: 6 },
    });
    expect(refused(state, { type: 'expand' })).toMatchObject({ code: 'notNow', facts: { phase: 'pickCombo' } });
    expect(refused(state, { type: 'conquer', region: farm }).code).toBe('notNow');
  });

  it('COL-1 with an active race there is nothing to pick, even if it has no token left', () => {
    const state = picking({ phase: 'readyTroops', forces: [{ race: 'ratmen', power: 'berserk' }] });
    expect(refused(state, pick(0))).toMatchObject({ clause: 'COL-1', code: 'notNow', facts: { phase: 'readyTroops' } });
  });

  it('COL-2 the top combo is free, even for a player without coins', () => {
    const { state, events } = play(position({ phase: 'pickCombo', coins: [0, 10] }), pick(0));
    expect(state.coins).toEqual([0, 10]);
    expect(only(events, 'coinsMoved')).toEqual([]);
  });

  it('COL-2 a lower one costs a coin on each combo above it', () => {
    const { state, events } = play(picking(), pick(3));
    expect(state.coins).toEqual([5 - 3 + 1, 5]);
    expect(state.column.slice(0, 3).map(({ coins }) => coins)).toEqual([7, 6, 5]);
    const player = { at: 'player', seat: 0 };
    expect(only(events, 'coinsMoved').filter(({ clause }) => clause === 'COL-2')).toMatchObject(
      [0, 1, 2].map((index) => ({ amount: 1, from: player, to: { at: 'column', index } })),
    );
  });

  it('COL-2 the coins must be there before those on the combo are taken', () => {
    const poor = picking({ coins: [1, 5] });
    expect(refused(poor, pick(2))).toEqual({
      clause: 'COL-2',
      code: 'tooFewCoins',
      facts: { needed: 2, coins: 1 },
      remedy: { code: 'pickHigher', facts: { coins: 1 } },
    });
    expect(play(poor, pick(1)).state.coins).toEqual([1 - 1 + 5, 5]);
  });

  it('COL-3 coins lying on the combo go to the player', () => {
    const { state, events } = play(picking(), pick(2));
    expect(state.coins).toEqual([5 - 2 + 4, 5]);
    expect(only(events, 'coinsMoved').at(-1)).toMatchObject({
      amount: 4,
      from: { at: 'column', index: 2 },
      to: { at: 'player', seat: 0 },
      clause: 'COL-3',
    });
  });

  it('COL-4 banner and badge together say how many tokens come from the tray', () => {
    const { state } = play(picking(), pick(3));
    expect(state.forces).toMatchObject([{ race: 'humans', power: 'wealthy', seat: 0, hand: 5 + 4, declined: false }]);
    expect(state.tray.humans).toBe(1);
  });

  it('COL-4 no more tokens come than the tray holds', () => {
    const state = picking();
    // A banner on offer means that all its tokens are in the tray, so no play makes them scarce: they are taken out here.
    const scarce = play({ ...state, tray: { ...state.tray, humans: 6 } }, pick(3)).state;
    expect([scarce.forces[0]?.hand, scarce.tray.humans]).toEqual([6, 0]);
    const amazons = play({ ...state, tray: { ...state.tray, amazons: 12 } }, pick(0)).state;
    expect([amazons.forces[0]?.hand, amazons.tray.amazons]).toEqual([12, 0]);
  });

  it('COL-5 the combos below move up with their coins, and a new pair comes last', () => {
    const { state, events } = play(picking(), pick(3));
    expect(state.column).toEqual([
      combo('amazons', 'commando', 7),
      combo('dwarves', 'mounted', 6),
      combo('giants', 'swamp', 5),
      combo('orcs', 'forest', 1),
      combo('trolls', 'stout'),
      combo('elves', 'hill'),
    ]);
    expect(only(events, 'comboRevealed')).toMatchObject([{ index: 5, race: 'elves', power: 'hill', clause: 'COL-5' }]);
    expect([state.bannersLeft, state.badgesLeft]).toEqual([7, 13]);
    expect(state.hidden.banners).toEqual(['wizards', ...rest]);
    expect(state.hidden.badges[0]).toBe('flying');
  });

  it('COL-5 when the banners have run out fewer are on offer', () => {
    const everywhere = crowd(
      [1, 'elves', 'berserk', 'ghouls'],
      [2, 'halflings', 'alchemist', 'ratmen'],
      [3, 'skeletons', 'heroic', 'sorcerers'],
      [4, 'tritons', 'diplomat', 'wizards'],
    );
    const { state, events } = play(picking({ players: 5, banners: [], forces: everywhere }), pick(5));
    expect(state.column.map(({ race }) => race)).toEqual(['amazons', 'dwarves', 'giants', 'humans', 'orcs']);
    expect(only(events, 'comboRevealed')).toEqual([]);
    expect(state.badgesLeft).toBe(20 - 6 - 4);
  });

  it('COL-6 without a badge left the discarded ones become a new stack', () => {
    const { state, events } = play(picking({ badges: [], discard: others }), pick(0));
    expect(only(events, 'badgesReshuffled')).toHaveLength(1);
    const drawn = state.column[5]?.power ?? 'none';
    expect([drawn, ...state.hidden.badges].sort()).toEqual([...others].sort());
    expect(state.discard).toEqual([]);
    expect(state.badgesLeft).toBe(others.length - 1);
  });

  it('COL-6 while a badge is left the discard stays as it is', () => {
    const { state, events } = play(
      picking({ badges: ['flying'], discard: others.filter((id) => id !== 'flying') }),
      pick(0),
    );
    expect(only(events, 'badgesReshuffled')).toEqual([]);
    expect(state.column[5]?.power).toBe('flying');
    expect(state.discard).toEqual(others.filter((id) => id !== 'flying'));
  });

  it('COL-6 without any badge nothing new is on offer', () => {
    const state = picking();
    const { events } = play({ ...state, discard: [], hidden: { ...state.hidden, badges: [] } }, pick(0));
    expect([...only(events, 'badgesReshuffled'), ...only(events, 'comboRevealed')]).toEqual([]);
  });

  it('COL-6 the shuffle is by chance', () => {
    const drawn = Array.from({ length: 12 }, (_, seed) => {
      const state = picking({ badges: [], discard: others });
      return play({ ...state, hidden: { ...state.hidden, random: [seed, 1, 2, 3] } }, pick(0)).state.column[5]?.power;
    });
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });
});

describe('banners that return', () => {
  /** The rest of the stack, where Ratmen and Halflings are in play. */
  const below = rest.filter((race) => race !== 'ratmen' && race !== 'halflings');
  const older = { race: 'ratmen', power: null, declined: true, at: { [farm]: 1, [hill]: 1 } } as const;

  it('COL-7 the banner of a race that has left goes under the stack', () => {
    const { state } = play(
      picking({ phase: 'readyTroops', forces: [older, { race: 'halflings', power: 'berserk', at: { [swamp]: 1 } }] }),
      decline,
    );
    expect(state.hidden.banners).toEqual(['elves', 'wizards', ...below, 'ratmen']);
    expect(state.bannersLeft).toBe(2 + below.length + 1);
    expect(state.column).toEqual(fullColumn);
    expect(state.tray.ratmen).toBe(13);
  });

  it('COL-7 with no banner left in the stack it forms a new last combo with the next badge', () => {
    const { state, events } = play(
      picking({
        players: 5,
        phase: 'readyTroops',
        column: fullColumn.slice(0, 4),
        banners: [],
        forces: [
          { ...older, at: { 17: 1, 19: 1 } },
          { race: 'halflings', power: 'berserk', at: { 28: 1 } },
          ...crowd(
            [1, 'elves', 'stout', 'ghouls'],
            [2, 'orcs', 'alchemist', 'trolls'],
            [3, 'skeletons', 'heroic', 'sorcerers'],
            [4, 'tritons', 'diplomat', 'wizards'],
          ),
        ],
      }),
      decline,
    );
    expect(state.column).toEqual([...fullColumn.slice(0, 4), combo('ratmen', 'hill')]);
    expect(only(events, 'comboRevealed')).toMatchObject([{ index: 4, race: 'ratmen', power: 'hill', clause: 'COL-7' }]);
    expect(state.hidden).toMatchObject({ banners: [] });
    expect(state.hidden.badges[0]).toBe('flying');
  });

  it('COL-7 a race with tokens in hand alone has not left', () => {
    const { state, events } = play(
      position({
        forces: [
          { race: 'humans', power: 'hill', hand: 8, at: { [farm]: 1 } },
          { race: 'ratmen', power: 'swamp', seat: 1, at: { [forest]: 3 } },
        ],
      }),
      { type: 'conquer', region: forest },
    );
    expect(standing(state, 1)).toEqual({});
    expect(state.forces[1]).toMatchObject({ race: 'ratmen', hand: 2 });
    expect(only(events, 'raceLeft')).toEqual([]);
  });

  it('COL-7 nor has an active race without any: its banner waits for its decline', () => {
    const lastStand = { race: 'ratmen', power: 'swamp', seat: 1, at: { [forest]: 1 } } as const;
    const { state, events } = play(
      position({ forces: [{ race: 'humans', power: 'hill', hand: 8, at: { [farm]: 1 } }, lastStand] }),
      { type: 'conquer', region: forest },
    );
    expect(only(events, 'raceLeft')).toEqual([]);
    expect(state.forces[1]).toMatchObject({ race: 'ratmen', hand: 0 });
  });

  it('COL-8 of several banners returning at once the oldest race’s goes first ◆', () => {
    const { state, events } = play(
      picking({ phase: 'readyTroops', forces: [older, { race: 'halflings', power: 'berserk' }] }),
      decline,
    );
    expect(only(events, 'raceLeft').map(({ race }) => race)).toEqual(['ratmen', 'halflings']);
    expect(state.hidden.banners).toEqual(['elves', 'wizards', ...below, 'ratmen', 'halflings']);
  });
});
