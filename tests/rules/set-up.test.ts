import { describe, expect, it } from 'vitest';
import {
  boards,
  contentOf,
  dieFaces,
  type GameSetup,
  type GameState,
  markerRule,
  newGame,
  type Refusal,
} from '../../src/rules/index.ts';
import { farm } from '../support/places.ts';
import { play, position } from '../support/position.ts';
import { only } from '../support/read.ts';

const { powers, races } = contentOf({});

function started(setup: Partial<GameSetup> = {}): GameState {
  const start = newGame({ players: 3, seed: 7, ...setup });
  if (!start.ok) throw new Error(start.refusal.code);
  return start.state;
}

function turnedDown(setup: Partial<GameSetup>): Refusal {
  const start = newGame({ players: 3, seed: 7, ...setup });
  if (start.ok) throw new Error('started');
  return start.refusal;
}

const everyTable = [2, 3, 4, 5] as const;

describe('setting up', () => {
  it('SET-1 two to five play, each number on its own board', () => {
    for (const players of everyTable) {
      const state = started({ players });
      expect(state.board).toBe(players);
      expect(state.regions).toHaveLength(boards[players].regions.length);
      expect(state.coins).toHaveLength(players);
    }
    for (const players of [0, 1, 6, 2.5, Number.NaN]) {
      expect(turnedDown({ players })).toMatchObject({
        clause: 'SET-1',
        code: 'playerCount',
        facts: { players: String(players) },
      });
    }
  });

  it('SET-2 the track has 10, 10, 9 or 8 rounds, and the game begins in the first', () => {
    expect(everyTable.map((players) => started({ players }).rounds)).toEqual([10, 10, 9, 8]);
    expect(started().round).toBe(1);
  });

  it('SET-3 six combos are on offer, drawn from 14 banners and 20 badges', () => {
    const { column, hidden, bannersLeft, badgesLeft, discard } = started();
    expect(column).toHaveLength(6);
    expect(column.map((combo) => combo.coins)).toEqual([0, 0, 0, 0, 0, 0]);
    expect([...column.map((combo) => combo.race), ...hidden.banners].sort()).toEqual(Object.keys(races).sort());
    expect([...column.map((combo) => combo.power), ...hidden.badges].sort()).toEqual(Object.keys(powers).sort());
    expect([bannersLeft, badgesLeft]).toEqual([8, 14]);
    expect(discard).toEqual([]);
  });

  it('SET-3 banners and badges are shuffled by the seed, each for itself', () => {
    const orders = (seed: number) => {
      const { column } = started({ seed });
      return { races: column.map(({ race }) => race).join(), powers: column.map(({ power }) => power).join() };
    };
    expect(orders(1)).toEqual(orders(1));
    const many = Array.from({ length: 20 }, (_, seed) => orders(seed));
    expect(new Set(many.map((order) => order.races)).size).toBe(20);
    expect(new Set(many.map((order) => order.powers)).size).toBe(20);
  });

  it('SET-3 a given order is kept, the column first; what is unknown or named twice is refused', () => {
    const { column } = started({ banners: ['orcs', 'elves'], badges: ['stout', 'hill', 'swamp'] });
    expect(column.slice(0, 2)).toEqual([
      { race: 'orcs', power: 'stout', coins: 0 },
      { race: 'elves', power: 'hill', coins: 0 },
    ]);
    expect(column[2]).toMatchObject({ power: 'swamp' });
    const refusal = { clause: 'SET-3', code: 'unknownCombo' };
    expect(turnedDown({ banners: ['orcs', 'orcs'] })).toMatchObject(refusal);
    expect(turnedDown({ banners: ['dragons'] })).toMatchObject(refusal);
    expect(turnedDown({ badges: ['toString'] })).toMatchObject(refusal);
  });

  it('SET-4 a Lost Tribe stands on each of its symbols, a Mountain on each mountain region', () => {
    for (const players of everyTable) {
      const { regions } = started({ players });
      for (const [id, facts] of boards[players].regions.entries()) {
        const markers = facts.terrain === 'mountain' ? { mountain: 1 } : {};
        expect(regions[id]).toEqual({ force: null, tokens: 0, lostTribe: facts.lostTribe, markers });
      }
    }
  });

  it('SET-5 everybody starts with five coins', () => {
    for (const players of everyTable) expect(started({ players }).coins).toEqual(Array(players).fill(5));
  });

  it('SET-6 the named player starts and play goes clockwise, round by round', () => {
    const turns: [seat: number, round: number][] = [];
    let state = started({ firstSeat: 1, badges: ['hill', 'swamp', 'forest'] });
    for (let turn = 0; turn < 4; turn++) {
      turns.push([state.seat, state.round]);
      const begin =
        state.phase === 'pickCombo' ? ({ type: 'pickCombo', index: 0 } as const) : ({ type: 'expand' } as const);
      state = play(state, begin, { type: 'endConquests' }).state;
    }
    expect(turns).toEqual([
      [1, 1],
      [2, 1],
      [0, 1],
      [1, 2],
    ]);
    expect(turnedDown({ firstSeat: 3 })).toMatchObject({ clause: 'SET-6', code: 'firstSeat' });
    expect(turnedDown({ firstSeat: -1 })).toMatchObject({ clause: 'SET-6', code: 'firstSeat' });
  });

  it('SET-6 left to chance, anybody may start', () => {
    const first = Array.from({ length: 30 }, (_, seed) => started({ seed }));
    expect(new Set(first.map(({ firstSeat }) => firstSeat))).toEqual(new Set([0, 1, 2]));
    expect(first.every(({ firstSeat, seat, turnSeat }) => firstSeat === seat && firstSeat === turnSeat)).toBe(true);
  });

  it('SET-7 the tray holds 168 race tokens, and the box its markers', () => {
    const tray = {
      ...{ amazons: 15, dwarves: 8, elves: 11, ghouls: 10, giants: 11, halflings: 11, humans: 10, orcs: 10 },
      ...{ ratmen: 13, skeletons: 20, sorcerers: 18, tritons: 11, trolls: 10, wizards: 10 },
    };
    expect(started().tray).toEqual(tray);
    expect(Object.values(started().tray).reduce((sum, count) => sum + count, 0)).toBe(168);
    const box = { lair: 10, fortress: 6, mountain: 9, encampment: 5, hole: 2, hero: 2, dragon: 1 };
    for (const [marker, supply] of Object.entries(box)) expect(markerRule({}, marker).supply, marker).toBe(supply);
    for (const players of everyTable) {
      expect(boards[players].regions.filter(({ lostTribe }) => lostTribe).length).toBeLessThanOrEqual(18);
      expect(boards[players].regions.filter(({ terrain }) => terrain === 'mountain').length).toBeLessThanOrEqual(9);
    }
  });

  it('SET-8 banners and badges show their numbers', () => {
    const numbers = (box: typeof races | typeof powers) =>
      Object.fromEntries(Object.values(box).map(({ id, tokens }) => [id, tokens]));
    expect(numbers(races)).toEqual({
      ...{ amazons: 6, dwarves: 3, elves: 6, ghouls: 5, giants: 6, halflings: 6, humans: 5, orcs: 5 },
      ...{ ratmen: 8, skeletons: 6, sorcerers: 5, tritons: 6, trolls: 5, wizards: 5 },
    });
    expect(numbers(powers)).toEqual({
      ...{ alchemist: 4, berserk: 4, bivouacking: 5, commando: 4, diplomat: 5, dragonMaster: 5, flying: 5, forest: 4 },
      ...{ fortified: 3, heroic: 5, hill: 4, merchant: 2, mounted: 5, pillaging: 5, seafaring: 5, spirit: 5, stout: 4 },
      ...{ swamp: 4, underworld: 5, wealthy: 4 },
    });
  });

  it('SET-9 the die shows three blanks, 1, 2 and 3, each face as often as the others', () => {
    expect(dieFaces).toEqual([0, 0, 0, 1, 2, 3]);
    const state = position({ forces: [{ race: 'humans', power: 'hill', hand: 1 }] });
    const rolls = Array.from({ length: 600 }, (_, seed) => {
      const { random } = started({ seed }).hidden;
      const { events } = play({ ...state, hidden: { ...state.hidden, random } }, { type: 'finalRoll', region: farm });
      return only(events, 'dieRolled')[0]?.value;
    });
    const shown = (value: number) => rolls.filter((roll) => roll === value).length / 100;
    expect(shown(0)).toBeCloseTo(3, 0);
    for (const value of [1, 2, 3]) expect(shown(value)).toBeCloseTo(1, 0);
    expect(shown(0) + shown(1) + shown(2) + shown(3)).toBe(6);
  });

  it('SET-9 results given in advance are those of the die, used in their order', () => {
    expect(started({ dice: [3, 0] }).hidden.dice).toEqual([3, 0]);
    for (const dice of [[4], [-1], [0.5]]) {
      expect(turnedDown({ dice })).toMatchObject({ clause: 'SET-9', code: 'dieFace' });
    }
  });

  it('refuses a seed that is no integer, and what is no set-up at all', () => {
    expect(turnedDown({ seed: 0.5 })).toMatchObject({ clause: null, code: 'malformedSetup' });
  });
});
