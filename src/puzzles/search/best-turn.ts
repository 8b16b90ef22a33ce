import {
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
import { coinsAfterRedeployment, coinsIfScored } from './pay.ts';

/** What there is to be made of a turn without any luck. */
export interface TurnFound {
  /** The most coins that the seat can gain this turn, without a die that helps. */
  readonly most: number;
  /** The most with any other regions than those of the best turn: as many, if there are several best turns. */
  readonly next: number;
  /** The commands of the best turn, as far as the end of its conquests, the shortest of them. */
  readonly commands: readonly Command[];
  /** In how many orders these regions can be taken. */
  readonly ways: number;
  /** Positions that were looked at. */
  readonly positions: number;
}

/** The phases in which a turn is decided as far as its coins go; what follows only places what is there. */
const decisive: ReadonlySet<Phase> = new Set(['pickCombo', 'readyTroops', 'ghouls', 'conquer']);

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

/**
 * The best turn, exactly: every order of conquests, conversions and abandoned regions is followed, each position once. Null if there are more than
 * `limit` positions. A die is never rolled; in a puzzle it shows a blank.
 */
export function bestTurn(start: GameState, limit: number): TurnFound | null {
  const seat = start.turnSeat;
  const before = start.coins[seat] ?? 0;
  const ends = new Map<string, End>();
  let most = 0;
  let positions = 1;
  let layer = new Map<string, Node>([['', { state: start, from: null, command: null, ways: 1 }]]);
  const end = (node: Node, state: GameState) => {
    const coins = coinsOf(state, seat, most);
    const key = deedsOf(state, seat);
    const known = ends.get(key);
    most = Math.max(most, coins);
    if (known === undefined || known.coins < coins) ends.set(key, { coins, node, ways: node.ways });
    else if (known.coins === coins && known.node.state !== node.state) known.ways += node.ways;
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
        else {
          positions += 1;
          if (positions > limit) return null;
          next.set(key, { state, from: node, command, ways: node.ways });
        }
      }
    }
    layer = next;
  }
  const ranked = [...ends.values()].sort((a, b) => b.coins - a.coins);
  const [best, second] = ranked;
  if (best === undefined) return null;
  return {
    most: best.coins - before,
    next: (second?.coins ?? before) - before,
    commands: commandsTo(best.node),
    ways: best.ways,
    positions,
  };
}

/** A roll of the die, beforehand or as a last attempt. */
function isRoll(command: Command): boolean {
  return command.type === 'finalRoll' || (command.type === 'act' && command.region === undefined);
}

/** Is there anything to decide after the conquests that may change what is paid? */
function hasMore(state: GameState, seat: Seat): boolean {
  return forcesOf(state, seat).some(
    (force) => tokensToSetAside(state, force) > 0 || ownMarkers(state, force).length > 0,
  );
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
