import { dangerOf } from '../../src/opponents/evaluation/danger.ts';
import { deploy } from '../../src/opponents/evaluation/deploy.ts';
import { leadOf, outlook } from '../../src/opponents/evaluation/outlook.ts';
import { after } from '../../src/opponents/play.ts';
import { quickly } from '../../src/opponents/playouts/quick.ts';
import { activeForce, apply, type GameState, heldRegions, type RegionId, type Seat } from '../../src/rules/index.ts';

/** What came of a redeployment by the seat's next turn: the lead it may expect then, and how many of its regions it has lost. */
interface Outcome {
  readonly lead: number;
  readonly lost: number;
}

/** Ways to redeploy, and what came of them. */
export interface Ways {
  readonly careful: Outcome;
  readonly even: Outcome;
  /** With all spare tokens in the region that was best for it, and what kind of region that is. */
  readonly stack: Outcome & { readonly where: string };
}

/** Every way to redeploy here, played on with the same dice. */
export function waysOf(state: GameState): Ways {
  const careful = outcomeOf(after(state, deploy(state, 'careful')), state.turnSeat);
  const even = outcomeOf(after(state, deploy(state, 'even')), state.turnSeat);
  const force = activeForce(state, state.turnSeat);
  const stacks = (force ? heldRegions(state, force) : []).map((region) => ({
    ...outcomeOf(stackedIn(state, region), state.turnSeat),
    where: force && dangerOf(state, force, region) >= 1 ? 'beside an enemy' : 'away from enemies',
  }));
  const stack = stacks.reduce((best, one) => (one.lead > best.lead ? one : best), { ...careful, where: 'nowhere' });
  return { careful, even, stack };
}

/** All tokens beyond one in each region moved into this one, and the turn ended. */
function stackedIn(state: GameState, region: RegionId): GameState {
  const evenly = deploy(state, 'even');
  let now = after(state, evenly.slice(0, -1));
  const force = activeForce(now, now.turnSeat);
  for (const from of force ? heldRegions(now, force) : []) {
    const spare = (now.regions[from]?.tokens ?? 1) - 1;
    if (from === region || spare === 0) continue;
    for (const type of ['lift', 'place'] as const) {
      const outcome = apply(now, { type, region: type === 'lift' ? from : region, count: spare });
      if (outcome.ok) now = outcome.state;
    }
  }
  return after(now, evenly.slice(-1));
}

function outcomeOf(start: GameState, seat: Seat): Outcome {
  const held = regionsOf(start, seat);
  let now = start;
  while (now.phase !== 'gameOver' && !(now.turnSeat === seat && now.round > start.round)) {
    const before = now;
    for (const command of quickly(now, { breadth: { ways: 4, moves: 4 } })) {
      const outcome = apply(now, command);
      if (!outcome.ok) break;
      now = outcome.state;
    }
    if (now === before) throw new Error(`nothing can be done in ${now.phase}`);
  }
  return { lead: leadOf(outlook(now), seat), lost: Math.max(0, held - regionsOf(now, seat)) };
}

/** How many regions the races of a seat hold. */
function regionsOf(state: GameState, seat: Seat): number {
  return state.forces.reduce((sum, force) => (force.seat === seat ? sum + heldRegions(state, force).length : sum), 0);
}
