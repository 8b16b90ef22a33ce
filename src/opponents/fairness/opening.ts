import {
  apply,
  type BoxName,
  type ForceId,
  type GameEvent,
  type GameState,
  newGame,
  type Refusal,
  standings,
  view,
} from '../../rules/index.ts';
import { decide } from '../decide.ts';
import { type Asked, evenTemper } from '../types.ts';

/** A game that begins with a combo: whoever begins takes it. */
export interface Opening {
  readonly race: string;
  readonly power: string;
  readonly players: number;
  readonly seed: number;
  readonly content?: BoxName | undefined;
}

export interface Outcome {
  /** Coins that the combo was paid while active, and its turns. */
  readonly coins: number;
  readonly turns: number;
  /** Coins at the end ahead of what the others have on average. */
  readonly lead: number;
  /** 1 for a win, less for a shared one. */
  readonly win: number;
}

/** A refusal of the rules, an opponent without an answer, or a game without an end. */
export class Unplayable extends Error {
  override readonly name = 'Unplayable';

  constructor(
    message: string,
    readonly refusal: Refusal | null = null,
  ) {
    super(message);
  }
}

/** Far more decisions than any game has. */
const mostDecisions = 20_000;

/** By planners of even temper, who judge within milliseconds. Throws `Unplayable` where it cannot go on. */
export function playOpening(
  { race, power, players, seed, content }: Opening,
  level: Asked['level'] = 'planner',
): Outcome {
  const start = newGame({ players, seed, banners: [race], badges: [power], content });
  if (!start.ok) throw new Unplayable(start.refusal.code, start.refusal);
  const seat = start.state.seat;
  let state = step(start.state, { type: 'pickCombo', index: 0 }).state;
  const own: ForceId = start.state.nextForce;
  let [coins, turns] = [0, 0];
  for (let left = mostDecisions; state.phase !== 'gameOver'; left--) {
    if (left === 0) throw new Unplayable('endless');
    const asked: Asked = { level, temper: evenTemper, seed: seed * 10 + state.seat };
    for (const command of decide(view(state, state.seat), asked).commands) {
      const before = state;
      const outcome = step(state, command);
      state = outcome.state;
      const paid = paidTo(own, before, outcome.events);
      if (paid === null) continue;
      coins += paid;
      turns += 1;
    }
  }
  const ranking = standings(state);
  const first = ranking.filter(({ place }) => place === 1);
  const mine = state.coins[seat] ?? 0;
  const all = state.coins.reduce((sum, each) => sum + each, 0);
  return {
    coins,
    turns,
    lead: mine - (all - mine) / (players - 1),
    win: first.some((row) => row.seat === seat) ? 1 / first.length : 0,
  };
}

function step(state: GameState, command: Parameters<typeof apply>[1]) {
  const outcome = apply(state, command);
  if (!outcome.ok) throw new Unplayable(outcome.refusal.code, outcome.refusal);
  return outcome;
}

/** What the race was paid in a turn in which it was active; null if no such turn was scored. */
function paidTo(own: ForceId, before: GameState, events: readonly GameEvent[]): number | null {
  const scoring = events.findIndex(({ type }) => type === 'scored');
  const active = before.forces.find(({ id }) => id === own);
  if (scoring < 0 || !active || active.declined || active.seat !== before.turnSeat) return null;
  // One that declines is paid as a race in decline, unless it declines after it was paid.
  const declining = events.findIndex(({ type }) => type === 'declined');
  if (declining >= 0 && declining < scoring) return null;
  return events.reduce(
    (sum, event) =>
      event.type === 'coinsMoved' && event.from.at === 'stash' && event.force === own ? sum + event.amount : sum,
    0,
  );
}
