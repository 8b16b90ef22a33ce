import { bestTurn, glanceAt } from '../../src/opponents/puzzle-search/best-turn.ts';
import { activeForce, type Command, type GameState } from '../../src/rules/index.ts';
import { readPosition } from '../../src/rules/positions/index.ts';
import { puzzlePosition } from '../../src/screens/puzzles/puzzle.ts';
import type { Source } from './met.ts';
import { isPromising } from './promising.ts';
import { coinsBy, coinsOfTurn, toTheEnd } from './turns.ts';

/** A position that may become a puzzle, with what was found out about it. */
export interface Candidate {
  readonly source: string;
  readonly position: string;
  readonly board: number;
  /** The best turn, in coins. */
  readonly coins: number;
  /** How many coins less any other set of regions brings: 2 for two and more. */
  readonly lead: number;
  /** What a raider and a planner gain. */
  readonly raider: number;
  readonly planner: number;
  /** In how many orders the best turn can be played. */
  readonly ways: number;
  readonly positions: number;
  /** The whole turn. */
  readonly solution: readonly Command[];
  /** How many of these commands decide it: all but the placing of troops. */
  readonly deeds: number;
  /** Does it need an action of a race or a power, or to give up a region? */
  readonly isSpecial: boolean;
  /** Who plays it. */
  readonly force: string;
}

/** Positions that are looked at before a turn is given up as too long to be a puzzle. */
const limit = 20_000;

/** A turn is clear if any other set of regions brings so many coins less. */
export const CLEAR = 2;

/** What comes after the conquests and decides nothing. */
const routine = ['expand', 'endConquests', 'place', 'lift', 'liftMarker', 'placeMarker', 'endRedeployment', 'treaty'];

/** Why a position is no puzzle. */
export type Unfit = 'unread' | 'unpromising' | 'unclear' | 'long' | 'short' | 'obvious' | 'unpaid';

/**
 * What there is to this position as a puzzle, or why it is none. Most are rejected by what they pay, or by a glance, so that some may be missed; what is
 * kept is proven by the whole search.
 */
export function candidateOf(source: string, met: GameState, worth: Source['worth']): Candidate | Unfit {
  if (worth !== 'anything' && !isPromising(met, worth)) return 'unpromising';
  const position = puzzlePosition(met);
  const read = readPosition(position);
  if (!read.ok) return 'unread';
  const { state } = read;
  const glance = glanceAt(state, CLEAR);
  if (glance === null) return 'long';
  if (glance.lead < CLEAR) return 'unclear';
  const found = bestTurn(state, { limit, margin: CLEAR });
  if (found === null) return 'long';
  const { most, lead, commands, ways, positions } = found;
  if (lead < CLEAR) return 'unclear';
  const deeds = commands.filter(({ type }) => !routine.includes(type));
  if (deeds.length < 2) return 'short';
  const raider = coinsOfTurn(state, 'raider');
  if (raider >= most) return 'obvious';
  const solution = toTheEnd(state, commands);
  if (coinsBy(state, solution) !== most) return 'unpaid';
  const [picked] = commands;
  const combo = picked?.type === 'pickCombo' ? state.column[picked.index] : activeForce(state, state.turnSeat);
  return {
    source,
    position,
    board: state.players,
    coins: most,
    lead,
    raider,
    planner: coinsOfTurn(state, 'planner'),
    ways,
    positions,
    solution,
    deeds: deeds.length,
    isSpecial: deeds.some(({ type }) => type === 'act' || type === 'abandon'),
    force: `${combo?.race}+${combo?.power}`,
  };
}
