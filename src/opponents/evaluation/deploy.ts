import {
  apply,
  type Command,
  type Force,
  forcesOf,
  type GameState,
  heldRegions,
  legal,
  markerRule,
  type RegionId,
  tokensToSetAside,
} from '../../rules/index.ts';
import { type Care, dangerOf, movesTo, regionsTooMany, targetsOf } from './deployment.ts';
import { worthOf } from './worth.ts';

/** A complete redeployment, or placing of withdrawn troops: commands to be played as one step. */
export function deploy(state: GameState, care: Care): Command[] {
  const played: Command[] = [];
  let now = state;
  const play = (command: Command): boolean => {
    const outcome = apply(now, command);
    if (!outcome.ok) return false;
    now = outcome.state;
    played.push(command);
    return true;
  };
  // First what must be given up (AMA-3): no marker is to be placed there.
  for (const force of forcesOf(now, now.seat)) for (const command of givenUp(now, force, care)) play(command);
  if (care !== 'even') for (const command of outOfPlace(now)) play(command);
  while (placeMarker(now, play));
  for (const { id } of forcesOf(now, now.seat)) {
    const force = now.forces.find((candidate) => candidate.id === id);
    if (!force || heldRegions(now, force).length === 0) continue;
    for (const command of movesTo(now, targetsOf(now, force, care))) play(command);
    settle(play, () => now, id);
  }
  // What has no region of its own left goes to another race's, if the rules let it (LOS-2).
  while (!play({ type: 'endRedeployment' })) if (!placeAnywhere(now, play)) break;
  return played;
}

/** Places one token where least defends. */
function placeAnywhere(state: GameState, play: (command: Command) => boolean): boolean {
  const defence = ({ region }: { readonly region: RegionId }) => {
    const { tokens = 0, markers = {} } = state.regions[region] ?? {};
    return tokens + Object.values(markers).reduce((sum, count) => sum + count, 0);
  };
  const places = legal(state).flatMap((command) => (command.type === 'place' && command.count === 1 ? [command] : []));
  const [best] = places.toSorted((a, b) => defence(a) - defence(b));
  return best !== undefined && play(best);
}

/** The lifts that leave the regions which a race cannot keep: none if it can keep them all. */
function givenUp(state: GameState, force: Force, care: Care): Command[] {
  if (regionsTooMany(state, force) === 0 || state.phase === 'withdrawal') return [];
  return movesTo(state, targetsOf(state, force, care)).filter(({ type }) => type === 'lift');
}

/** Lifts the markers that would be placed elsewhere if all movable ones were in hand. */
function outOfPlace(state: GameState): Command[] {
  let trial = state;
  const lifts = (now: GameState) => legal(now).filter((command) => command.type === 'liftMarker');
  const play = (command: Command): boolean => {
    const outcome = apply(trial, command);
    if (outcome.ok) trial = outcome.state;
    return outcome.ok;
  };
  for (let [lift] = lifts(trial); lift && play(lift); [lift] = lifts(trial));
  if (trial === state) return [];
  while (placeMarker(trial, play));
  return lifts(state).flatMap((lift) => {
    const count = (of: GameState) => of.regions[lift.region]?.markers[lift.marker] ?? 0;
    return new Array<Command>(Math.max(0, count(state) - count(trial))).fill(lift);
  });
}

/** Places one marker where it protects most, if any may be placed. */
function placeMarker(state: GameState, play: (command: Command) => boolean): boolean {
  const places = legal(state).filter((command) => command.type === 'placeMarker');
  const best = places.reduce<{ command: Command; stake: number } | null>((found, command) => {
    const stake = stakeOf(state, command.marker, command.region);
    return found === null || stake > found.stake ? { command, stake } : found;
  }, null);
  return best !== null && play(best.command);
}

function stakeOf(state: GameState, marker: string, region: RegionId): number {
  const there = state.regions[region];
  const force = state.forces.find(({ id }) => id === there?.force);
  if (!there || !force) return 0;
  const more = markerRule(state, marker).immune ? 0 : (there.markers[marker] ?? 0);
  return ((worthOf(state, force).regions[region] ?? 1) * (0.2 + dangerOf(state, force, region))) / (1 + more);
}

/** Resolves what the planned moves left over because the rules did not allow it: placed or lifted one by one. */
function settle(play: (command: Command) => boolean, now: () => GameState, id: number): void {
  for (let step = 0; step < 64; step++) {
    const state = now();
    const force: Force | undefined = state.forces.find((candidate) => candidate.id === id);
    if (!force) return;
    const wanted = state.phase === 'withdrawal' ? 0 : tokensToSetAside(state, force);
    if (force.hand === wanted) return;
    const held = heldRegions(state, force);
    const tokens = (region: RegionId) => state.regions[region]?.tokens ?? 0;
    const [first] = held.toSorted((a, b) => (force.hand > wanted ? tokens(a) - tokens(b) : tokens(b) - tokens(a)));
    if (first === undefined) return;
    const type = force.hand > wanted ? 'place' : 'lift';
    if (!play({ type, region: first, count: 1 })) return;
  }
}
