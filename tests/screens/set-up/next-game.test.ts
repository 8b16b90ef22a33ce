import { describe, expect, it } from 'vitest';
import { evenTemper } from '../../../src/opponents/types.ts';
import { newestBox } from '../../../src/rules/index.ts';
import { firstGameSetup } from '../../../src/screens/learn/first-game/setup.ts';
import { nextSetup } from '../../../src/screens/set-up/next-game.ts';
import type { TableSetup } from '../../../src/session/turn/index.ts';

const played: TableSetup = {
  game: { players: 3, seed: 5, firstSeat: 2, rules: 1, dice: [3], banners: ['orcs'] },
  seats: [
    { name: 'Ana', colour: 4, control: 'human' },
    { name: 'Bo', colour: 1, control: { level: 'warlord', temper: { ...evenTemper, greed: 0.9 }, seed: 77 } },
    { name: '', colour: 2, control: { level: 'raider', temper: evenTemper, seed: 78 } },
  ],
  options: { curtain: false },
};

describe('the next game', () => {
  it('again has the same players, levels, tempers, colours, board and first seat, and another seed', () => {
    const { game, seats, options } = nextSetup('again', played, 99);
    expect(game).toEqual({ players: 3, seed: 99, firstSeat: 2, ...newestBox() });
    expect(options).toEqual(played.options);
    const withoutSeeds = (list: TableSetup['seats']) =>
      list.map(({ control, ...seat }) => ({
        ...seat,
        control: control === 'human' ? control : { ...control, seed: 0 },
      }));
    expect(withoutSeeds(seats)).toEqual(withoutSeeds(played.seats));
    const seeds = seats.flatMap(({ control }) => (control === 'human' ? [] : [control.seed]));
    expect(new Set([...seeds, 77, 78]).size).toBe(4);
  });

  it('again after a lesson is that lesson, as a run of its own', () => {
    expect(nextSetup('again', firstGameSetup(1), 99)).toEqual(firstGameSetup(99));
  });

  it('real is a whole game against one opponent of the level, with no lesson and no given position', () => {
    const { game, seats, position, lesson } = nextSetup('wanderer', firstGameSetup(1), 99);
    expect({ game, position, lesson }).toEqual({
      game: { players: 2, seed: 99, ...newestBox() },
      position: undefined,
      lesson: undefined,
    });
    expect(seats.map(({ control }) => (control === 'human' ? control : control.level))).toEqual(['human', 'wanderer']);
  });
});
