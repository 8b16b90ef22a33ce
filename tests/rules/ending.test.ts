import { describe, expect, it } from 'vitest';
import { hasTurnToCome, legal, standings, view } from '../../src/rules/index.ts';
import { farm, forest, hill, innerHill, shore, swamp } from '../support/places.ts';
import { type ForceSpec, type PositionSpec, play, position, refused } from '../support/position.ts';
import { only, phases, standing } from '../support/read.ts';

const endRedeployment = { type: 'endRedeployment' } as const;

/** The last decision of the last turn of a game for two. */
const lastTurn = (spec: PositionSpec) => position({ round: 10, seat: 1, phase: 'redeploy', ...spec });
const force = (seat: number, race: string, at: ForceSpec['at'], hand = 0): ForceSpec => ({
  ...{ race, power: seat === 0 ? 'swamp' : 'wealthy', seat, hand },
  at: at ?? {},
});

describe('the end', () => {
  it('END-1 the game ends after the last player’s turn of the last round', () => {
    const spec = { forces: [force(0, 'ratmen', { [farm]: 1 }), force(1, 'elves', { [hill]: 1 })] };
    const first = play(lastTurn({ ...spec, seat: 0 }), endRedeployment);
    expect(first.state).toMatchObject({ phase: 'readyTroops', seat: 1, round: 10 });
    const before = play(lastTurn({ ...spec, round: 9 }), endRedeployment);
    expect(before.state).toMatchObject({ phase: 'readyTroops', seat: 0, round: 10 });
    const { state, events } = play(lastTurn(spec), endRedeployment);
    expect(phases(events)).toEqual(['gameOver']);
    expect(only(events, 'scored')).toHaveLength(1);
    expect(legal(state)).toEqual([]);
    expect(refused(state, { type: 'expand' })).toMatchObject({ code: 'notNow', facts: { phase: 'gameOver' } });
  });

  it('END-1 in the last round a turn is to come for those only who follow in it', () => {
    const forces = [force(0, 'ratmen', { [farm]: 1 }), force(1, 'elves', { [hill]: 1 })];
    const toCome = (spec: PositionSpec) => [0, 1].map((seat) => hasTurnToCome(lastTurn({ ...spec, forces }), seat));
    expect(toCome({ round: 9 })).toEqual([true, true]);
    expect(toCome({ seat: 0 })).toEqual([false, true]);
    expect(toCome({ seat: 1 })).toEqual([false, false]);
  });

  it('END-1 the player before the first seat has the last turn', () => {
    const state = { ...lastTurn({ seat: 0, forces: [force(0, 'ratmen', { [farm]: 1 })] }), firstSeat: 1 };
    expect(play(state, endRedeployment).state.phase).toBe('gameOver');
  });

  it('END-1 coins are revealed and most coins win, the last turn’s included', () => {
    const { state, events } = play(
      lastTurn({ coins: [30, 29], forces: [force(0, 'ratmen', {}), force(1, 'elves', { [hill]: 1, [farm]: 1 })] }),
      endRedeployment,
    );
    expect(view(state, 0).coins).toEqual([30, 31]);
    expect(only(events, 'gameEnded')).toEqual([
      {
        type: 'gameEnded',
        standings: [
          { seat: 1, coins: 31, tokens: 2, place: 1 },
          { seat: 0, coins: 30, tokens: 0, place: 2 },
        ],
      },
    ]);
    expect(standings(state)).toEqual(only(events, 'gameEnded')[0]?.standings);
  });

  it('END-1 withdrawn troops of the last turn are placed first', () => {
    const state = lastTurn({
      phase: 'conquer',
      forces: [force(0, 'ratmen', { [forest]: 3, [farm]: 1, [innerHill]: 1 }), force(1, 'elves', { [swamp]: 1 }, 5)],
    });
    const asked = play(state, { type: 'conquer', region: forest }, { type: 'endConquests' }, endRedeployment).state;
    expect(asked).toMatchObject({ phase: 'withdrawal', seat: 0 });
    const { state: after, events } = play(asked, { type: 'place', region: farm, count: 2 }, endRedeployment);
    expect(after.phase).toBe('gameOver');
    expect(standing(after, 0)).toEqual({ [farm]: 3, [innerHill]: 1 });
    expect(only(events, 'gameEnded')[0]?.standings).toContainEqual({ seat: 0, coins: 5, tokens: 4, place: 2 });
  });

  const places = (spec: PositionSpec) => standings(position(spec)).map(({ seat, place }) => [seat, place]);

  it('END-2 a tie goes to the most race tokens on the board, active and in decline', () => {
    const declined: ForceSpec = { race: 'orcs', power: null, declined: true, seat: 1, at: { [farm]: 1, [shore]: 1 } };
    const forces = [force(0, 'ratmen', { [hill]: 3 }), declined, force(1, 'elves', { [forest]: 2 })];
    expect(places({ coins: [40, 40], forces })).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(places({ coins: [41, 40], forces })).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('END-2 tokens in hand or set aside and Encampments do not count', () => {
    const amazons: ForceSpec = { race: 'amazons', power: 'bivouacking', at: { [hill]: 2 }, aside: 4 };
    const forces = [amazons, { ...force(1, 'elves', { [forest]: 3 }) }];
    const markers = { [hill]: { encampment: 5 } };
    expect(places({ seat: 1, coins: [40, 40], forces, markers })).toEqual([
      [1, 1],
      [0, 2],
    ]);
    const waiting = [{ ...amazons, hand: 3, aside: 0 }, force(1, 'elves', { [forest]: 3 })];
    expect(places({ coins: [40, 40], forces: waiting, markers })).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });

  it('END-2 still tied, the win is shared ◆', () => {
    const forces = [force(0, 'ratmen', { [hill]: 2 }), force(1, 'elves', { [forest]: 1, [farm]: 1 })];
    expect(places({ players: 3, coins: [40, 40, 39], forces })).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
  });
});
