import { expect, it } from 'vitest';
import { placeOf, roundsOf, whenIs } from '../../../src/screens/replay/way.ts';
import { raidersGame } from '../../support/courses.ts';

const { course } = raidersGame(3, 4);
const end = course.log.length;
const marks = [5, 17, 90];

it('goes by commands, turns, rounds and marks, in both directions, and stays within the game', () => {
  const second = course.turns[1]?.from ?? 0;
  const secondRound = course.turns[3]?.from ?? 0;
  expect(placeOf(course, marks, 0, 'command', 1)).toBe(1);
  expect(placeOf(course, marks, 0, 'command', -1)).toBe(0);
  expect(placeOf(course, marks, end, 'command', 1)).toBe(end);
  expect(placeOf(course, marks, 0, 'turn', 1)).toBe(second);
  expect(placeOf(course, marks, second, 'turn', -1)).toBe(0);
  // In the middle of a turn back leads to its beginning.
  expect(placeOf(course, marks, second + 1, 'turn', -1)).toBe(second);
  expect(placeOf(course, marks, second + 1, 'round', 1)).toBe(secondRound);
  expect(placeOf(course, marks, secondRound + 1, 'round', -1)).toBe(secondRound);
  expect(placeOf(course, marks, 5, 'mark', 1)).toBe(17);
  expect(placeOf(course, marks, 17, 'mark', -1)).toBe(5);
  expect(placeOf(course, marks, 90, 'mark', 1)).toBe(end);
  expect(placeOf(course, marks, 5, 'mark', -1)).toBe(0);
  expect(placeOf(course, [], 40, 'mark', 1)).toBe(end);
});

it('knows the rounds and whose turn it is', () => {
  expect(roundsOf(course).map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const { round, turnSeat } = course.at(60);
  expect(whenIs(course, 60)).toEqual({ round, seat: turnSeat });
});
