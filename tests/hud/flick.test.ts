import { afterEach, describe, expect, it } from 'vitest';
import { Trail, throwOf } from '../../src/hud/grasp/die.ts';
import { legal, view } from '../../src/rules/index.ts';
import { attend } from '../../src/table/attention/index.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';

/** A movement of so many pixels every so many milliseconds, let go of after another pause. */
function moved(pixels: number, every: number, pause: number) {
  const trail = new Trail();
  for (let step = 0; step <= 6; step++) trail.note({ x: 300 - step * pixels, y: 200 }, step * every);
  // The release says once more where the hand is.
  trail.note({ x: 300 - 6 * pixels, y: 200 }, 6 * every + pause);
  return trail.flick(6 * every + pause);
}

describe('a die is thrown', () => {
  it.each([16, 100, 250])('by whoever lets go while moving, with an event each %d ms', (every) => {
    const flick = moved(0.6 * every, every, 16);
    expect(flick?.x).toBeCloseTo(-600);
    expect(flick?.y).toBeCloseTo(0);
  });

  it('and put down by whoever rests first, or hardly moves', () => {
    expect(moved(10, 16, 500)).toBeNull();
    expect(moved(1, 16, 16)).toBeNull();
    expect(new Trail().flick(0)).toBeNull();
  });

  it('by the end of a movement alone: what came before it does not count', () => {
    const trail = new Trail();
    for (let step = 0; step < 40; step++) trail.note({ x: step, y: 0 }, step * 16);
    for (let step = 0; step < 12; step++) trail.note({ x: 40, y: -step * 10 }, 640 + step * 16);
    const flick = trail.flick(830) ?? expect.fail('not thrown');
    expect(flick.y).toBeLessThan(-500);
    expect(Math.abs(flick.x)).toBeLessThan(20);
  });
});

describe('the die is for', () => {
  // Ratmen with one token left, beside a farmland of the same player's Orcs in decline.
  const state = stateOf('board 2; round 5; seat 0 orcs declined 1; seat 0 ratmen+hill 6 hand:1');
  const game = {
    view: view(state, 0),
    legal: legal(state),
    naming: { board: 2 as const, content: undefined, seats: [] },
    scope,
  };
  const open = legal(state).flatMap((command) => (command.type === 'finalRoll' ? [command.region] : []));
  const [one = -1, other = -1] = open.filter((region) => region !== 1);
  const regionOf = (over: number | null) => {
    const [command] = throwOf(game, over)?.commands ?? [];
    return command && 'region' in command ? command.region : null;
  };
  afterEach(() => attend(scope, { selected: null }));

  it('the chosen region, wherever it falls', () => {
    attend(scope, { selected: one });
    expect([regionOf(null), regionOf(other), regionOf(1)]).toEqual([one, one, one]);
  });

  it('else the one it is put down on, but never one’s own in decline, and for none where it was flicked', () => {
    expect(open).toContain(1);
    expect([regionOf(other), regionOf(1), regionOf(null)]).toEqual([other, null, null]);
    attend(scope, { selected: 1 });
    expect(regionOf(null)).toBe(1);
  });
});
