import { describe, expect, it } from 'vitest';
import { courseOf, turnAt } from '../../src/rules/course.ts';
import { apply, type GameState } from '../../src/rules/index.ts';
import { corpusGames, raidersGame } from '../support/courses.ts';
import { stateOf } from '../support/position.ts';

describe('a played game in which one can go anywhere', () => {
  it('is everywhere as the kernel has it after the same commands, in every recorded game', () => {
    for (const { name, course } of corpusGames()) {
      let state: GameState = course.start;
      expect(course.at(0), name).toEqual(state);
      for (const [index, { command }] of course.log.entries()) {
        const outcome = apply(state, command);
        if (!outcome.ok) expect.fail(`${name}: ${index} refused`);
        state = outcome.state;
        expect(course.log[index]?.events).toEqual(outcome.events);
        if (index % 29 === 0 || state.phase === 'gameOver')
          expect(course.at(index + 1), `${name} ${index}`).toEqual(state);
      }
    }
  });

  it('knows its turns: each begins where the last command of the one before has been played', () => {
    const { course } = raidersGame(3, 4);
    const { turns, log } = course;
    expect(turns).toHaveLength(30);
    expect(turns[0]?.from).toBe(0);
    for (const { from, round, seat } of turns.slice(1)) {
      expect(log[from - 1]?.events.some(({ type }) => type === 'turnBegan')).toBe(true);
      expect(course.at(from)).toMatchObject({ round, turnSeat: seat });
    }
    expect(turnAt(course, 0)).toBe(turns[0]);
    expect(turnAt(course, turns[4]?.from ?? 0)).toBe(turns[4]);
    expect(turnAt(course, log.length)).toBe(turns.at(-1));
  });

  it('is cut at its ends, and stops at a command that is refused', () => {
    const { course } = raidersGame(2, 1);
    expect(course.at(-3)).toBe(course.start);
    expect(course.at(9999).phase).toBe('gameOver');
    expect(courseOf(stateOf('turn 0 conquer; seat 0 orcs+hill 3'), [{ type: 'decline' }])).toHaveProperty('refusal');
  });
});
