import { describe, expect, it } from 'vitest';
import { learned, lessonsOf } from '../../src/opponents/evaluation/experience.ts';
import { breadthOn as breadth } from '../../src/opponents/levels/choices.ts';
import { quickly } from '../../src/opponents/playouts/quick.ts';
import { apply, type GameState, newGame, type Seat, standings } from '../../src/rules/index.ts';
import { stateOf } from '../support/position.ts';

const manner = { breadth, experienced: true };

/** Does this seat win a game of two in which it alone heeds what playing taught? A shared win counts. */
function wins(seed: number, taught: Seat): boolean {
  const start = newGame({ players: 2, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  let { state } = start;
  while (state.phase !== 'gameOver') state = afterTurn(state, state.turnSeat === taught);
  return standings(state).some(({ place, seat }) => place === 1 && seat === taught);
}

function afterTurn(state: GameState, experienced: boolean): GameState {
  let now = state;
  for (const command of quickly(state, { breadth, experienced })) {
    const outcome = apply(now, command);
    if (!outcome.ok) break;
    now = outcome.state;
  }
  return now;
}

describe('what playing taught', () => {
  it('makes whoever heeds it win most of its games of two, from either seat', { timeout: 30_000 }, () => {
    const won = Array.from({ length: 16 }, (_, game) => wins(500 + Math.floor(game / 2), game % 2)).filter(Boolean);
    // It wins 84 of 100 (docs/opponents.md); an equal would win 12 or more of 16 once in 26 times.
    expect(won.length).toBeGreaterThanOrEqual(12);
  });

  it('takes and then leaves behind a race that goes on acting in decline, where that is best', () => {
    const offered = stateOf('round 1; tribes all; column ghouls+commando humans+mounted wizards+swamp trolls+hill');
    expect(quickly(offered, manner)).toEqual([{ type: 'pickCombo', index: 0 }]);
    const held = stateOf(
      'round 2; turn 0 readyTroops; seat 0 ghouls+commando 1:2 2:2 3:2 4 6:2; seat 1 orcs+swamp 18 19 20',
    );
    expect(quickly(held, manner)).toEqual([{ type: 'decline' }]);
    expect(quickly(held, { breadth })[0]).toEqual({ type: 'expand' });
  });

  it('says nothing of races and powers it never met', () => {
    const state = stateOf('round 3; turn 0 readyTroops; seat 0 humans+hill 1 2 3; seat 1 orcs+swamp 18 19');
    expect(learned(state, 'pick', [['race.nobody', 1]])).toBe(0);
    expect(lessonsOf(state, [{ command: { type: 'expand' }, coins: 5 }])).toEqual([0]);
  });
});
