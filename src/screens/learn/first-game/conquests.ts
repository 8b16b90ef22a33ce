import { aftermathOf } from '../../../opponents/judgement/ahead.ts';
import {
  activeForce,
  type Command,
  type GameView,
  holder,
  type RegionId,
  regionCost,
  type Seat,
} from '../../../rules/index.ts';
import { favourites } from './start-position.ts';

/** A region that can certainly be taken now. */
export interface Conquest {
  readonly region: RegionId;
  readonly cost: number;
  /** Coins that the turn pays more with it. */
  readonly gain: number;
  /** Another race of the learner's stands there. */
  readonly own: boolean;
  /** The opponent's active race stands there. */
  readonly rivals: boolean;
  readonly tribe: boolean;
  readonly mountain: boolean;
}

/** Best to point at first: the lesson's own, then the cheapest, an opponent's before an empty one. */
export function conquestsOf(view: GameView, legal: readonly Command[], me: Seat): readonly Conquest[] {
  return legal
    .flatMap((command) => (command.type === 'conquer' ? [conquestOf(view, command.region, me)] : []))
    .toSorted((a, b) => place(a) - place(b) || a.cost - b.cost || Number(b.rivals) - Number(a.rivals));
}

/** The one that pays most for its tokens; none of the learner's own. */
export function bestBargain(conquests: readonly Conquest[]): Conquest | undefined {
  const worth = ({ gain, cost }: Conquest) => gain / Math.max(1, cost);
  return conquests.filter(({ own }) => !own).toSorted((a, b) => worth(b) - worth(a) || a.cost - b.cost)[0];
}

function conquestOf(view: GameView, region: RegionId, me: Seat): Conquest {
  const there = view.regions[region];
  const force = holder(view, region);
  const coins = aftermathOf(view, region)?.coins;
  return {
    region,
    cost: regionCost(view, region) ?? 0,
    gain: coins ? coins.after - coins.before : 0,
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
