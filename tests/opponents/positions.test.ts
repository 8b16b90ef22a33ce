import { describe, expect, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { answerOf } from './positions/answer.ts';
import { conquests } from './positions/conquests.ts';
import { declining } from './positions/declining.ts';
import { deploying } from './positions/deploying.ts';
import { picking } from './positions/picking.ts';
import type { Puzzle } from './positions/puzzle.ts';

/** Seeds of those who are asked: what they imagine, and what they leave to chance, differs. */
const seeds = isLong ? [1, 2] : [1];

function solves(puzzle: Puzzle): void {
  for (const level of puzzle.solvedBy)
    for (const seed of seeds) {
      const answer = answerOf(puzzle, level, seed);
      expect({ level, seed, commands: answer.commands, right: puzzle.isRight(answer) }).toMatchObject({ right: true });
    }
}

describe.each([
  ['conquests', conquests],
  ['staying and declining', declining],
  ['picking', picking],
  ['troops and markers', deploying],
] as const)('%s', { timeout: 60_000 }, (_, puzzles) => {
  for (const puzzle of puzzles) it(`${puzzle.right} (${puzzle.solvedBy.join(', ')})`, () => solves(puzzle));
});
