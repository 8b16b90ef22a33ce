import {
  actingForce,
  activeForce,
  apply,
  type Force,
  type GameState,
  income,
  legal,
  type RegionId,
} from '../../src/rules/index.ts';

/**
 * May the best turn from here be ahead by two coins? Whoever leaves out the last region loses what it pays, so a race can hardly do it unless every region
 * pays it two coins or more, or some pay three (`much`). On a crowded board two regions that pay two are sometimes enough (`some`). Anything else is not worth
 * a search.
 */
export function isPromising(state: GameState, worth: 'much' | 'some'): boolean {
  const pays = worth === 'much' ? paysMuch : paysSome;
  const paysWell = (at: GameState, force: Force | undefined | null) => force && pays(gainsOf(at, force));
  if (state.phase !== 'pickCombo') return Boolean(paysWell(state, activeForce(state, state.turnSeat)));
  return legal(state)
    .filter(({ type }) => type === 'pickCombo')
    .map((command) => apply(state, command))
    .some((outcome) => outcome.ok && paysWell(outcome.state, actingForce(outcome.state)));
}

const paysMuch = (gains: readonly number[]): boolean =>
  gains.length > 0 && (Math.min(...gains) >= 2 || Math.max(...gains) >= 3);

const paysSome = (gains: readonly number[]): boolean => gains.filter((gain) => gain >= 2).length >= 2;

/** What each region would pay this race that does. */
function gainsOf(state: GameState, force: Force): readonly number[] {
  const base = paid(state, force);
  return state.regions
    .map((there, region) => (there.force === force.id ? 0 : paid(withRegion(state, force, region), force) - base))
    .filter((gain) => gain > 0);
}

function withRegion(state: GameState, { id }: Force, taken: RegionId): GameState {
  const there = state.regions[taken];
  const nonEmpty = there !== undefined && (there.lostTribe || there.tokens > 0);
  const regions = state.regions.map((one, region) =>
    region === taken ? { ...one, force: id, tokens: 1, lostTribe: false } : one,
  );
  const turn = { ...state.turn, conquests: [...state.turn.conquests, { force: id, region: taken, nonEmpty }] };
  return { ...state, regions, turn };
}

function paid(state: GameState, { seat }: Force): number {
  return income(state, seat).reduce((sum, { amount }) => sum + amount, 0);
}
