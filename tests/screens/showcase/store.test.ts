import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usualOptions } from '../../../src/screens/showcase/options.ts';
import { keep, type Running, recall } from '../../../src/screens/showcase/running-show.ts';
import { gameOf } from '../../../src/screens/showcase/use-games.ts';
import { playGame } from '../../../tools/players/game.ts';
import { randomPlayer } from '../../../tools/players/random.ts';

const name = 'small-world-table.showcase';
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

function running(length: number): Running {
  const setup = gameOf(2, 5, usualOptions, (place) => `Player ${place}`);
  let count = 0;
  const { commands } = playGame(setup.game, randomPlayer(3), () => count++ >= length);
  return { asked: 'usual', seed: 5, number: 2, setup, commands };
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

describe('the running game over a reload', () => {
  it('comes back exactly where it was', () => {
    const before = running(60);
    keep(before);
    const back = recall('usual');
    expect(back).toMatchObject(before);
    expect(back?.log.map(({ command }) => command)).toEqual(before.commands);
    expect(back?.log.every(({ events }) => events.length >= 0)).toBe(true);
    expect(back?.game.round).toBeGreaterThan(0);
  });

  it('is another story where the address asks for something else', () => {
    keep(running(10));
    expect(recall('players=5')).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"asked":'],
    ['another shape', '{"asked":"usual","seed":1}'],
    ['a list', '[]'],
  ])('is forgotten where there is %s', (_, text) => {
    if (text !== null) kept.set(name, text);
    expect(recall('usual')).toBeNull();
  });

  it('is forgotten where a command of it is damaged, or the set-up', () => {
    const whole = running(30);
    keep({ ...whole, commands: [...whole.commands, { type: 'conquer', region: 999 }] });
    expect(recall('usual')).toBeNull();
    keep({ ...whole, setup: { ...whole.setup, seats: whole.setup.seats.slice(1) } });
    expect(recall('usual')).toBeNull();
    keep({ ...whole, setup: { ...whole.setup, game: { players: 9, seed: 1 } } });
    expect(recall('usual')).toBeNull();
  });

  it('does no harm where the storage is full, forbidden or missing', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: full, setItem: full });
    expect(() => keep(running(5))).not.toThrow();
    expect(recall('usual')).toBeNull();
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => keep(running(5))).not.toThrow();
    expect(recall('usual')).toBeNull();
  });
});
