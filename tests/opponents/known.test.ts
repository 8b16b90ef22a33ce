import { describe, expect, it } from 'vitest';
import { evenTemper, type LevelId } from '../../src/opponents/types.ts';
import { legal, view } from '../../src/rules/index.ts';
import { askBriefly, sparing } from '../../tools/checks/opponent-player.ts';
import { isLong } from '../support/how-long.ts';
import { stateOf } from '../support/position.ts';
import known from './positions/known.json';

/** A fifth of a warlord's games are played on here. */
const ask = askBriefly(sparing);

/** In how many of these positions a level does what is known to be best. */
function found(level: LevelId): number {
  return known.filter(({ position, right }) => {
    const state = stateOf(position);
    const { commands } = ask(view(state, state.seat), { level, temper: evenTemper, seed: 1 });
    return JSON.stringify(commands[0]) === JSON.stringify(right);
  }).length;
}

describe('positions whose answer is known by playing on', { timeout: 240_000 }, () => {
  it('are clear by 200 games or more after each of two steps, and both steps may be taken', () => {
    for (const { position, right, next, ahead, games } of known) {
      expect(games).toBeGreaterThanOrEqual(200);
      expect(Math.min(...ahead)).toBeGreaterThan(3);
      const choices = legal(stateOf(position)).map((command) => JSON.stringify(command));
      expect(choices).toContain(JSON.stringify(right));
      expect(choices).toContain(JSON.stringify(next));
    }
  });

  it('are of all kinds: a race to take, dear or free, to keep, and to let decline', () => {
    const kinds = new Set(known.map(({ right }) => right.type));
    expect([...kinds].sort()).toEqual(['decline', 'expand', 'pickCombo', 'stout']);
    const dear = known.filter(({ right }) => 'index' in right && (right.index ?? 0) > 0);
    const free = known.filter(({ right }) => 'index' in right && right.index === 0);
    expect(Math.min(dear.length, free.length)).toBeGreaterThan(0);
  });

  // It takes long; positions.test.ts asks all levels about others every time.
  it.runIf(isLong)(
    'are found by warlords nine times in ten, by strategists eight, where a raider finds not quite six',
    () => {
      const [warlord, strategist, raider] = [found('warlord'), found('strategist'), found('raider')];
      expect(warlord / known.length).toBeGreaterThanOrEqual(0.9);
      expect(strategist / known.length).toBeGreaterThanOrEqual(0.85);
      expect(strategist).toBeGreaterThan(raider);
    },
  );
});
