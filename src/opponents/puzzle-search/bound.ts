import {
  actingForce,
  actionsOf,
  costOf,
  type Force,
  type GameState,
  income,
  type RegionId,
  type Seat,
} from '../../rules/index.ts';

/** The most coins that the conquests of a race can still bring from a position of the turn. */
export type Bound = (state: GameState, hand: number) => number;

const none: Bound = () => Number.POSITIVE_INFINITY;

/**
 * What the conquests of the acting race can still bring at most, whatever it takes and in whatever order: each region at the least it can ever cost this
 * race, for what it pays by itself, and the last one in part. `start` is the beginning of the turn: what has been taken since may be free elsewhere. No
 * bound for a race that can take regions without tokens.
 */
export function boundOf(start: GameState, now: GameState): Bound {
  const force = actingForce(now);
  if (!force || force.declined || actionsOf(now, force).some(({ targets }) => targets)) return none;
  const { id } = force;
  const regions = start.regions.map((there) =>
    there.force === id ? { ...there, force: null, tokens: 0, markers: groundOf(there) } : there,
  );
  // A race that has left the map since, with its last token, still lies in these regions.
  const gone = start.forces.filter(({ id: had }) => now.forces.every((one) => one.id !== had));
  const state = { ...now, forces: [...now.forces, ...gone], regions };
  const everywhere = holdingAll(state, force);
  const offers = regions
    .map((_, region) => ({
      region,
      gain: gainOf(state, force, region),
      cost: leastCost(state, everywhere, force, region),
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain / b.cost - a.gain / a.cost);
  return (at, hand) => {
    let left = hand;
    let coins = 0;
    for (const { region, gain, cost } of offers) {
      if (left <= 0) break;
      if (at.regions[region]?.force === id) continue;
      coins += gain * Math.min(1, left / cost);
      left -= cost;
    }
    return Math.floor(coins + 1e-9);
  };
}

/** What lies in a region whoever holds it: nothing that its tokens brought, so that it costs the least. */
function groundOf({ markers }: GameState['regions'][number]): GameState['regions'][number]['markers'] {
  return markers.mountain === undefined ? {} : { mountain: markers.mountain };
}

/** The position with the race in every region: where its neighbours help, all do. */
function holdingAll(state: GameState, { id }: Force): GameState {
  return { ...state, regions: state.regions.map((there) => ({ ...there, force: id, tokens: 1 })) };
}

function leastCost(state: GameState, everywhere: GameState, force: Force, region: RegionId): number {
  const there = state.regions[region];
  const regions = everywhere.regions.map((held, at) => (at === region && there ? there : held));
  return Math.min(costOf({ ...everywhere, regions }, force, region), costOf(state, force, region));
}

/** What holding a region pays the race besides, with what its conquest pays. */
function gainOf(state: GameState, force: Force, region: RegionId): number {
  const there = state.regions[region];
  if (!there) return 0;
  const nonEmpty = there.lostTribe || there.tokens > 0;
  const regions = state.regions.map((one, at) =>
    at === region ? { ...one, force: force.id, tokens: 1, lostTribe: false } : one,
  );
  const turn = { ...state.turn, conquests: [...state.turn.conquests, { force: force.id, region, nonEmpty }] };
  return sum({ ...state, regions, turn }, force.seat) - sum(state, force.seat);
}

function sum(state: GameState, seat: Seat): number {
  return income(state, seat).reduce((coins, { amount }) => coins + amount, 0);
}
