import { mayActOn } from './actions.ts';
import { hooksOf } from './box.ts';
import type { Clause } from './clause.ts';
import { takeAtCost } from './commands/conquer.ts';
import { conquestCost, costOf } from './cost.ts';
import { begin, type Play } from './play.ts';
import { forceOf } from './queries.ts';
import { dieFaces, highestFace } from './random.ts';
import { openRegions } from './reach.ts';
import type { ConquestCost, Odds } from './refusal.ts';
import type { Force, ForceId, GameState, RegionId, TurnState } from './state.ts';

export interface MarchStep {
  readonly region: RegionId;
  /** `conquer`, or the id of an action of the race's own. */
  readonly by: string;
  readonly clause: Clause;
  /** Tokens it takes without the luck of a roll. */
  readonly tokens: number;
  readonly cost: ConquestCost;
}

/** A race on the march: its position, its tokens in hand, and what it has taken so far in one turn. */
export interface Marched {
  readonly state: GameState;
  readonly force: Force;
  /** The region it took last or set out from; null: at the edge of the map, or with all it holds. */
  readonly at: RegionId | null;
  readonly steps: readonly MarchStep[];
}

export interface MarchTerms {
  /** A roll before each conquest (BER-1) always shows the highest face. */
  readonly isLucky: boolean;
  /** No region costs more than this, by region. */
  readonly most?: readonly number[];
  /** What else may lie in a region by then, each a whole position, for actions that ask what lies there. */
  readonly guises?: (state: GameState, region: RegionId) => readonly GameState[];
}

/** Sets out with this race, in a position in which it may conquer. */
export function setOut(state: GameState, id: ForceId, at: RegionId | null = null): Marched {
  return { state, force: forceOf(state, id), at, steps: [] };
}

/**
 * Everywhere a race can get to in one turn, conquest by conquest, each carried out by the rules on a copy; most tokens left first. Of several ways to
 * a region only the cheapest is kept (one for each memory of the turn, since an action may be used up).
 */
export function march(starts: readonly Marched[], terms: MarchTerms): readonly Marched[] {
  const ahead = [...starts];
  const best = new Map<string, number>();
  const done = new Set<string>();
  const reached: Marched[] = [];
  const offer = (next: Marched) => {
    const key = keyOf(next.at, next.state.turn);
    if ((best.get(key) ?? -1) >= next.force.hand) return;
    best.set(key, next.force.hand);
    ahead.push(next);
  };
  while (ahead.length > 0) {
    const here = takeRichest(ahead);
    const key = keyOf(here.at, here.state.turn);
    if (done.has(key)) continue;
    done.add(key);
    reached.push(here);
    conquests(here, terms, (region, left) => (best.get(keyOf(region, here.state.turn)) ?? -1) < left, offer);
    actions(here, terms, offer);
  }
  return reached;
}

function keyOf(at: RegionId | null, { memory }: TurnState): string {
  return `${at} ${Object.entries(memory).join(' ')}`;
}

function takeRichest(ahead: Marched[]): Marched {
  let richest = 0;
  for (let place = 1; place < ahead.length; place++)
    if ((ahead[place]?.force.hand ?? 0) > (ahead[richest]?.force.hand ?? 0)) richest = place;
  const [taken] = ahead.splice(richest, 1);
  return taken as Marched;
}

/** The conquests that the race can pay for (CON-1). */
function conquests(
  here: Marched,
  { isLucky, most }: MarchTerms,
  isWorthIt: (region: RegionId, left: number) => boolean,
  offer: (next: Marched) => void,
): void {
  const { state, force, steps } = here;
  if (force.hand === 0) return;
  const roll = isLucky ? rollOf(state, force) : null;
  const asked = roll ? withRoll(state, roll, highestFace) : state;
  const open = openRegions(state, force);
  for (let region = 0; region < open.length; region++) {
    if (!open[region]) continue;
    const real = costOf(asked, force, region);
    const cost = Math.min(real, most?.[region] ?? real);
    if (cost > force.hand || !isWorthIt(region, force.hand - cost)) continue;
    const plain = conquestCost(state, force, region);
    const play = begin(asked);
    const mover = forceOf(play.state, force.id);
    mover.hand += real - cost;
    takeAtCost(play, mover, region);
    const step = { region, by: 'conquer', clause: 'CON-1', tokens: plain.total, cost: plain } as const;
    offer(onward(play, force.id, region, steps, step));
  }
}

/** What the race's own actions can take (TRN-7). */
function actions({ state, force, steps }: Marched, { guises }: MarchTerms, offer: (next: Marched) => void): void {
  if (state.turn.roll) return;
  for (const action of hooksOf(state, force).actions) {
    if (!action.targets || action.refuse(state, force) !== null) continue;
    for (let region = 0; region < state.regions.length; region++) {
      const asked = [state, ...(guises?.(state, region) ?? [])].find((one) => mayActOn(one, force, action, region));
      if (!asked) continue;
      const cost = conquestCost(asked, force, region);
      const play = begin(asked);
      const mover = forceOf(play.state, force.id);
      action.perform(play, mover, region);
      const tokens = force.hand - mover.hand;
      offer(onward(play, force.id, region, steps, { region, by: action.id, clause: action.clause, tokens, cost }));
    }
  }
}

function onward({ state }: Play, id: ForceId, at: RegionId, steps: readonly MarchStep[], step: MarchStep): Marched {
  return { state, force: forceOf(state, id), at, steps: [...steps, step] };
}

/** A roll made before a conquest (BER-1): the action, and the clauses of the roll; null if none now. */
export function rollOf(
  state: GameState,
  force: Force,
): { readonly id: string; readonly clause: Clause; readonly leaves: NonNullable<TurnState['roll']> } | null {
  for (const action of hooksOf(state, force).actions) {
    if (action.targets || action.refuse(state, force) !== null) continue;
    const play = begin(state);
    action.perform(play, forceOf(play.state, force.id), null);
    const { roll } = play.state.turn;
    if (roll) return { id: action.id, clause: action.clause, leaves: roll };
  }
  return null;
}

function withRoll(state: GameState, { leaves }: NonNullable<ReturnType<typeof rollOf>>, value: number): GameState {
  return { ...state, turn: { ...state.turn, roll: { ...leaves, value } } };
}

/** The chance that a march with a roll before each conquest comes to its end, of all throws of the die. */
export function oddsOfMarch(start: Marched, steps: readonly MarchStep[]): Odds {
  let { state } = begin(start.state);
  let of = 1;
  /** In how many cases so many tokens are left. */
  let cases = new Map([[start.force.hand, 1]]);
  for (const { region, by, tokens } of steps) {
    const force = forceOf(state, start.force.id);
    // What is in hand differs from case to case, and matters to no cost.
    force.hand = Math.max(...cases.keys(), 1);
    const roll = by === 'conquer' ? rollOf(state, force) : null;
    const costs = roll ? dieFaces.map((face) => costOf(withRoll(state, roll, face), force, region)) : [tokens];
    of *= costs.length;
    const next = new Map<number, number>();
    for (const [hand, count] of cases)
      for (const cost of costs) if (hand >= cost) next.set(hand - cost, (next.get(hand - cost) ?? 0) + count);
    cases = next;
    const play = begin(state);
    const mover = forceOf(play.state, force.id);
    mover.hand += conquestCost(state, force, region).total;
    if (by === 'conquer') takeAtCost(play, mover, region);
    else
      hooksOf(state, force)
        .actions.find(({ id }) => id === by)
        ?.perform(play, mover, region);
    ({ state } = play);
  }
  return { wins: [...cases.values()].reduce((sum, count) => sum + count, 0), of };
}
