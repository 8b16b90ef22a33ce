import { decide, evenTemper } from '../../src/opponents/index.ts';
import { after } from '../../src/opponents/play.ts';
import { type Command, type GameState, seedRandom, standings, view } from '../../src/rules/index.ts';
import { type FirstTurn, rolledInstead } from './played.ts';

/** The advantage of one command over another: coins ahead of the others, and share of games won. */
export interface Gain {
  readonly coins: number;
  readonly wins: number;
}

/** The roll that ended a first turn compared with the region its hand could have paid for; null if it did not roll instead of conquering. */
export function gainOfRoll(turn: FirstTurn, times: number): Gain | null {
  const [region] = turn.affordable;
  return region && rolledInstead(turn) ? gainOf(turn.state, turn.last, region, times) : null;
}

/** The last region of a first turn compared with ending the conquests without it; null if it took none. */
export function gainOfRegion({ lastTaken }: FirstTurn, times: number): Gain | null {
  return lastTaken && gainOf(lastTaken.state, lastTaken.command, { type: 'endConquests' }, times);
}

/** Plays a game to its end this many times with different dice after the one command, and equally often, with the same dice, after the other. */
function gainOf(state: GameState, one: Command, other: Command, times: number): Gain {
  const [first, second] = [one, other].map((command) => meanOf(state, command, state.turnSeat, times));
  return { coins: (first?.coins ?? 0) - (second?.coins ?? 0), wins: (first?.wins ?? 0) - (second?.wins ?? 0) };
}

function meanOf(state: GameState, command: Command, seat: number, times: number): Gain {
  let coins = 0;
  let wins = 0;
  for (let time = 0; time < times; time++) {
    const random = seedRandom(time + 1);
    let now = after({ ...state, hidden: { ...state.hidden, random, dice: [] } }, [command]);
    while (now.phase !== 'gameOver') {
      const opponent = { level: 'planner', temper: evenTemper, seed: time * 10 + now.seat } as const;
      now = after(now, decide(view(now, now.seat), opponent).commands);
    }
    const others = now.coins.filter((_, other) => other !== seat);
    coins += (now.coins[seat] ?? 0) - others.reduce((sum, amount) => sum + amount, 0) / others.length;
    const first = standings(now).filter(({ place }) => place === 1);
    wins += first.some((row) => row.seat === seat) ? 1 / first.length : 0;
  }
  return { coins: coins / times, wins: wins / times };
}
