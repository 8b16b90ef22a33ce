import { addMarkers, addTokens, applyEvent } from './apply-event.ts';
import type { Clause } from './clause.ts';
import type { GameEvent, MoveReason, Place } from './event.ts';
import type { Force, GameState, HiddenState, MarkerId, RegionId, TurnState } from './state.ts';

/** A command being carried out: a mutable copy of the state, and the events so far. */
export interface Play {
  readonly state: GameState;
  readonly events: GameEvent[];
}

/**
 * Starts a command on a copy of the state. Forces, coins and the turn are copied here; regions, tray, column and the hidden part are shared with
 * the given state until they are changed: most commands touch only one or two.
 */
export function begin(state: GameState): Play {
  return { state: copyState(state), events: [] };
}

/** Here and below, copying field by field is several times faster than spreading, and happens for every command. */
function copyState(state: GameState): GameState {
  return {
    board: state.board,
    rounds: state.rounds,
    round: state.round,
    players: state.players,
    firstSeat: state.firstSeat,
    turnSeat: state.turnSeat,
    seat: state.seat,
    phase: state.phase,
    regions: state.regions.slice(),
    forces: copyForces(state.forces),
    nextForce: state.nextForce,
    tray: state.tray,
    column: state.column,
    bannersLeft: state.bannersLeft,
    badgesLeft: state.badgesLeft,
    discard: state.discard,
    pacts: state.pacts,
    turn: copyTurn(state.turn),
    coins: state.coins.slice(),
    hidden: state.hidden,
    rules: state.rules,
    content: state.content,
  };
}

function copyForces(forces: readonly Force[]): Force[] {
  const copies = forces.slice();
  for (let place = 0; place < copies.length; place++) {
    const { id, seat, race, power, declined, hand, aside, memory } = copies[place] as Force;
    copies[place] = { id, seat, race, power, declined, hand, aside, memory };
  }
  return copies;
}

function copyTurn({ force, picked, begun, conquests, attacked, roll, memory }: TurnState): TurnState {
  return { force, picked, begun, conquests, attacked, roll, memory };
}

/** Returns the hidden part, for changing. */
export function editHidden(play: Play): HiddenState {
  const { banners, badges, random, dice } = play.state.hidden;
  play.state.hidden = { banners: banners.slice(), badges: badges.slice(), random: random.slice(), dice: dice.slice() };
  return play.state.hidden;
}

export function rememberThisTurn(play: Play, name: string, value: number): void {
  play.state.turn.memory = { ...play.state.turn.memory, [name]: value };
}

export function countThisTurn(play: Play, name: string): void {
  rememberThisTurn(play, name, (play.state.turn.memory[name] ?? 0) + 1);
}

/** Reports an event and applies it to the state. */
export function emitEvent(play: Play, event: GameEvent): void {
  applyEvent(play.state, event);
  play.events.push(event);
}

/** Moves race tokens of a force, if any, and reports it. A region's holder follows its tokens. */
export function moveTokens(
  play: Play,
  force: Force,
  count: number,
  from: Place,
  to: Place,
  why: MoveReason,
  clause: Clause,
): void {
  if (count <= 0) return;
  const { id, seat, race } = force;
  // Not by `applyEvent`: this is the kernel's hottest path.
  addTokens(play.state, id, race, from, -count);
  addTokens(play.state, id, race, to, count);
  play.events.push({ type: 'tokensMoved', force: id, seat, race, count, from, to, why, clause });
}

/** Moves markers between their owner (`hand`), the box (`tray`) and a region. Only those on the map are counted. */
export function moveMarker(play: Play, marker: MarkerId, count: number, from: Place, to: Place, clause: Clause): void {
  if (count <= 0) return;
  addMarkers(play.state, marker, from, -count);
  addMarkers(play.state, marker, to, count);
  play.events.push({ type: 'markerMoved', marker, count, from, to, clause });
}

export function inRegion(region: RegionId): Place {
  return { at: 'region', region };
}

/** Shorthands for the other places; the event says whose tokens they are. */
export const inHand: Place = { at: 'hand' };
export const inTray: Place = { at: 'tray' };
export const setAside: Place = { at: 'aside' };
