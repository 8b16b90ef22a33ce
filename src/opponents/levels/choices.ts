import { type Command, forcesOf, type GameState, heldRegions } from '../../rules/index.ts';
import { deploy } from '../evaluation/deploy.ts';
import type { Care } from '../evaluation/deployment.ts';
import { standingOf } from '../evaluation/standing.ts';
import { breadth, lineOf, plansOf, worthwhile } from '../planning/plan.ts';
import { planner } from '../planning/planner.ts';
import { after } from '../play.ts';
import type { Choice } from '../playouts/compare.ts';
import { evenTemper, isEven, type Mind } from '../types.ts';

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

const keepsRace = (command: Command): boolean =>
  command.type === 'pickCombo' || command.type === 'expand' || (command.type === 'stout' && !command.decline);

/** Each to the end of the turn, most promising first; those that only differ in their order once. */
export function linesOf(state: GameState, { temper, leaning }: Mind): Choice[] {
  const seat = state.turnSeat;
  const lines = new Map<string, Choice>();
  for (const plan of worthwhile(state, plansOf(state, evenTemper, breadth))) {
    const commands = lineOf(plan);
    const key = commands.map((command) => JSON.stringify(command)).sort();
    if (lines.has(key.join())) continue;
    const end = after(state, plan.moves);
    const bent = isEven(temper) ? 0 : standingOf(end, seat, temper) - standingOf(end, seat, evenTemper);
    // The rest of the line is decided anew after its first step.
    const [first] = commands;
    const drawn = leaning && first ? leaning(state, first) : 0;
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

/**
 * Coins of lead that other ways to redeploy bring less than care, on average: among three and more few games are played on after each, and this has to
 * speak as well (docs/opponents.md). Of two players the games alone speak.
 */
const lessThanCare = { duel: { even: 0, stacked: 0 }, crowd: { even: 0.4, stacked: 1 } };

/** Most promising first: with care, evenly, and all that can be spared in any one region. */
export function deploymentsOf(state: GameState): Choice[] {
  const { even, stacked } = state.players === 2 ? lessThanCare.duel : lessThanCare.crowd;
  const ways = new Map<string, Choice>();
  const add = (care: Care, promise: number) => {
    const commands = deploy(state, care);
    const key = JSON.stringify(commands);
    if (!ways.has(key)) ways.set(key, { commands, odds: null, declinesNext: false, promise, lean: 0 });
  };
  add('careful', 0);
  add('even', -even);
  for (const force of forcesOf(state, state.seat))
    for (const region of heldRegions(state, force)) add({ stackedIn: region }, -stacked);
  return [...ways.values()];
}
