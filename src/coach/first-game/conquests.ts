import { prospectOf } from '../../judgement/index.ts';
import { activeForce, type Command, type GameView, holder, type RegionId, type Seat } from '../../rules/index.ts';
import { favourites } from './start-position.ts';

/** A region that can certainly be taken now. */
export interface Conquest {
  readonly region: RegionId;
  /** Tokens needed. */
  readonly cost: number;
  /** Another race of the learner's stands there. */
  readonly own: boolean;
  /** The opponent's active race stands there. */
  readonly rivals: boolean;
  readonly tribe: boolean;
  readonly mountain: boolean;
}

/** The regions that can be taken now, best ones to point at first: those of the lesson, then the cheapest, an opponent's before an empty one. */
export function conquestsOf(view: GameView, legal: readonly Command[], me: Seat): readonly Conquest[] {
  return legal
    .flatMap((command) => (command.type === 'conquer' ? [conquestOf(view, command.region, me)] : []))
    .toSorted((a, b) => place(a) - place(b) || a.cost - b.cost || Number(b.rivals) - Number(a.rivals));
}

function conquestOf(view: GameView, region: RegionId, me: Seat): Conquest {
  const there = view.regions[region];
  const force = holder(view, region);
  return {
    region,
    cost: prospectOf(view, region)?.cost.total ?? 0,
    own: force?.seat === me,
    rivals: force !== null && force.seat !== me && activeForce(view, force.seat) === force,
    tribe: there?.lostTribe ?? false,
    mountain: there?.markers.mountain !== undefined,
  };
}

/** A region's rank in the lesson's order; the learner's own come last. */
function place({ region, own }: Conquest): number {
  if (own) return Number.POSITIVE_INFINITY;
  const at = favourites.indexOf(region);
  return at < 0 ? favourites.length : at;
}
