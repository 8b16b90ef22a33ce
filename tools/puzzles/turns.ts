import { decide } from '../../src/opponents/decide.ts';
import { deploy } from '../../src/opponents/evaluation/deploy.ts';
import { after } from '../../src/opponents/play.ts';
import { isTurnsBeginning } from '../../src/opponents/puzzle-search/beginning.ts';
import { evenTemper } from '../../src/opponents/types.ts';
import { apply, type Command, type GameState, legal, view } from '../../src/rules/index.ts';

/** The levels whose turns are compared with the best. */
export type Player = 'raider' | 'planner' | 'strategist' | 'warlord';

/**
 * The coins that a player of this level gains in the turn that begins here. What it would rather do with its race is left out: it goes on with it where it
 * can.
 */
export function coinsOfTurn(start: GameState, level: Player): number {
  const seat = start.turnSeat;
  const expanding = apply(start, { type: 'expand' });
  let now = expanding.ok ? expanding.state : start;
  while (isSameTurn(start, now) && now.phase !== 'stout')
    now = after(now, decide(view(now, now.seat), { level, temper: evenTemper, seed: 1 }).commands);
  return (now.coins[seat] ?? 0) - (start.coins[seat] ?? 0);
}

/** The commands to the end of the turn after these: as few as there can be, and troops placed evenly. */
export function toTheEnd(start: GameState, commands: readonly Command[]): readonly Command[] {
  const all = [...commands];
  let now = after(start, commands);
  while (isSameTurn(start, now) && now.phase !== 'stout' && now.phase !== 'withdrawal') {
    const more = restOf(now);
    all.push(...more);
    now = after(now, more);
  }
  return all;
}

/** The coins that these commands bring, to the end of the turn. */
export function coinsBy(start: GameState, commands: readonly Command[]): number {
  const seat = start.turnSeat;
  return (after(start, commands).coins[seat] ?? 0) - (start.coins[seat] ?? 0);
}

function restOf(state: GameState): readonly Command[] {
  if (state.phase === 'redeploy') return deploy(state, 'even');
  if (state.phase === 'treaty') return [{ type: 'treaty', seat: null }];
  const end = legal(state).find(({ type }) => type === 'endConquests');
  if (!end) throw new Error(`puzzles: no end in ${state.phase}`);
  return [end];
}

function isSameTurn(start: GameState, now: GameState): boolean {
  return (
    now.turnSeat === start.turnSeat && now.round === start.round && now.phase !== 'gameOver' && !isOver(start, now)
  );
}

/** Has a turn of the same seat begun anew? Only in a game of one round more. */
const isOver = (start: GameState, now: GameState) => now !== start && isTurnsBeginning(now) && now.seat !== start.seat;
