import { chanceOf } from '../../../src/opponents/chance.ts';
import { holdingsOf, turnsLeft } from '../../../src/opponents/evaluation/outlook.ts';
import type { Asked } from '../../../src/opponents/types.ts';
import type { GameState } from '../../../src/rules/index.ts';
import { gameOf, seated } from '../game.ts';
import type { Standing } from './fit.ts';

/** Percentage of decisions in the first round before which chance ends the conquests: about every other turn. */
const stray = 15;

/**
 * The holdings of every seat at the beginning of every turn, in a game between planners of different tempers, and the coins it still received.
 * Players who always do what they think best hold few regions only if their tokens are few, and keep tokens only if they believe in it: such games
 * cannot tell what either is worth, least of all in the first round, when every hand is full. So in that round chance ends some conquests early;
 * afterwards all play their best.
 */
export function standingsOf(players: number, seed: number): Standing[] {
  const chance = chanceOf(seed);
  const inclined = () => 0.3 + 0.4 * chance.share();
  const opponents = Array.from(
    { length: players },
    (_, at): Asked => ({
      level: 'planner',
      seed: seed * 10 + at,
      temper: { aggression: inclined(), greed: inclined(), patience: inclined() },
    }),
  );
  const met: (Omit<Standing, 'came'> & { readonly seat: number; readonly coins: number })[] = [];
  const play = seated(opponents);
  let last = '';
  const end = gameOf({ players, seed }, (state, memory) => {
    const turn = `${state.round}/${state.turnSeat}`;
    if (turn !== last) met.push(...heldNow(state));
    last = turn;
    const isAstray = state.round === 1 && state.phase === 'conquer' && chance.below(100) < stray;
    return isAstray ? [{ type: 'endConquests' }] : play(state, memory);
  });
  return met
    .filter(({ turns }) => turns > 0)
    .map(({ seat, coins, seen, turns }) => ({ seen, turns, came: (end.coins[seat] ?? 0) - coins }));
}

/**
 * Per seat: whether it has an active race, what that and those in decline earn, free tokens, whether it is fresh; then all of these times its wait.
 */
function heldNow(state: GameState) {
  const { players, turnSeat } = state;
  return holdingsOf(state).map(({ active, declined, free, fresh }, seat) => {
    const seen = fresh ? [0, 1, 0, declined, 0] : [1, 0, active, declined, free];
    const wait = ((seat - turnSeat + players) % players) / (players - 1);
    const turns = turnsLeft(state, seat);
    return { seat, turns, coins: state.coins[seat] ?? 0, seen: [...seen, ...seen.map((value) => value * wait)] };
  });
}
