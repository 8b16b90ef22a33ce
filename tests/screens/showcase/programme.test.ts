import { describe, expect, it } from 'vitest';
import { newGame } from '../../../src/rules/index.ts';
import { usualOptions } from '../../../src/screens/showcase/options.ts';
import { gameOf, playersOf } from '../../../src/screens/showcase/use-games.ts';
import { opponentIn } from '../../../src/session/turn/index.ts';

const names = ['Thistle', 'Bramble', 'Sorrel', 'Tansy', 'Yarrow'];
const nameOf = (place: number) => names[place] ?? '';
const games = (count: number, options = usualOptions, seed = 7) =>
  Array.from({ length: count }, (_, number) => gameOf(number, seed, options, nameOf));

describe('the programme', () => {
  it('has all boards in turn, and keeps to one that is asked for', () => {
    const counts = games(8).map(({ game }) => game.players);
    expect(new Set(counts.slice(0, 4))).toEqual(new Set([2, 3, 4, 5]));
    expect(counts.slice(4)).toEqual(counts.slice(0, 4));
    expect([0, 1, 2].map((number) => playersOf(number, { players: 5 }))).toEqual([5, 5, 5]);
  });

  it('is played on another printed board where one is asked for, by every number of players', () => {
    for (const { game } of games(4, { ...usualOptions, board: 4 })) {
      const start = newGame(game);
      expect(start.ok && start.state.board).toBe(4);
      expect(start.ok && start.state.coins).toHaveLength(game.players);
    }
  });

  it('is played by opponents alone, each with a name and a colour of its own, and can be laid', () => {
    for (const setup of games(40)) {
      expect(newGame(setup.game).ok).toBe(true);
      expect(setup.seats).toHaveLength(setup.game.players);
      setup.seats.forEach((_, seat) => void expect(opponentIn(setup, seat)).not.toBeNull());
      expect(new Set(setup.seats.map(({ name }) => name)).size).toBe(setup.seats.length);
      expect(new Set(setup.seats.map(({ colour }) => colour)).size).toBe(setup.seats.length);
    }
  });

  it('mixes levels, strategists as a rule, and deals out those that are asked for', () => {
    const levels = games(40).flatMap((setup) => setup.seats.map((_, seat) => opponentIn(setup, seat)?.level));
    expect(levels.filter((level) => level === 'strategist').length).toBeGreaterThan(levels.length / 2);
    expect(new Set(levels).size).toBeGreaterThan(2);
    const asked = games(4, { ...usualOptions, levels: ['raider', 'wanderer'] });
    for (const setup of asked)
      for (let seat = 0; seat < setup.game.players; seat++)
        expect(['raider', 'wanderer']).toContain(opponentIn(setup, seat)?.level);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(games(12)).toEqual(games(12));
    const seeds = [...games(200), ...games(200, usualOptions, 8)].map(({ game }) => game.seed);
    expect(new Set(seeds).size).toBe(400);
    expect(seeds.every(Number.isSafeInteger)).toBe(true);
  });
});
