import type { Course } from '../../rules/course.ts';
import { apply, type Seat } from '../../rules/index.ts';
import { type Decision, decisionsOf, nameOf } from './decisions.ts';
import { isClear, type Judged } from './judge.ts';

export interface Care {
  readonly seat: Seat;
  readonly decisions: number;
  readonly costly: number;
  /** Coins that clearly better decisions would have brought, each by itself. */
  readonly lost: number;
  /** The standard error of that. */
  readonly error: number;
  /** What the seat was paid in the game, as a share of that and what was lost: 0–1. */
  readonly share: number;
}

/** Only what is clear counts: what is within chance is no mistake. Null if no decision has been judged. */
export function careOf(
  course: Course,
  decisions: readonly Decision[],
  judged: readonly Judged[],
  seat: Seat,
): Care | null {
  const own = new Set(decisions.filter((decision) => decision.seat === seat).map(nameOf));
  const known = judged.filter((one) => own.has(nameOf(one)));
  if (known.length === 0) return null;
  const costly = known.filter(isClear);
  const lost = costly.reduce((sum, { cost }) => sum + cost, 0);
  const error = Math.sqrt(costly.reduce((sum, one) => sum + one.error * one.error, 0));
  const brought = Math.max(0, (course.at(course.log.length).coins[seat] ?? 0) - (course.start.coins[seat] ?? 0));
  const share = brought + lost > 0 ? brought / (brought + lost) : 1;
  return { seat, decisions: known.length, costly: costly.length, lost, error, share };
}

/** Of decisions the game has, each once, with something that could be done. The others are made again. */
export function fitting(course: Course, judged: readonly Judged[]): readonly Judged[] {
  const all = course.start.coins.map((_, seat) => seat);
  const open = new Set(decisionsOf(course, all).map(nameOf));
  return judged.filter((one) => {
    const [first] = one.best;
    const fits = open.delete(nameOf(one));
    return fits && first !== undefined && apply(course.at(one.at), first).ok;
  });
}
