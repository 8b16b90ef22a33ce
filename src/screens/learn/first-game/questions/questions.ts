import type { GameState, RegionId } from '../../../../rules/index.ts';
import { activeForce } from '../../../../rules/index.ts';
import { readPosition } from '../../../../rules/positions/index.ts';
import { questionPositions } from '../start-position.ts';
import { judgeAttack, judgeCoins, judgeStay, type Verdict } from './judge.ts';

/** Answered by pressing a region. Its words are `lesson.ask.<id>`, in other words `lesson.ask.<id>.other`. */
export interface Question {
  readonly id: keyof typeof questionPositions;
  readonly judge: (state: GameState, region: RegionId) => Verdict;
}

export const questions: readonly Question[] = [
  { id: 'attack', judge: judgeAttack },
  { id: 'coins', judge: judgeCoins },
  { id: 'stay', judge: judgeStay },
];

export function stateOf({ id }: Question): GameState {
  const read = readPosition(questionPositions[id]);
  if (!read.ok) throw new Error(`lesson: ${read.faults.map(({ message }) => message).join(' ')}`);
  return read.state;
}

export function argsOf(state: GameState): Readonly<Record<string, number>> {
  return { hand: activeForce(state, 0)?.hand ?? 0 };
}
