import { rungCount } from '../../opponents/types.ts';
import { type GameState, type Seat, standings } from '../../rules/index.ts';
import type { TableSetup } from '../../session/turn/index.ts';
import { fields, list, type Reader, whole } from '../../ui/storage/reader.ts';
import { stored } from '../../ui/storage/stored.ts';

/** So often a rung is to be beaten before the next one opens. */
export const TIMES = 2;

/** More wins than anybody needs on a rung. */
const MOST = 999;

/** Wins on each rung, and the latest deals won: a deal counts once, however often it is played again. */
export interface Progress {
  readonly beaten: readonly number[];
  readonly deals: readonly number[];
}

export const atTheBottom: Progress = { beaten: new Array<number>(rungCount).fill(0), deals: [] };

const REMEMBERED = 100;

export const progressIn: Reader<Progress> = (found, left) => {
  const read = progress(found, left);
  return read?.beaten.length === rungCount ? read : null;
};

const progress = fields<Progress>({ beaten: list(whole(0, MOST)), deals: list(whole(), REMEMBERED) });

export const ladder = stored('small-world-table.ladder', progressIn, atTheBottom);

/** Two records of one climb: each rung as often as in either, so that the same file twice adds nothing. */
export function together(one: Progress, other: Progress): Progress {
  return {
    beaten: one.beaten.map((times, at) => Math.max(times, other.beaten[at] ?? 0)),
    deals: [...new Set([...other.deals, ...one.deals])].slice(-REMEMBERED),
  };
}

export function hasClimbed({ beaten }: Progress): boolean {
  return beaten.some((times) => times > 0);
}

/** May this rung be played, counted from 1? The first always; any other once the one below was beaten twice. */
export function isOpen({ beaten }: Progress, rung: number): boolean {
  return rung === 1 || (beaten[rung - 2] ?? 0) >= TIMES;
}

/** The rung beaten: one person against one opponent on a rung, won and not shared; null if there is none. */
export function rungBeaten({ seats, position, lesson }: TableSetup, game: GameState): number | null {
  if (game.phase !== 'gameOver' || seats.length !== 2 || position !== undefined || lesson !== undefined) return null;
  const person = seats.findIndex(({ control }) => control === 'human');
  const control = seats[1 - person]?.control;
  if (person < 0 || control === undefined || control === 'human' || control.rung === undefined) return null;
  return hasWon(game, person) ? control.rung : null;
}

function hasWon(game: GameState, seat: Seat): boolean {
  const first = standings(game).filter(({ place }) => place === 1);
  return first.length === 1 && first[0]?.seat === seat;
}

/** The progress with another win on a rung; null if this deal has counted already. */
export function withWin({ beaten, deals }: Progress, rung: number, deal: number): Progress | null {
  if (deals.includes(deal)) return null;
  return {
    beaten: beaten.map((times, at) => (at === rung - 1 ? Math.min(MOST, times + 1) : times)),
    deals: [...deals, deal].slice(-REMEMBERED),
  };
}
