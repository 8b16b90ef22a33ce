import { prospectOf } from '../../../../opponents/judgement/cache.ts';
import type { RegionId } from '../../../../rules/index.ts';
import type { Line, LineKey } from '../lesson.ts';
import type { LessonMoment } from '../lesson-moment.ts';

/** The line for a final roll, at the region where it is most likely to succeed; null if none is allowed. */
export function rollLine({ view, legal, me }: LessonMoment, key: LineKey): Line | null {
  const rolls = legal.flatMap((command) => (command.type === 'finalRoll' ? [rollAt(view, command.region, me)] : []));
  const [best] = rolls.toSorted((a, b) => Number(a.own) - Number(b.own) || b.wins - a.wins);
  if (!best || best.own) return null;
  const { wins, region, hand, cost } = best;
  return {
    key,
    args: { wins },
    target: { at: 'region', region },
    figure: { of: 'die', hand, cost },
    clause: 'DIE-1',
  };
}

function rollAt(view: LessonMoment['view'], region: RegionId, me: number) {
  const holder = view.forces.find(({ id }) => id === view.regions[region]?.force);
  const prospect = prospectOf(view, region);
  const odds = prospect?.odds;
  // The odds are given in faces of the six-sided die.
  return {
    region,
    own: holder?.seat === me,
    wins: odds ? Math.round((odds.wins / odds.of) * 6) : 0,
    hand: prospect?.inHand ?? 0,
    cost: prospect?.cost.total ?? 0,
  };
}
