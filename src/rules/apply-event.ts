import type { CoinPlace, GameEvent, Place } from './event.ts';
import type { Force, ForceId, GameView, MarkerId, PublicState, RaceId, RegionId, RegionState } from './state.ts';

// How an event changes what lies on the table (race tokens, markers, Lost Tribes, the column and its coins, the races in play), in one place: for the rules
// as they carry out a command, and for animations that replay events. Where the turn stands (phase, seat, round, `turn`) and the players' coins are no part
// of it: turn-order.ts, conquest.ts and scoring.ts keep them, beside the events that report them, and a picture keeps them until a step has been shown.
// Shared parts are copied before they are changed.

/** To a copy that owns its lists. Missing forces and regions are ignored: a replay's view may be ahead. */
export function applyEvent(state: PublicState, event: GameEvent): void {
  // Those that are not named here change nothing that lies on the table.
  switch (event.type) {
    case 'comboPicked':
      state.column = state.column.filter((_, index) => index !== event.index);
      if (!state.forces.some(({ id }) => id === event.force)) state.forces.push(newForce(event));
      // In the middle of a step as well, the next pick gets a number of its own.
      state.nextForce = Math.max(state.nextForce, event.force + 1);
      return;
    case 'comboRevealed':
      state.column = [
        ...state.column.slice(0, event.index),
        { race: event.race, power: event.power, coins: 0 },
        ...state.column.slice(event.index),
      ];
      return;
    case 'tokensMoved':
      addTokens(state, event.force, event.race, event.from, -event.count);
      addTokens(state, event.force, event.race, event.to, event.count);
      return;
    case 'markerMoved':
      addMarkers(state, event.marker, event.from, -event.count);
      addMarkers(state, event.marker, event.to, event.count);
      return;
    case 'lostTribeRemoved':
      removeLostTribe(state, event.region);
      return;
    case 'coinsMoved':
      addCoins(state, event.from, -event.amount);
      addCoins(state, event.to, event.amount);
      return;
    case 'declined':
      for (const force of state.forces) if (force.id === event.force) force.declined = true;
      return;
    case 'badgeDiscarded':
      for (const force of state.forces) if (force.power === event.power) force.power = null;
      return;
    case 'raceLeft':
      state.forces = state.forces.filter(({ id }) => id !== event.force);
      return;
  }
}

function removeLostTribe(state: PublicState, id: RegionId): void {
  const region = edited(state, id);
  if (region !== null) region.lostTribe = false;
}

function newForce({ force, seat, race, power }: Extract<GameEvent, { type: 'comboPicked' }>): Force {
  return { id: force, seat, race, power, declined: false, hand: 0, aside: 0, memory: {} };
}

/** Replaces a region by a copy and returns it for changing; null if there is no such region. */
function edited(state: PublicState, id: RegionId): RegionState | null {
  const region = state.regions[id];
  if (region === undefined) return null;
  const { force, tokens, lostTribe, markers } = region;
  const copy: RegionState = { force, tokens, lostTribe, markers };
  state.regions[id] = copy;
  return copy;
}

/** Adds race tokens to a place, or removes them (`by` below 0). A region's holder follows its tokens. */
export function addTokens(state: PublicState, id: ForceId, race: RaceId, place: Place, by: number): void {
  if (place.at === 'region') {
    const region = edited(state, place.region);
    if (region === null) return;
    const there = by < 0 || region.force === id ? region.tokens : 0;
    region.tokens = Math.max(0, there + by);
    if (region.tokens === 0) region.force = null;
    else if (by > 0) region.force = id;
  } else if (place.at === 'tray') {
    state.tray = { ...state.tray, [race]: Math.max(0, (state.tray[race] ?? 0) + by) };
  } else {
    const force = forceIn(state, id);
    if (force === undefined) return;
    if (place.at === 'hand') force.hand = Math.max(0, force.hand + by);
    else force.aside = Math.max(0, force.aside + by);
  }
}

function forceIn({ forces }: PublicState, id: ForceId): Force | undefined {
  for (let at = forces.length - 1; at >= 0; at--) if (forces[at]?.id === id) return forces[at];
  return undefined;
}

/** Adds markers to a place, or removes them. Only those on the map are counted. */
export function addMarkers(state: PublicState, marker: MarkerId, place: Place, by: number): void {
  const region = place.at === 'region' ? edited(state, place.region) : null;
  if (region === null) return;
  const markers: Record<MarkerId, number> = {};
  for (const other in region.markers) if (other !== marker) markers[other] = region.markers[other] ?? 0;
  const left = (region.markers[marker] ?? 0) + by;
  if (left > 0) markers[marker] = left;
  region.markers = markers;
}

function addCoins(state: PublicState, place: CoinPlace, by: number): void {
  if (place.at !== 'column') return;
  state.column = state.column.map((combo, index) =>
    index === place.index ? { ...combo, coins: Math.max(0, combo.coins + by) } : combo,
  );
}

/** A view as it looks after these events: pieces, column and tray only, to animate from one to the next. */
export function afterEvents(view: GameView, events: readonly GameEvent[]): GameView {
  const shown: GameView = { ...view, regions: [...view.regions], forces: view.forces.map((force) => ({ ...force })) };
  for (const event of events) applyEvent(shown, event);
  return shown;
}
