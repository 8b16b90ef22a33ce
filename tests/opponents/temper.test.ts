import { describe, expect, it } from 'vitest';
import { evenTemper, type LevelId, type Temper } from '../../src/opponents/types.ts';
import { type Command, view } from '../../src/rules/index.ts';
import { askBriefly, sparing } from '../../tools/checks/opponent-player.ts';
import { stateOf } from '../support/position.ts';

const ask = askBriefly(sparing);

/** What an opponent does first in a position, by how much of one trait of temper it has: from none to all of it. */
function byTemper(level: LevelId, trait: keyof Temper, text: string): (Command | undefined)[] {
  const state = stateOf(text);
  return [0, 0.25, 0.5, 0.75, 1].map((much) => {
    const opponent = { level, temper: { ...evenTemper, [trait]: much }, seed: 1 };
    return ask(view(state, state.seat), opponent).commands[0];
  });
}

/** With none of the trait the one, with all of it the other, and between them one change of mind. */
function expectTurn(decisions: readonly (Command | undefined)[], little: Command, much: Command): void {
  expect(decisions[0]).toEqual(little);
  expect(decisions.at(-1)).toEqual(much);
  const change = decisions.findIndex((command) => command?.type === much.type && equal(command, much));
  for (const [at, command] of decisions.entries()) expect(command).toEqual(at < change ? little : much);
}

const equal = (a: Command, b: Command) => JSON.stringify(a) === JSON.stringify(b);

const conquer = (region: number): Command => ({ type: 'conquer', region });
const pick = (index: number): Command => ({ type: 'pickCombo', index });

/** Five regions of Hill Humans and some tokens to spare: hardly worth another turn. */
const spent = (first: number) =>
  `round 4; turn 0 readyTroops; seat 0 humans+hill 1:${first} 2 3 4 6; seat 1 orcs+swamp 9:2 10:2 14:2 8:2`;

describe('aggression', { timeout: 60_000 }, () => {
  it.each(['raider', 'strategist'] as const)(
    'the more of it a %s has, the sooner it takes from another rather than a hill of nobody’s',
    (level) => {
      const text = 'round 10; tribes 14; seat 0 ratmen+hill 9 hand:3; seat 1 tritons+alchemist 3 4:3 10:3 8:2';
      expectTurn(byTemper(level, 'aggression', text), conquer(14), conquer(3));
    },
  );
});

describe('patience', { timeout: 60_000 }, () => {
  it.each(['raider', 'strategist'] as const)('the more of it a %s has, the longer it stays with a race', (level) => {
    expectTurn(byTemper(level, 'patience', spent(3)), { type: 'decline' }, { type: 'expand' });
  });

  it('a patient wanderer declines less often', () => {
    const state = stateOf(spent(1));
    const declines = (patience: number) =>
      Array.from({ length: 100 }, (_, seed) => {
        const opponent = { level: 'wanderer', temper: { ...evenTemper, patience }, seed } as const;
        return ask(view(state, state.seat), opponent).commands[0]?.type === 'decline' ? 1 : 0;
      }).reduce<number>((sum, one) => sum + one, 0);
    const [hasty, even, patient] = [declines(0), declines(0.5), declines(1)];
    expect(hasty).toBe(100);
    expect(even).toBeLessThan(hasty);
    expect(patient).toBeLessThan(even);
  });
});

describe('greed', { timeout: 60_000 }, () => {
  it('the more of it a strategist has, the less it gives up the coins of this turn for a new race', () => {
    expectTurn(byTemper('strategist', 'greed', spent(4)), { type: 'decline' }, { type: 'expand' });
  });

  it('the more of it a strategist has, the sooner it picks what pays at once', () => {
    const text =
      'round 8; coins 30 30; seat 1 elves+heroic 18 19; column halflings+wealthy orcs+swamp humans+hill giants+bivouacking wizards+forest trolls+fortified';
    expectTurn(byTemper('strategist', 'greed', text), pick(1), pick(0));
  });

  it('a greedy raider prefers coins for conquests of this turn to land that pays for longer', () => {
    // Both take three tokens. The lone Triton pays at once, the mine again and again.
    const text = 'round 4; seat 0 dwarves+pillaging 14 hand:3; seat 1 tritons+alchemist 10 9:2 8:2 13:2 20:2 21:2';
    expectTurn(byTemper('raider', 'greed', text), conquer(15), conquer(10));
  });
});
