import { type Course, turnAt } from '../../rules/course.ts';

export type Unit = 'command' | 'turn' | 'round' | 'mark';

/** In commands played: the next of a unit or the one before; unmoved at the end. `marks` are in order. */
export function placeOf(
  course: Pick<Course, 'turns' | 'log'>,
  marks: readonly number[],
  played: number,
  unit: Unit,
  way: 1 | -1,
): number {
  const end = course.log.length;
  const places = placesOf(course, marks, unit);
  if (places === null) return Math.max(0, Math.min(end, played + way));
  if (way < 0) return places.findLast((place) => place < played) ?? 0;
  return places.find((place) => place > played) ?? end;
}

/** All places of a unit, in order; null for commands, which are everywhere. */
function placesOf({ turns }: Pick<Course, 'turns'>, marks: readonly number[], unit: Unit): readonly number[] | null {
  switch (unit) {
    case 'command':
      return null;
    case 'turn':
      return turns.map(({ from }) => from);
    case 'round':
      return roundsOf({ turns }).map(({ from }) => from);
    case 'mark':
      return marks;
  }
}

/** The rounds of a game: the number of each, and how many commands were played before it. */
export function roundsOf({
  turns,
}: Pick<Course, 'turns'>): readonly { readonly round: number; readonly from: number }[] {
  return turns.filter(({ round }, at) => turns[at - 1]?.round !== round);
}

export function whenIs(
  course: Pick<Course, 'turns'>,
  played: number,
): { readonly round: number; readonly seat: number } {
  const turn = turnAt(course, played);
  return { round: turn?.round ?? 1, seat: turn?.seat ?? 0 };
}
