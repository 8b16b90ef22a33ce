import type { GameEvent, MoveReason, Place } from './event.ts';
import type { Force, GameState, HiddenState, MarkerId, RegionId, RegionState, TurnState } from './state.ts';

/** A command being carried out: a copy of the state that may be changed, and what has happened so far. */
export interface Play {
  readonly state: GameState;
  readonly events: GameEvent[];
}

/**
 * Starts to carry out a command on a copy of the state. Forces, coins and the turn are copied here; regions, tray, column and the hidden
 * part are still shared with the given state and copied by `edit…` when they are changed: most commands touch one or two of them.
 */
export function begin(state: GameState): Play {
  const copy: GameState = {
    ...state,
    regions: state.regions.slice(),
    forces: state.forces.map(copyForce),
    turn: copyTurn(state.turn),
    coins: state.coins.slice(),
  };
  return { state: copy, events: [] };
}

/** Field by field: several times as fast as spreading, and done for every command. */
function copyForce({ id, seat, race, power, declined, hand, aside, memory }: Force): Force {
  return { id, seat, race, power, declined, hand, aside, memory };
}

function copyTurn({ force, picked, begun, conquests, attacked, roll, memory }: TurnState): TurnState {
  return { force, picked, begun, conquests, attacked, roll, memory };
}

/** A region that may be changed. */
export function editRegion(play: Play, id: RegionId): RegionState {
  const region = play.state.regions[id];
  if (!region) throw new Error(`rules: region ${id} is missing`);
  const { force, tokens, lostTribe, markers } = region;
  const copy: RegionState = { force, tokens, lostTribe, markers };
  play.state.regions[id] = copy;
  return copy;
}

/** The hidden part, to be changed. */
export function editHidden(play: Play): HiddenState {
  const { banners, badges, random, dice } = play.state.hidden;
  play.state.hidden = { banners: [...banners], badges: [...badges], random: [...random], dice: [...dice] };
  return play.state.hidden;
}

/** Notes a number in the memory of this turn. */
export function rememberThisTurn(play: Play, name: string, value: number): void {
  play.state.turn.memory = { ...play.state.turn.memory, [name]: value };
}

function add(play: Play, force: Force, place: Place, count: number): void {
  const { state } = play;
  if (place.at === 'hand') force.hand += count;
  else if (place.at === 'aside') force.aside += count;
  else if (place.at === 'tray') state.tray = { ...state.tray, [force.race]: (state.tray[force.race] ?? 0) + count };
  else if (place.at === 'region') {
    const region = editRegion(play, place.region);
    region.tokens += count;
    region.force = region.tokens > 0 ? force.id : null;
  }
}

/** Moves race tokens of a force, if any, and says so. A region's holder follows its tokens. */
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
  for (const [place, change] of [
    [from, -count],
    [to, count],
  ] as const) {
    if (place.at !== 'region') continue;
    const region = editRegion(play, place.region);
    const { [marker]: before = 0, ...others } = region.markers;
    const left = before + change;
    region.markers = left > 0 ? { ...others, [marker]: left } : others;
  }
  play.events.push({ type: 'markerMoved', marker, count, from, to, clause });
}

/** Shorthand for a region as a place. */
export function inRegion(region: RegionId): Place {
  return { at: 'region', region };
}

export const inHand: Place = { at: 'hand' };
export const inTray: Place = { at: 'tray' };
export const setAside: Place = { at: 'aside' };
