import type { GameEvent, MoveReason, Place } from './event.ts';
import { forceOf } from './position.ts';
import type { Force, GameState, MarkerId, RegionId } from './state.ts';

/** A command being carried out: a copy of the state that may be changed, and what has happened so far. */
export interface Play {
  readonly state: GameState;
  readonly events: GameEvent[];
}

/** Copies what a command may change. Much quicker than a structured clone, and as plain. */
export function copyState(state: GameState): GameState {
  return {
    ...state,
    regions: state.regions.map((region) => ({ ...region, markers: { ...region.markers } })),
    forces: state.forces.map((force) => ({ ...force, memory: { ...force.memory } })),
    tray: { ...state.tray },
    column: state.column.map((combo) => ({ ...combo })),
    discard: [...state.discard],
    pacts: [...state.pacts],
    turn: {
      ...state.turn,
      conquests: [...state.turn.conquests],
      attacked: [...state.turn.attacked],
      memory: { ...state.turn.memory },
    },
    coins: [...state.coins],
    hidden: {
      banners: [...state.hidden.banners],
      badges: [...state.hidden.badges],
      random: [...state.hidden.random],
      dice: [...state.hidden.dice],
    },
  };
}

/** Starts to carry out a command on a copy of the state. */
export function begin(state: GameState): Play {
  return { state: copyState(state), events: [] };
}

function add(play: Play, force: Force, place: Place, count: number): void {
  if (place.at === 'hand') force.hand += count;
  else if (place.at === 'aside') force.aside += count;
  else if (place.at === 'tray') play.state.tray[force.race] = (play.state.tray[force.race] ?? 0) + count;
  else if (place.at === 'region') {
    const region = play.state.regions[place.region];
    if (!region) throw new Error(`rules: region ${place.region} is missing`);
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
    const markers = play.state.regions[place.region]?.markers;
    if (!markers) throw new Error(`rules: region ${place.region} is missing`);
    const left = (markers[marker] ?? 0) + change;
    if (left > 0) markers[marker] = left;
    else delete markers[marker];
  }
  play.events.push({ type: 'markerMoved', marker, count, from, to, clause });
}

/** The force with this id in the working copy. */
export function workingForce(play: Play, force: Force): Force {
  return forceOf(play.state, force.id);
}

/** Shorthand for a region as a place. */
export function inRegion(region: RegionId): Place {
  return { at: 'region', region };
}

export const inHand: Place = { at: 'hand' };
export const inTray: Place = { at: 'tray' };
export const setAside: Place = { at: 'aside' };
