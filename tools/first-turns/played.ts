import { decide, type Opponent, type Thought, type Weighed } from '../../src/opponents/index.ts';
import { after } from '../../src/opponents/play.ts';
import { type Command, type GameState, type GameView, legal, newGame, type Seat, view } from '../../src/rules/index.ts';

/** How a seat's first turn ended. */
export interface FirstTurn {
  readonly seat: Seat;
  /** Regions taken by then. */
  readonly taken: number;
  /** What ended its conquests: the plain command, or the last attempt. */
  readonly last: Command;
  /** The conquests its hand could still have paid for, best first. */
  readonly affordable: readonly Command[];
  /** The position at that time. */
  readonly state: GameState;
  /** Its last conquest paid from its hand, and the position before it; null if there was none. */
  readonly lastTaken: { readonly command: Command; readonly state: GameState } | null;
}

/** Asks an opponent. */
export type Ask = (view: GameView, opponent: Opponent) => Thought;

/** Deals a game and plays its first round; returns how each seat's first turn ended, in playing order. */
export function firstTurns(opponents: readonly Opponent[], seed: number, ask: Ask = decide): FirstTurn[] {
  const start = newGame({ players: opponents.length, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  let { state } = start;
  const turns: FirstTurn[] = [];
  let lastTaken: FirstTurn['lastTaken'] = null;
  while (state.round === 1) {
    const opponent = opponents[state.seat];
    if (!opponent) throw new Error(`nobody sits at ${state.seat}`);
    const { commands, weighed } = ask(view(state, state.seat), opponent);
    for (const last of commands) {
      if (last.type === 'pickCombo') lastTaken = null;
      else if (last.type === 'conquer') lastTaken = { command: last, state };
      else if (last.type === 'endConquests' || last.type === 'finalRoll') {
        const { seat, turn } = state;
        turns.push({
          seat,
          taken: turn.conquests.length,
          last,
          affordable: affordable(state, weighed),
          state,
          lastTaken,
        });
      }
      state = after(state, [last]);
    }
  }
  return turns;
}

/** The conquests the hand can pay for without the die: by tokens, and by a race's own actions. */
function affordable(state: GameState, weighed: readonly Weighed[]): Command[] {
  const liking = weighed.map(({ command }) => JSON.stringify(command));
  const place = (command: Command) => {
    const at = liking.indexOf(JSON.stringify(command));
    return at < 0 ? liking.length : at;
  };
  return legal(state)
    .filter((command) => command.type === 'conquer' || (command.type === 'act' && command.region !== undefined))
    .sort((a, b) => place(a) - place(b));
}

/** Did the conquests end although the hand could have paid for another? */
export function passedUp({ last, affordable }: FirstTurn): boolean {
  return last.type === 'endConquests' && affordable.length > 0;
}

/** Was the whole hand staked on the die although it could have paid for a region? */
export function rolledInstead({ last, affordable }: FirstTurn): boolean {
  return last.type === 'finalRoll' && affordable.length > 0;
}
