import { describe, expect, it, vi } from 'vitest';
import { decide } from '../../src/opponents/decide.ts';
import { learned, lessonsOf } from '../../src/opponents/evaluation/experience.ts';
import { evenTemper } from '../../src/opponents/types.ts';
import { type GameState, newGame, type Seat, standings, view } from '../../src/rules/index.ts';
import { play, stateOf } from '../support/position.ts';

/** A strategist without a word about its plan: that takes longer than the plan. */
const tempered = (seat: Seat) => ({ level: 'planner', temper: evenTemper, seed: seat }) as const;

vi.resetModules();
vi.doMock('../../src/opponents/evaluation/experience.json', () => ({
  default: { duel: { pick: {}, decline: {} }, crowd: { pick: {}, decline: {} } },
}));
/** The same opponents, once more, whom playing taught nothing. */
const { decide: decideUntaught } = await import('../../src/opponents/decide.ts');

/** Does the strategist win from this seat against one who is the same but for what playing taught? A shared win counts. */
function wins(seed: number, taught: Seat): boolean {
  const start = newGame({ players: 2, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  let { state } = start;
  while (state.phase !== 'gameOver') {
    const seen = view(state, state.seat);
    const { commands } = (state.seat === taught ? decide : decideUntaught)(seen, tempered(state.seat));
    state = commands.reduce((now: GameState, command) => play(now, command).state, state);
  }
  return standings(state).some(({ place, seat }) => place === 1 && seat === taught);
}

/** What the strategist does first. */
const firstIn = (state: GameState) => decide(view(state, state.seat), tempered(state.seat)).commands[0];

describe('what playing taught', () => {
  it('makes whoever uses it win most of its games of two, from either seat', { timeout: 60_000 }, () => {
    const won = Array.from({ length: 40 }, (_, game) => wins(500 + Math.floor(game / 2), game % 2)).filter(Boolean);
    // It won 77 of 96; an equal would win 26 or more of 40 once in 25 times.
    expect(won.length).toBeGreaterThanOrEqual(26);
  });

  it('takes and then leaves behind a race that goes on acting in decline, where that is best', () => {
    const offered = stateOf('round 1; tribes all; column ghouls+commando humans+mounted wizards+swamp trolls+hill');
    expect(firstIn(offered)).toEqual({ type: 'pickCombo', index: 0 });
    const held = stateOf(
      'round 2; turn 0 readyTroops; seat 0 ghouls+commando 1:2 2:2 3:2 4 6:2; seat 1 orcs+swamp 18 19 20',
    );
    expect(firstIn(held)).toEqual({ type: 'decline' });
  });

  it('says nothing of races and powers it never met', () => {
    const state = stateOf('round 3; turn 0 readyTroops; seat 0 humans+hill 1 2 3; seat 1 orcs+swamp 18 19');
    expect(learned(state, 'pick', [['race.nobody', 1]])).toBe(0);
    expect(lessonsOf(state, [{ command: { type: 'expand' }, value: 5 }])).toEqual([0]);
  });
});

describe('lessons', () => {
  const held = (round: number, power: string) =>
    stateOf(`round ${round}; turn 0 readyTroops; seat 0 ghouls+${power} 1:2 2:2 3:2 4 6:2; seat 1 orcs+swamp 18 19 20`);
  const ofDeclining = (state: GameState) =>
    lessonsOf(state, [
      { command: { type: 'expand' }, value: 5 },
      { command: { type: 'decline' }, value: 0 },
    ])[1];

  it('are for races that may decline now or never this turn (STO-1), and not for the last round', () => {
    expect(ofDeclining(held(9, 'commando'))).not.toBe(0);
    expect(ofDeclining(held(10, 'commando'))).toBe(0);
    expect(ofDeclining(held(9, 'stout'))).toBe(0);
  });
});
