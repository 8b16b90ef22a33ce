import {
  boardFacts,
  type Command,
  type Force,
  type GameState,
  heldRegions,
  markerRule,
  type Position,
  type RegionId,
  type Seat,
  tokensOnMap,
  tokensToSetAside,
} from '../../rules/index.ts';
import { worthOf } from './worth.ts';

/** Basic danger of a region through which others may enter, and of any other, even if nobody is near. */
const door = 0.4;
const inland = 0.1;

/** Attraction to attackers, 0 and up: basic danger, plus 1 for each other seat's active race beside it. */
export function dangerOf(position: Position, force: Force, region: RegionId): number {
  const facts = boardFacts(position.board).regions[region];
  if (!facts) return 0;
  let danger = facts.entry ? door : inland;
  const beside = forcesBeside(position, region);
  for (const other of position.forces) {
    if (other.seat !== force.seat && !other.declined && beside.has(other.id)) danger += 1;
  }
  return danger;
}

/** By the seat's active race beside it, or, if that is not on the map, by the entry. */
export function dangerFrom(position: Position, region: RegionId, seat: Seat): number {
  const other = position.forces.find((force) => force.seat === seat && !force.declined);
  if (other && position.regions.some(({ force }) => force === other.id))
    return forcesBeside(position, region).has(other.id) ? 1 : inland;
  return boardFacts(position.board).regions[region]?.entry ? door : inland;
}

function forcesBeside(position: Position, region: RegionId): Set<number> {
  const beside = new Set<number>();
  for (const neighbour of boardFacts(position.board).regions[region]?.neighbours ?? []) {
    const other = position.regions[neighbour]?.force;
    if (other !== undefined && other !== null) beside.add(other);
  }
  return beside;
}

export type Targets = ReadonlyMap<RegionId, number>;

/** Where tokens go: evenly, where the race has most to lose, or all that can be spared to one region. */
export type Care = 'even' | 'careful' | { readonly stackedIn: RegionId };

/** One each, the rest where they save most; by number and surroundings alone, so it can be asked again. */
export function targetsOf(state: GameState, force: Force, care: Care): Targets {
  const regions = heldRegions(state, force);
  const standing = regions.reduce((sum, region) => sum + (state.regions[region]?.tokens ?? 0), 0);
  let left = standing + force.hand - (state.phase === 'withdrawal' ? 0 : tokensToSetAside(state, force));
  const worth = worthOf(state, force);
  const coins = force.declined ? worth.declined : worth.regions;
  const stakes = new Map(
    regions.map((region) => [region, care === 'careful' ? (coins[region] ?? 1) * dangerOf(state, force, region) : 1]),
  );
  // The most valuable first, in case there are not enough for one each (AMA-3).
  const ordered = regions.toSorted((a, b) => (coins[b] ?? 0) - (coins[a] ?? 0) || a - b);
  const targets = new Map<RegionId, number>();
  for (const region of ordered) {
    targets.set(region, left > 0 ? 1 : 0);
    left -= 1;
  }
  if (typeof care === 'object' && targets.has(care.stackedIn) && left > 0) {
    targets.set(care.stackedIn, (targets.get(care.stackedIn) ?? 0) + left);
    return targets;
  }
  for (; left > 0; left--) {
    const neediest = ordered.reduce((best, region) =>
      needOf(state, region, stakes, targets) > needOf(state, best, stakes, targets) ? region : best,
    );
    targets.set(neediest, (targets.get(neediest) ?? 0) + 1);
  }
  return targets;
}

/** Regions to be given up this turn, because tokens that leave the map stand there alone (AMA-3). */
export function regionsTooMany(position: GameState, force: Force): number {
  const aside = force.aside > 0 ? 0 : tokensToSetAside(position, force);
  return aside === 0
    ? 0
    : Math.max(0, aside + heldRegions(position, force).length - force.hand - tokensOnMap(position, force));
}

/** The position without those: the race keeps its dearest. */
export function withoutTooMany(state: GameState, force: Force): GameState {
  const many = regionsTooMany(state, force);
  if (many === 0) return state;
  const coins = worthOf(state, force).regions;
  const left = heldRegions(state, force)
    .sort((a, b) => (coins[a] ?? 0) - (coins[b] ?? 0) || b - a)
    .slice(0, many);
  return {
    ...state,
    regions: state.regions.map((there, region) =>
      left.includes(region) ? { ...there, force: null, tokens: 0 } : there,
    ),
  };
}

/** What one more token saves: the less defends a region, the more. A region nobody can take needs none. */
function needOf(state: GameState, region: RegionId, stakes: ReadonlyMap<RegionId, number>, targets: Targets): number {
  const there = state.regions[region];
  let defence = targets.get(region) ?? 0;
  for (const [marker, count] of Object.entries(there?.markers ?? {})) {
    const rule = markerRule(state, marker);
    if (rule.immune) return 0;
    defence += rule.defence * count;
  }
  return (stakes.get(region) ?? 0) / (defence + 1) ** 2;
}

/** To the target distribution: lifted first, spare tokens before last ones, then placed. */
export function movesTo(state: GameState, targets: Targets): Command[] {
  const lifts: Command[] = [];
  const emptied: Command[] = [];
  const places: Command[] = [];
  for (const [region, target] of targets) {
    const { tokens } = state.regions[region] ?? { tokens: 0 };
    const count = target - tokens;
    if (state.phase !== 'withdrawal' && count < 0) {
      const spare = Math.min(-count, tokens - 1);
      if (spare > 0) lifts.push({ type: 'lift', region, count: spare });
      if (target === 0) emptied.push({ type: 'lift', region, count: 1 });
    } else if (count > 0) places.push({ type: 'place', region, count });
  }
  return [...lifts, ...emptied, ...places];
}
