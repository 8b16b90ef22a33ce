import type { Course } from '../../rules/course.ts';
import {
  type Combo,
  type Command,
  oddsOf,
  prospect,
  type RaceId,
  type RegionId,
  type Seat,
} from '../../rules/index.ts';
import { type Decision, nameOf } from './decisions.ts';
import { isClear, type Judged, type Pieces, piecesAfter, whereMore } from './judge.ts';

type Lesson =
  | { readonly kind: 'combo'; readonly made: Combo; readonly better: Combo; readonly index: number }
  /** A race declined too early, or was kept too long. */
  | { readonly kind: 'early' | 'late'; readonly race: RaceId }
  /** Other regions: better ones in place of those that were taken, more of them, or fewer. */
  | { readonly kind: 'conquests'; readonly better: readonly RegionId[]; readonly made: readonly RegionId[] }
  /** A last attempt that was not dared, was dared, or was made elsewhere; how many faces of six win it. */
  | { readonly kind: 'notDared' | 'dared'; readonly region: RegionId; readonly wins: number }
  | { readonly kind: 'elsewhere'; readonly region: RegionId; readonly made: RegionId }
  | { readonly kind: 'troops'; readonly better: readonly RegionId[]; readonly made: readonly RegionId[] };

/** A decision that clearly cost something, and what would have been better. */
export interface Finding {
  readonly name: string;
  readonly at: number;
  readonly round: number;
  readonly seat: Seat;
  readonly lesson: Lesson;
  readonly judged: Judged;
  readonly regions: readonly RegionId[];
}

/** What was found so far, the costliest first. */
export function findingsOf(
  course: Course,
  decisions: readonly Decision[],
  judged: readonly Judged[],
): readonly Finding[] {
  const byName = new Map(decisions.map((decision) => [nameOf(decision), decision]));
  return judged
    .filter(isClear)
    .flatMap((one): readonly Finding[] => {
      const decision = byName.get(nameOf(one));
      const lesson = decision && lessonOf(course, decision, one);
      if (!decision || !lesson) return [];
      const { at, round, seat } = decision;
      const regions = lesson.kind === 'early' || lesson.kind === 'late' ? heldAt(course, at) : regionsIn(lesson);
      return [{ name: nameOf(one), at, round, seat, lesson, judged: one, regions }];
    })
    .sort((a, b) => b.judged.cost - a.judged.cost || a.at - b.at);
}

function regionsIn(lesson: Lesson): readonly RegionId[] {
  switch (lesson.kind) {
    case 'conquests':
      return lesson.better.length > 0 ? lesson.better : lesson.made;
    case 'troops':
      return lesson.better;
    case 'notDared':
    case 'dared':
    case 'elsewhere':
      return [lesson.region];
    default:
      return [];
  }
}

function heldAt(course: Course, at: number): readonly RegionId[] {
  const { forces, regions, seat } = course.at(at);
  const own = forces.find((force) => force.seat === seat && !force.declined)?.id;
  return regions.flatMap(({ force }, region) => (own !== undefined && force === own ? [region] : []));
}

function lessonOf(course: Course, { at, part, made }: Decision, { best }: Judged): Lesson | null {
  const state = course.at(at);
  const [was] = made;
  const [is] = best;
  if (!was || !is) return null;
  switch (part) {
    case 'pick': {
      if (was.type !== 'pickCombo' || is.type !== 'pickCombo') return null;
      const [mine, better] = [state.column[was.index], state.column[is.index]];
      return mine && better ? { kind: 'combo', made: mine, better, index: is.index } : null;
    }
    case 'stay': {
      const race = state.forces.find(({ seat, declined }) => seat === state.seat && !declined)?.race;
      return race === undefined ? null : { kind: declines(is) ? 'late' : 'early', race };
    }
    case 'conquests':
      return conquestsLesson(taken(best), taken(made));
    case 'ending':
      return endingLesson(state, was, best);
    case 'troops':
      return troopsLesson(piecesAfter(state, best), piecesAfter(state, made));
  }
}

const declines = (command: Command): boolean =>
  command.type === 'decline' || (command.type === 'stout' && command.decline);

const taken = (commands: readonly Command[]): readonly RegionId[] =>
  commands.flatMap((command) =>
    (command.type === 'conquer' || command.type === 'finalRoll' || command.type === 'act') &&
    command.region !== undefined
      ? [command.region]
      : [],
  );

/** What one takes and the other does not; null where they only differ in their order. */
function conquestsLesson(best: readonly RegionId[], made: readonly RegionId[]): Lesson | null {
  const better = best.filter((region) => !made.includes(region));
  const spare = made.filter((region) => !best.includes(region));
  return better.length + spare.length === 0 ? null : { kind: 'conquests', better, made: spare };
}

function troopsLesson(best: Pieces, made: Pieces): Lesson | null {
  const [better, fewer] = [whereMore(best, made), whereMore(made, best)];
  return better.length === 0 ? null : { kind: 'troops', better, made: fewer };
}

function endingLesson(state: Parameters<typeof prospect>[0], was: Command, best: readonly Command[]): Lesson | null {
  const last = best.at(-1);
  if (was.type === 'finalRoll') {
    if (best.length === 1 && last?.type === 'finalRoll')
      return { kind: 'elsewhere', region: last.region, made: was.region };
    if (best.length === 1) return { kind: 'dared', region: was.region, wins: winsAt(state, was.region) };
    return conquestsLesson(taken(best), [was.region]);
  }
  if (best.length === 1 && last?.type === 'finalRoll')
    return { kind: 'notDared', region: last.region, wins: winsAt(state, last.region) };
  return conquestsLesson(taken(best), []);
}

/** Faces of the six that win a last attempt. */
function winsAt(state: Parameters<typeof prospect>[0], region: RegionId): number {
  const seen = prospect(state, region);
  return seen?.odds?.wins ?? oddsOf(seen?.short ?? 0)?.wins ?? 0;
}
