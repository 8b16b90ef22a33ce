import {
  actingForce,
  apply,
  type Command,
  forcesOf,
  type GameState,
  legal,
  ownMarkers,
  type Phase,
  type Seat,
  tokensToSetAside,
} from '../../rules/index.ts';
import { type Bound, boundOf } from './bound.ts';
import { coinsAfterRedeployment, coinsIfScored } from './pay.ts';

export interface TurnFound {
  /** The most coins that the seat can gain this turn, without a die that helps. */
  readonly most: number;
  /** Is there one set of regions that brings them, and no other? */
  readonly isOnly: boolean;
  /** Coins less that the next best set of regions brings: exact up to the margin asked for, never more. */
  readonly lead: number;
  /** The commands of the best turn as far as they decide it; of several as good, the shortest. */
  readonly commands: readonly Command[];
  /** In how many orders these regions can be taken. */
  readonly ways: number;
  readonly positions: number;
}

export interface SearchOptions {
  /** Positions that may be looked at. */
  readonly limit: number;
  /** Positions that cannot lead to as much as has been found are left out: without that, only the time differs. */
  readonly cuts?: boolean;
  /** How far ahead of the next best set the best one is to be proven, in coins; 1 if it is not given. */
  readonly margin?: number;
}

/** The phases in which a turn is decided as far as its coins go; what follows only places what is there. */
const decisive: ReadonlySet<Phase> = new Set(['pickCombo', 'readyTroops', 'ghouls', 'conquer']);

/** Lines that the first look follows: it shows what the long one has to reach. */
const GLANCE = 24;

interface Node {
  readonly state: GameState;
  readonly from: Node | null;
  readonly command: Command | null;
  ways: number;
}

/** The best way found to one set of regions. */
interface End {
  coins: number;
  node: Node;
  ways: number;
}

/** Exact: each position once, in every order; null beyond `limit`. No die is rolled: it shows a blank. */
export function bestTurn(start: GameState, { limit, cuts = true, margin = 1 }: SearchOptions): TurnFound | null {
  const glance = cuts ? searched(start, { limit, cuts, margin, least: 0, width: GLANCE }) : null;
  const least = glance?.most ?? 0;
  return searched(start, { limit, cuts, margin, least, width: Number.POSITIVE_INFINITY });
}

/** What a first look at the most promising lines finds: a turn as good as the best one, or nearly. */
export function glanceAt(start: GameState, margin: number): TurnFound | null {
  return searched(start, { limit: Number.POSITIVE_INFINITY, cuts: true, margin, least: 0, width: GLANCE });
}

interface Looking extends Required<SearchOptions> {
  /** What the seat can gain for certain, in coins. */
  readonly least: number;
  /** How many lines of one length are followed. */
  readonly width: number;
}

/** All lines, or the `width` best of each length; without what stays below `least` by `margin` or more. */
function searched(start: GameState, { limit, cuts, margin, least, width }: Looking): TurnFound | null {
  const near = margin - 1;
  const seat = start.turnSeat;
  const before = start.coins[seat] ?? 0;
  const ends = new Map<string, End>();
  const bounds = new Map<string, Bound>();
  let most = before + least;
  let positions = 1;
  let layer = new Map<string, Node>([['', { state: start, from: null, command: null, ways: 1 }]]);
  const end = (node: Node, state: GameState) => {
    const coins = coinsOf(state, seat, most - near);
    const key = deedsOf(state, seat);
    const known = ends.get(key);
    most = Math.max(most, coins);
    if (known === undefined || known.coins < coins) ends.set(key, { coins, node, ways: node.ways });
    else if (known.coins === coins && known.node.state !== node.state) known.ways += node.ways;
  };
  const isHopeless = (state: GameState): boolean => {
    if (!cuts || state.phase !== 'conquer' || !state.turn.begun) return false;
    const force = actingForce(state);
    if (!force) return false;
    const name = `${force.id} ${force.race} ${force.power}`;
    const bound = bounds.get(name) ?? boundOf(start, state);
    bounds.set(name, bound);
    return coinsIfScored(state, seat) + markersOf(state, seat) + bound(state, force.hand) < most - near;
  };
  while (layer.size > 0) {
    const next = new Map<string, Node>();
    for (const node of layer.values()) {
      for (const command of legal(node.state)) {
        if (isRoll(command)) continue;
        if (command.type === 'endConquests' && node.state.phase === 'conquer' && !hasMore(node.state, seat)) {
          end(node, node.state);
          continue;
        }
        const outcome = apply(node.state, command);
        if (!outcome.ok) continue;
        const { state } = outcome;
        if (state.turnSeat !== seat || state.round !== start.round || !decisive.has(state.phase)) {
          end({ state: node.state, from: node, command, ways: node.ways }, state);
          continue;
        }
        const key = keyOf(state);
        const known = next.get(key);
        if (known) known.ways += node.ways;
        else if (!isHopeless(state)) {
          positions += 1;
          if (positions > limit) return null;
          next.set(key, { state, from: node, command, ways: node.ways });
        }
      }
    }
    layer = next.size > width ? narrowed(next, seat, width) : next;
  }
  return found(ends, before, positions, margin);
}

