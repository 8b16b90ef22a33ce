import { forecast } from '../../rules/ahead.ts';
import { activeForce, type Command, type GameState, income, isConquest, type Seat } from '../../rules/index.ts';
import { withoutTooMany } from '../evaluation/deployment.ts';
import { breadth, breadthOn, plansOf } from '../planning/plan.ts';
import { planner } from '../planning/planner.ts';
import { after } from '../play.ts';
import { asFarAsLegal, untilNextTurn } from '../playouts/play-on.ts';
import { type Ahead, evenTemper, type Mind, type Weighed } from '../types.ts';

/** How many choices about races are told with what is expected of them: the best, and the one it was compared with. */
const mostTold = 2;

/** Best first, the first with what is expected of them; is the race meant to decline in the next turn? */
export function told(
  state: GameState,
  weighed: readonly Weighed[],
  declinesNext: (command: Command) => boolean,
): readonly Weighed[] {
  return weighed.map((one, place) =>
    place < mostTold ? { ...one, ahead: aheadOf(state, one.command, declinesNext(one.command)) } : one,
  );
}

/** The turn as planned in the games that are played on, and what it means to leave behind. */
function aheadOf(state: GameState, command: Command, declinesNext: boolean): Ahead {
  const seat = state.turnSeat;
  const start = after(state, [command]);
  // Declining ends the turn: its pay is that of what is left on the map.
  if (!isConquest(start.phase)) return { now: payOf(start, seat), declinesNext, behind: null };
  const [plan] = plansOf(start, evenTemper, breadth);
  const taken = plan ? after(start, plan.moves) : start;
  const force = activeForce(taken, seat);
  const end = force ? withoutTooMany(taken, force) : taken;
  const behind = declinesNext ? (forecast({ ...end, phase: 'readyTroops' })?.decline.coins ?? null) : null;
  return { now: payOf(end, seat), declinesNext, behind };
}

/** Would it let its race decline in its next turn, if everybody plays on as it plans? */
export function meansToDecline(state: GameState, command: Command, mind: Mind): boolean {
  const next = untilNextTurn(asFarAsLegal(state, [command]), state.turnSeat, { breadth: breadthOn });
  return next.phase === 'readyTroops' && planner(next, mind).commands[0]?.type === 'decline';
}

const payOf = (state: GameState, seat: Seat): number =>
  income(state, seat).reduce((sum, { amount }) => sum + amount, 0);
