import { fields, oneOf } from './reader.ts';
import { keptState } from './stored.ts';

/** What somebody said at the first start page: how well they know the game. */
export type Answer = 'never' | 'knows' | 'show';
export const answers: readonly Answer[] = ['never', 'knows', 'show'];

interface Answered {
  /** Null until they have said it. */
  readonly answer: Answer | null;
}

const unanswered: Answered = { answer: null };
const answeredIn = fields<Answered>({ answer: oneOf(answers) }, unanswered);

/** Kept in this browser; where it keeps nothing, it lasts as long as the page. */
export const useAnswer = keptState<Answered>('small-world-table.answer', (found) => answeredIn(found) ?? unanswered);

export const answer = (): Answer | null => useAnswer.getState().answer;
