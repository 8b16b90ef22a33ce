import { dangerOf } from '../../src/opponents/evaluation/danger.ts';
import { deploy } from '../../src/opponents/evaluation/deploy.ts';
import { deploymentsOf } from '../../src/opponents/levels/choices.ts';
import { breadthOn } from '../../src/opponents/levels/plan.ts';
import { warlord } from '../../src/opponents/levels/warlord.ts';
import { after } from '../../src/opponents/play.ts';
import { imaginedGames } from '../../src/opponents/playouts/imagined.ts';
import { untilNextTurn, worthPlayedOn } from '../../src/opponents/playouts/play-on.ts';
import { evenTemper } from '../../src/opponents/types.ts';
import {
  activeForce,
  type Command,
  forcesOf,
  type GameState,
  heldRegions,
  type RegionId,
  type Seat,
} from '../../src/rules/index.ts';

/** What came of a way to redeploy, on average over some games. */
export interface Outcome {
  /** The seat's lead four rounds later, or at the end of the game, in coins. */
  readonly lead: number;
  /** How many of its regions it had lost by its next turn. */
  readonly lost: number;
}

/** Ways to redeploy, and what came of them in the same games. */
export interface Ways {
  readonly careful: Outcome;
  readonly even: Outcome;
  /** Whatever was best. */
  readonly best: Outcome;
  /** What a warlord does, who has seen none of these games. */
  readonly warlord: Outcome;
  /** What kind of redeployment it is: how many tokens can be spared, and how many regions others' active races stand beside. */
  readonly kind: string;
}

/** Apart from the seeds by which warlords imagine games. */
const measured = 15_485_863;
const rounds = 4;

/** Every way to redeploy here, each followed by as many games. */
export function waysOf(state: GameState, games: number): Ways {
  const gameOf = imaginedGames(state, measured);
  const numbers = Array.from({ length: games }, (_, number) => number);
  const mean = (part: (game: GameState) => number) =>
    numbers.reduce((sum, number) => sum + part(gameOf(number)), 0) / games;
  const known = new Map<string, Outcome>();
  const outcomeOf = (commands: readonly Command[]): Outcome => {
    const key = JSON.stringify(commands);
    const outcome = known.get(key) ?? {
      lead: mean((game) =>
        worthPlayedOn(game, { commands, odds: null, declinesNext: false }, { rounds, breadth: breadthOn }),
      ),
      lost: mean((game) => lostBy(after(game, commands), state.seat)),
    };
    known.set(key, outcome);
    return outcome;
  };
  const careful = outcomeOf(deploy(state, 'careful'));
  const all = deploymentsOf(state).map(({ commands }) => outcomeOf(commands));
  return {
    careful,
    even: outcomeOf(deploy(state, 'even')),
    best: all.reduce((best, one) => (one.lead > best.lead ? one : best), careful),
    warlord: outcomeOf(warlord(state, { temper: evenTemper, seed: 1 }).commands),
    kind: kindOf(state),
  };
}

/** How many regions a seat loses until its next turn. */
function lostBy(state: GameState, seat: Seat): number {
  return Math.max(0, held(state, seat).length - held(untilNextTurn(state, seat, { breadth: breadthOn }), seat).length);
}

function held(state: GameState, seat: Seat): RegionId[] {
  return forcesOf(state, seat).flatMap((force) => heldRegions(state, force));
}

function kindOf(state: GameState): string {
  const force = activeForce(state, state.seat);
  if (!force) return 'none active';
  const regions = heldRegions(state, force);
  const standing = regions.reduce((sum, region) => sum + (state.regions[region]?.tokens ?? 0), 0);
  const spare = standing + force.hand - regions.length;
  const open = regions.filter((region) => dangerOf(state, force, region) >= 1).length;
  const tokens = spare === 1 ? '1 token' : spare <= 3 ? '2 or 3 tokens' : '4 tokens or more';
  const beside =
    open === 0 ? 'no region' : open === 1 ? 'one region' : open <= 3 ? '2 or 3 regions' : '4 regions or more';
  return `${tokens} to spare, others beside ${beside}`;
}
