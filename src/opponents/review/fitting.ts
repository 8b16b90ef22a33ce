import type { Course } from '../../rules/course.ts';
import { apply } from '../../rules/index.ts';
import { decisionsOf, nameOf } from './decisions.ts';
import type { Judged } from './judge.ts';

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
