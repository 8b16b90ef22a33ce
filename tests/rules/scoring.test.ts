import { describe, expect, it } from 'vitest';
import { income, view } from '../../src/rules/index.ts';
import { eastForest, farm, forest, hill, innerHill, lake, peak, plain, shore, swamp } from '../support/places.ts';
import { type ForceSpec, type PositionSpec, play, position } from '../support/position.ts';
import { only, paid } from '../support/read.ts';

/** The end of a turn: redeployment is over, the coins are paid. */
const score = (spec: PositionSpec) => play(position({ phase: 'redeploy', ...spec }), { type: 'endRedeployment' });

const ratmen = (power: string, at: ForceSpec['at']): ForceSpec => ({ race: 'ratmen', power, at: at ?? {} });
const declined = (race: string, power: string | null, at: ForceSpec['at']): ForceSpec => ({
  ...{ race, power, declined: true },
  at: at ?? {},
});

describe('coins', () => {
  it('SCO-1 one for each region of any of the player’s races, active or in decline, whatever stands there', () => {
    const { state, events } = score({
      forces: [
        declined('humans', null, { [lake]: 1, [eastForest]: 1 }),
        declined('orcs', 'spirit', { [hill]: 1 }),

        ratmen('swamp', { [forest]: 4, [peak]: 1 }),
        { ...ratmen('hill', { [farm]: 1 }), race: 'elves', seat: 1 },
      ],
    });
    expect(paid(events)).toEqual({ 'SCO-1': 5 });
    expect(only(events, 'coinsMoved').map(({ force, region, to }) => [force, region, to])).toEqual(
      [
        [0, lake],
        [0, eastForest],
        [1, hill],
        [2, forest],
        [2, peak],
      ].map(([force, region]) => [force, region, { at: 'player', seat: 0 }]),
    );
    expect(only(events, 'scored')).toEqual([{ type: 'scored', seat: 0, amount: 5 }]);
    expect(state.coins).toEqual([10, 5]);
  });

  it('SCO-2 the bonuses of the active banner and of its badge are both added', () => {
    const { state, events } = score({
      forces: [{ ...ratmen('merchant', { [farm]: 1, [plain]: 1, [swamp]: 1 }), race: 'humans' }],
    });
    expect(paid(events)).toEqual({ 'SCO-1': 3, 'HUM-1': 2, 'MER-1': 3 });
    expect(state.coins[0]).toBe(5 + 8);
  });

  it('SCO-2 a race in decline brings none, unless a clause says so', () => {
    const { events } = score({
      forces: [
        declined('dwarves', null, { [forest]: 1 }),
        declined('humans', 'spirit', { [farm]: 1, [plain]: 1 }),
        ratmen('swamp', { [hill]: 1 }),
      ],
    });
    expect(paid(events)).toEqual({ 'SCO-1': 4, 'DWA-1': 1 });
  });

  it('SCO-2 the bonus of one race does not reach the regions of another', () => {
    const { events } = score({
      forces: [declined('orcs', null, { [innerHill]: 1, [shore]: 1 }), ratmen('hill', { [hill]: 1 })],
    });
    expect(paid(events)).toEqual({ 'SCO-1': 3, 'HIL-1': 1 });
  });

  it('SCO-2 what a turn would pay now can be asked beforehand, line by line', () => {
    const state = position({ phase: 'redeploy', forces: [ratmen('hill', { [hill]: 1, [farm]: 1 })] });
    expect(income(state, 0)).toEqual([
      { clause: 'SCO-1', amount: 1, region: farm, force: 0, of: { region: farm } },
      { clause: 'SCO-1', amount: 1, region: hill, force: 0, of: { region: hill } },
      { clause: 'HIL-1', amount: 1, region: hill, force: 0, of: { power: 'hill' } },
    ]);
    expect(income(state, 1)).toEqual([]);
  });

  it('SCO-3 totals are hidden from the others to the end; what a turn pays is public', () => {
    const { state, events } = score({ players: 3, coins: [7, 8, 9], forces: [ratmen('swamp', { [farm]: 1 })] });
    expect(view(state, 0).coins).toEqual([8, null, null]);
    expect(view(state, 2).coins).toEqual([null, null, 9]);
    expect(view(state, null).coins).toEqual([null, null, null]);
    expect(only(events, 'scored')).toMatchObject([{ seat: 0, amount: 1 }]);
    expect(view({ ...state, phase: 'gameOver' }, 1).coins).toEqual([8, 8, 9]);
  });

  it('SCO-4 values count, and the stash never runs dry ◆', () => {
    const worthOfTheBox = 30 * 10 + 24 * 5 + 20 * 3 + 35;
    const { state } = score({ coins: [worthOfTheBox, 5], forces: [ratmen('swamp', { [farm]: 1 })] });
    expect(state.coins[0]).toBe(worthOfTheBox + 1);
  });
});