/** The most promising positions of one length: what they pay, and half a coin for a token in hand. */
function narrowed(layer: ReadonlyMap<string, Node>, seat: Seat, width: number): Map<string, Node> {
  const promise = ({ state }: Node) =>
    coinsIfScored(state, seat) + forcesOf(state, seat).reduce((sum, { hand }) => sum + hand, 0) / 2;
  const ranked = [...layer].map(([key, node]) => ({ key, node, promise: promise(node) }));
  ranked.sort((a, b) => b.promise - a.promise);
  return new Map(ranked.slice(0, width).map(({ key, node }) => [key, node]));
}

function found(ends: ReadonlyMap<string, End>, before: number, positions: number, margin: number): TurnFound | null {
  const ranked = [...ends.values()].sort((a, b) => b.coins - a.coins);
  const [best, second] = ranked;
  if (best === undefined) return null;
  const lead = second === undefined ? margin : Math.min(margin, best.coins - second.coins);
  return {
    most: best.coins - before,
    isOnly: lead > 0,
    lead,
    commands: commandsTo(best.node),
    ways: best.ways,
    positions,
  };
}

function isRoll(command: Command): boolean {
  return command.type === 'finalRoll' || (command.type === 'act' && command.region === undefined);
}

/** Is there anything to decide after the conquests that may change what is paid? */
function hasMore(state: GameState, seat: Seat): boolean {
  return forcesOf(state, seat).some(
    (force) => tokensToSetAside(state, force) > 0 || ownMarkers(state, force).length > 0,
  );
}

/** Coins that markers may bring besides, at most: one for each that may still come to the map. */
function markersOf(state: GameState, seat: Seat): number {
  return forcesOf(state, seat)
    .flatMap((force) => ownMarkers(state, force))
    .reduce((sum, { count }) => sum + count, 0);
}

function coinsOf(state: GameState, seat: Seat, atLeast: number): number {
  if (state.phase === 'redeploy' && state.turnSeat === seat) return coinsAfterRedeployment(state, seat, atLeast);
  // Before it has been paid, or after.
  const isToBePaid = state.phase === 'conquer' || state.phase === 'treaty';
  return isToBePaid && state.turnSeat === seat ? coinsIfScored(state, seat) : (state.coins[seat] ?? 0);
}

/** What was done, whatever the order: the regions held, by which race. */
function deedsOf(state: GameState, seat: Seat): string {
  const own = forcesOf(state, seat);
  const held = state.regions.flatMap(({ force }, region) =>
    own.some(({ id }) => id === force) ? [`${region}:${force}`] : [],
  );
  return `${own.map(({ id, race, declined }) => `${id}${race}${declined}`)} ${held}`;
}

/** A key under which positions of one turn are equal. */
function keyOf({ phase, turn, forces, regions }: GameState): string {
  let key = `${phase}${turn.force}${turn.begun}`;
  for (const { id, race, hand, aside, declined } of forces) key += `,${id}${race}${hand}.${aside}${declined}`;
  for (const name in turn.memory) key += `;${name}${turn.memory[name]}`;
  for (let region = 0; region < regions.length; region++) {
    const there = regions[region];
    if (!there || there.force === null) continue;
    key += ` ${region}:${there.force}.${there.tokens}`;
    for (const marker in there.markers) key += marker + there.markers[marker];
  }
  return key;
}

function commandsTo(node: Node): readonly Command[] {
  const commands: Command[] = [];
  for (let now: Node | null = node; now?.command; now = now.from) commands.unshift(now.command);
  return commands;
}
