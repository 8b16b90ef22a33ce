import { columnLength } from './column.ts';
import { abandon } from './commands/abandon.ts';
import { pick } from './commands/pickCombo.ts';
import { abandonRegion } from './losses.ts';
import { type Marched, setOut } from './march.ts';
import { isConquest } from './phases.ts';
import { begin } from './play.ts';
import { actingInDecline, activeForce, forceOf, heldRegions } from './queries.ts';
import { ruled } from './rulings/index.ts';
import type { Combo, Force, ForceId, GameState, PublicState, Seat } from './state.ts';
import { freshTurn, isLastTurn, nextSeat, readyTroops } from './turn-order.ts';
import { trial } from './view.ts';

/** A turn, or the rest of one, that others have before a seat's next turn. */
interface ComingTurn {
  readonly seat: Seat;
  readonly isNow: boolean;
}

/** Whoever will conquer in such a turn: a race in play, or a combo that may be picked for it. */
export interface Attacker {
  readonly seat: Seat;
  /** The position in which it may conquer, its troops readied. */
  readonly state: GameState;
  readonly force: ForceId;
  /** Its combo and place in the column if it is yet to be picked. */
  readonly offered: { readonly combo: Combo; readonly index: number } | null;
}

export interface Attack {
  readonly turn: ComingTurn;
  /** In the order in which they act; of those on offer one only. */
  readonly attackers: readonly Attacker[];
  /** A combo may be picked that nobody has seen yet. */
  readonly isUnseen: boolean;
}

/** Others' turns before the seat's next, the rest of the present one included; fewer at the end (END-1). */
function turnsBefore(position: PublicState, seat: Seat): ComingTurn[] {
  const turns: ComingTurn[] = position.turnSeat === seat ? [] : [{ seat: position.turnSeat, isNow: true }];
  // The seat's own turn comes before the last one of another round.
  for (let { turnSeat } = position; !isLastTurn({ ...position, turnSeat }); ) {
    turnSeat = nextSeat({ ...position, turnSeat });
    if (turnSeat === seat) break;
    turns.push({ seat: turnSeat, isNow: false });
  }
  return turns;
}

/** Who may attack the seat before its next turn, turn by turn. */
export function attacksOn(position: PublicState, defender: Seat): Attack[] {
  const turns = turnsBefore(position, defender);
  // A pick uncovers a pair (COL-5), and so may a race that leaves the board, while the column is short (COL-7).
  let mayUncover = position.turnSeat === defender && position.phase === 'pickCombo';
  return turns.map((turn) => {
    const isPick = picks(position, turn);
    const isUnseen = isPick && mayUncover;
    mayUncover ||= isPick || position.column.length < columnLength;
    return { turn, attackers: attackersIn(position, turn), isUnseen };
  });
}

/** TRN-1: does the turn begin with a pick, or wait for one? */
function picks(position: PublicState, { seat, isNow }: ComingTurn): boolean {
  return isNow ? position.phase === 'pickCombo' : activeForce(position, seat) === null;
}

/** TRN-7: races in decline that act, then the active race, or whichever may be picked. */
function attackersIn(position: PublicState, turn: ComingTurn): Attacker[] {
  const { seat, isNow } = turn;
  const acting = isNow && isConquest(position.phase) ? position.turn.force : null;
  if (isNow && acting === null && position.phase !== 'readyTroops' && position.phase !== 'pickCombo') return [];
  const active = activeForce(position, seat);
  // Of a player's races the later picked acts later.
  const declined = actingInDecline(position, seat).filter(({ id }) => acting === null || id >= acting);
  // TRN-7: when a race acts, those before it have readied their troops; the one that acts now has done so already.
  const inPlay = active ? [...declined, active] : declined;
  const readying = inPlay.filter(({ id }) => id !== acting);
  const ready = inPlay.map((force): Attacker => {
    const upTo = readying.slice(0, readying.indexOf(force) + 1);
    const state = force.id === acting ? begin(trial(position)).state : readied(position, upTo);
    return { seat, state, force: force.id, offered: null };
  });
  return picks(position, turn) ? [...ready, ...offered(position, seat, declined)] : ready;
}

/** The position at the beginning of a seat's turn, as if everything stood as it does now. */
function atTurn(position: PublicState, seat: Seat, phase: PublicState['phase']): GameState {
  return trial({ ...position, turn: freshTurn(), turnSeat: seat, seat, phase });
}

/** TRN-3: at the moment the last of these races of a player has taken up its tokens, as the others have. */
function readied(position: PublicState, forces: readonly Force[]): GameState {
  const last = forces.at(-1);
  const play = begin(atTurn(position, last?.seat ?? 0, last?.declined ? 'ghouls' : 'conquer'));
  for (const { id } of forces) readyTroops(play, forceOf(play.state, id));
  return play.state;
}

/** COL-1: each combo as if the seat had picked it, without its cost: nobody knows its coins (SCO-3). */
function offered(position: PublicState, seat: Seat, declined: readonly Force[]): Attacker[] {
  return position.column.map((combo, index) => {
    const state = picked(atTurn(position, seat, 'pickCombo'), index, declined);
    const force = activeForce(state, seat);
    return { seat, state, force: force?.id ?? -1, offered: { combo, index } };
  });
}

/** After the seat picked the combo: its troops readied, and those of races in decline that act before. */
function picked(state: GameState, index: number, declined: readonly Force[]): GameState {
  const play = begin(state);
  pick(play, index);
  for (const { id } of declined) readyTroops(play, forceOf(play.state, id));
  const force = activeForce(play.state, state.seat);
  if (force) readyTroops(play, force);
  play.state.phase = 'conquer';
  return play.state;
}

/** Gives an active race to every seat of the list that is without one, as far as the column goes: any race will do. */
export function withSomeRace(state: GameState, seats: readonly Seat[]): GameState {
  const play = begin(state);
  for (const seat of seats) {
    if (activeForce(play.state, seat) || play.state.column.length === 0) continue;
    play.state.seat = seat;
    pick(play, 0);
  }
  play.state.seat = state.seat;
  play.state.turn.picked = state.turn.picked;
  return play.state;
}

/** Every way to set out: with all it holds or, if it may abandon any (TRN-4), with one region or none. */
export function settings(state: GameState, id: ForceId): Marched[] {
  const force = forceOf(state, id);
  const held = heldRegions(state, force);
  const free = held.filter((region) => abandon.refuse(state, { type: 'abandon', region }, null) === null);
  if (free.length === 0) return [setOut(state, id)];
  return [null, ...free].map((kept) => {
    const play = begin(state);
    const mover = forceOf(play.state, id);
    for (const region of free) if (region !== kept) abandonRegion(play, mover, region, 'TRN-4');
    // Where it may be given up at any time, its tokens can still be used after others were conquered from it.
    if (kept !== null && ruled(state, 'TRN-4')) mover.hand += state.regions[kept]?.tokens ?? 0;
    return setOut(play.state, id, kept);
  });
}
