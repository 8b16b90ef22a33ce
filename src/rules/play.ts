import type { GameEvent, MoveReason, Place } from './event.ts';
import { addMarkers, addTokens } from './moved.ts';
import type { Force, GameState, HiddenState, MarkerId, RegionId, RegionState, TurnState } from './state.ts';

/** A command being carried out: a mutable copy of the state, and the events so far. */
export interface Play {
  readonly state: GameState;
  readonly events: GameEvent[];
}

/**
 * Starts a command on a copy of the state. Forces, coins and the turn are copied here; regions, tray, column and the hidden part are shared with the
 * given state until an `edit…` function copies them: most commands touch only one or two.
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

/** Returns a region that may be changed. */
export function editRegion(play: Play, id: RegionId): RegionState {
  const region = play.state.regions[id];
  if (!region) throw new Error(`rules: region ${id} is missing`);
  const { force, tokens, lostTribe, markers } = region;
  const copy: RegionState = { force, tokens, lostTribe, markers };
  play.state.regions[id] = copy;
  return copy;
}

/** Returns the hidden part, for changing. */
export function editHidden(play: Play): HiddenState {
  const { banners, badges, random, dice } = play.state.hidden;
  play.state.hidden = { banners: banners.slice(), badges: badges.slice(), random: random.slice(), dice: dice.slice() };
  return play.state.hidden;
}

/** Records a number in the memory of this turn. */
export function rememberThisTurn(play: Play, name: string, value: number): void {
  play.state.turn.memory = { ...play.state.turn.memory, [name]: value };
}

function add(play: Play, force: Force, place: Place, count: number): void {
  const { state } = play;
  if (place.at === 'hand') force.hand += count;
  else if (place.at === 'aside') force.aside += count;
  else if (place.at === 'tray') state.tray = { ...state.tray, [force.race]: (state.tray[force.race] ?? 0) + count };
  else if (place.at === 'region') addTokens(editRegion(play, place.region), force.id, count);
}

/** Moves race tokens of a force, if any, and reports it. A region's holder follows its tokens. */
export function moveTokens(
  play: Play,
  force: Force,
  count: number,
  from: Place,
  to: Place,
  why: MoveReason,
  clause: string,
): void {
  if (count <= 0) return;
  add(play, force, from, -count);
  add(play, force, to, count);
  play.events.push({
    type: 'tokensMoved',
    force: force.id,
    seat: force.seat,
    race: force.race,
    count,
    from,
    to,
    why,
    clause,
  });
}

/** Moves markers between their owner (`hand`), the box (`tray`) and a region. Only those on the map are counted. */
export function moveMarker(play: Play, marker: MarkerId, count: number, from: Place, to: Place, clause: string): void {
  if (count <= 0) return;
  if (from.at === 'region') addMarkers(editRegion(play, from.region), marker, -count);
  if (to.at === 'region') addMarkers(editRegion(play, to.region), marker, count);
  play.events.push({ type: 'markerMoved', marker, count, from, to, clause });
}

/** Shorthand for a region as a place. */
export function inRegion(region: RegionId): Place {
  return { at: 'region', region };
}

/** Shorthands for the other places; the event says whose tokens they are. */
export const inHand: Place = { at: 'hand' };
export const inTray: Place = { at: 'tray' };
export const setAside: Place = { at: 'aside' };
