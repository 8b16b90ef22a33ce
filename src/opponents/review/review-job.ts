import { courseOf } from '../../rules/course.ts';
import type { Command, GameState } from '../../rules/index.ts';
import { luckOf, type SeatLuck } from '../luck/facts.ts';
import { AGAIN, playedAgain } from '../luck/other-dice.ts';
import type { Decision } from './decisions.ts';
import { type Judged, judge } from './judge.ts';

/** What a thread is to do. Plain JSON. */
export interface ReviewJob {
  readonly start: GameState;
  readonly commands: readonly Command[];
  readonly seed: number;
  readonly decisions: readonly Decision[];
  /** Is the luck of the game asked for, and from which repetition on is it played again? Null if not. */
  readonly againFrom: number | null;
}

export type Done =
  | { readonly type: 'judged'; readonly judged: Judged }
  | { readonly type: 'luck'; readonly luck: readonly SeatLuck[] }
  /** The game was played again: the seats that won each time. */
  | { readonly type: 'again'; readonly won: readonly (readonly number[])[] };

/** Repetitions between two reports. */
const TOGETHER = 10;

/** Does a job step by step; where it goes on after an interruption makes no difference to what comes of it. */
export function* work({ start, commands, seed, decisions, againFrom }: ReviewJob): Generator<Done> {
  const course = courseOf(start, commands);
  if ('refusal' in course) throw new Error(`review: refused by ${course.refusal.clause}`);
  if (againFrom !== null) {
    yield { type: 'luck', luck: luckOf(course, seed) };
    for (let number = againFrom; number < AGAIN; number += TOGETHER) {
      const numbers = Array.from({ length: Math.min(TOGETHER, AGAIN - number) }, (_, more) => number + more);
      yield { type: 'again', won: numbers.map((one) => playedAgain(start, seed, one)) };
    }
  }
  for (const decision of decisions) yield { type: 'judged', judged: judge(course.at(decision.at), decision, seed) };
}
