import type { GameState, RegionId } from '../../../../rules/index.ts';
import { activeForce } from '../../../../rules/index.ts';
import { readPosition } from '../../../../rules/positions/index.ts';
import { questionPositions } from '../start-position.ts';
import { judgeAttack, judgeCoins, judgeStay, type Verdict } from './judge.ts';

/** A question about a table, answered by pressing a region. Its words are `lesson.ask.<id>`, in other words `lesson.ask.<id>.other`. */
export interface Question {
  readonly id: keyof typeof questionPositions;
  /** Is a region a right answer, and why? Asked of the rules. */
  readonly judge: (state: GameState, region: RegionId) => Verdict;
}

/** What is asked after the lesson, in order. */
export const questions: readonly Question[] = [
  { id: 'attack', judge: judgeAttack },
  { id: 'coins', judge: judgeCoins },
  { id: 'stay', judge: judgeStay },
];

/** The table a question is asked about. */
export function stateOf({ id }: Question): GameState {
  const read = readPosition(questionPositions[id]);
  if (!read.ok) throw new Error(`lesson: ${read.faults.map(({ message }) => message).join(' ')}`);
  return read.state;
}

/** What the words of a question need: the tokens in the learner's hand. */
export function argsOf(state: GameState): Readonly<Record<string, number>> {
  return { hand: activeForce(state, 0)?.hand ?? 0 };
}
