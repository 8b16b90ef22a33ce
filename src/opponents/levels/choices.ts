import { type Command, forcesOf, type GameState, heldRegions } from '../../rules/index.ts';
import { deploy } from '../evaluation/deploy.ts';
import type { Care } from '../evaluation/deployment.ts';
import { standingOf } from '../evaluation/standing.ts';
import { after } from '../play.ts';
import type { Choice } from '../playouts/compare.ts';
import { evenTemper, isEven, type Mind } from '../types.ts';
import { breadth, lineOf, plansOf, worthwhile } from './plan.ts';
import { planner } from './planner.ts';

/** Does the decision reach beyond the turn? */
export const reachesFar = ({ phase }: GameState): boolean =>
  phase === 'pickCombo' || phase === 'readyTroops' || phase === 'stout';

/**
 * What may be done, most promising first: as an even temper sees it, and what its own adds. Games are played on by even tempers, so that
 * it has to be added to how they end. Where there is a race to keep, it may also be meant to decline in the next turn, which is a plan of its own: take
 * what it can, and leave that behind.
 */
export function choicesOf(state: GameState, mind: Mind): Choice[] {
  const even = planner(state, { seed: mind.seed, temper: evenTemper }).weighed;
  const own = isEven(mind.temper) && !mind.leaning ? even : planner(state, mind).weighed;
  const liking = new Map(own.map(({ command, coins }) => [JSON.stringify(command), coins]));
  return even.flatMap(({ command, coins }) => {
    const lean = (liking.get(JSON.stringify(command)) ?? coins) - coins;
    const choice = { commands: [command], odds: null, promise: coins, lean };
    return (keepsRace(command) ? [false, true] : [false]).map((declinesNext) => ({ ...choice, declinesNext }));
  });
}

/** Is there a race afterwards that could decline in the next turn? */
const keepsRace = (command: Command): boolean =>
  command.type === 'pickCombo' || command.type === 'expand' || (command.type === 'stout' && !command.decline);

/** The conquests worth comparing, each to the end of the turn, most promising first; those that only differ in their order once. */
export function linesOf(state: GameState, { temper, leaning }: Mind): Choice[] {
  const seat = state.turnSeat;
  const lines = new Map<string, Choice>();
  for (const plan of worthwhile(state, plansOf(state, evenTemper, breadth))) {
    const commands = lineOf(plan);
    const key = commands.map((command) => JSON.stringify(command)).sort();
    if (lines.has(key.join())) continue;
    const end = after(state, plan.moves);
    const bent = isEven(temper) ? 0 : standingOf(end, seat, temper) - standingOf(end, seat, evenTemper);
    const drawn = leaning ? commands.reduce((sum, command) => sum + leaning(state, command), 0) : 0;
    lines.set(key.join(), {
      commands,
      odds: plan.gamble?.odds ?? null,
      declinesNext: false,
      promise: plan.value,
      lean: bent + drawn,
    });
  }
  return [...lines.values()];
}

/** The ways to redeploy worth comparing, none promising more than another: with care, evenly, and all that can be spared in any one region. */
export function deploymentsOf(state: GameState): Choice[] {
  const held = forcesOf(state, state.seat).flatMap((force) => heldRegions(state, force));
  const cares: Care[] = ['careful', 'even', ...held.map((region) => ({ stackedIn: region }))];
  const ways = new Map(
    cares.map((care) => {
      const commands = deploy(state, care);
      return [JSON.stringify(commands), commands];
    }),
  );
  return [...ways.values()].map((commands) => ({ commands, odds: null, declinesNext: false, promise: 0, lean: 0 }));
}
