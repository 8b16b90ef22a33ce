import {
  apply,
  forcesOf,
  type GameState,
  heldRegions,
  income,
  legal,
  type Position,
  type RegionId,
  type Seat,
  tokensOnMap,
  tokensToSetAside,
} from '../../rules/index.ts';

/** What the seat has, and would be paid besides if its turn were scored now, in coins. */
export function coinsIfScored(state: Position, seat: Seat): number {
  return (state.coins[seat] ?? 0) + income(state, seat).reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The most that the seat can have after this redeployment, in coins: markers that bring coins are placed, and where tokens have to leave the map, the
 * regions that pay least are given up. A place of tokens never pays by itself. `atLeast`: nobody asks for less, so that it need not be worked out.
 */
export function coinsAfterRedeployment(state: GameState, seat: Seat, atLeast: number): number {
  const marked = withMarkers(state, seat);
  const most = coinsIfScored(marked, seat);
  const many = regionsToGiveUp(state, seat);
  if (many === 0 || most < atLeast) return most;
  const held = forcesOf(state, seat).flatMap((force) =>
    tokensToSetAside(state, force) > 0 ? heldRegions(state, force) : [],
  );
  let best = 0;
  for (const left of choicesOf(held, many))
    best = Math.max(best, coinsIfScored(withMarkers(without(state, left), seat), seat));
  return best;
}

/** How many regions have to be given up because their tokens leave the map (AMA-3). */
function regionsToGiveUp(state: GameState, seat: Seat): number {
  return forcesOf(state, seat).reduce((sum, force) => {
    const spare = force.hand + tokensOnMap(state, force) - heldRegions(state, force).length;
    return sum + Math.max(0, tokensToSetAside(state, force) - spare);
  }, 0);
}

function without(state: GameState, left: readonly RegionId[]): GameState {
  return {
    ...state,
    regions: state.regions.map((there, region) =>
      left.includes(region) ? { ...there, force: null, tokens: 0, markers: {} } : there,
    ),
  };
}

/** With every marker placed that brings coins where it is placed; each brings the same wherever it lies. */
function withMarkers(state: GameState, seat: Seat): GameState {
  let now = state;
  for (;;) {
    const before = coinsIfScored(now, seat);
    const better = legal(now)
      .filter(({ type }) => type === 'placeMarker')
      .map((command) => apply(now, command))
      .find((outcome) => outcome.ok && coinsIfScored(outcome.state, seat) > before);
    if (!better?.ok) return now;
    now = better.state;
  }
}

function* choicesOf<T>(list: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) yield [];
  else
    for (const [at, one] of list.entries())
      for (const others of choicesOf(list.slice(at + 1), count - 1)) yield [one, ...others];
}
