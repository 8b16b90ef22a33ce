import {
  addMarkers,
  addTokens,
  type Force,
  type ForceId,
  type GameEvent,
  type GameView,
  type Place,
  type RaceId,
} from '../../rules/index.ts';

/** `T` with `readonly` removed at every level. */
type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> };
type Draft = Writable<GameView>;

/**
 * What the table looks like after these events: only what pieces show, and only between the views from the chart, which are the truth. Decides
 * nothing.
 */
export function advance(view: GameView, events: readonly GameEvent[]): GameView {
  // A private copy is safe to mutate.
  const draft = structuredClone(view) as Draft;
  for (const event of events) happen(draft, event);
  return draft;
}

function happen(draft: Draft, event: GameEvent): void {
  switch (event.type) {
    case 'turnBegan':
      draft.turnSeat = event.seat;
      draft.round = event.round;
      draft.seat = event.seat;
      return;
    case 'comboPicked':
      draft.column.splice(event.index, 1);
      if (!draft.forces.some(({ id }) => id === event.force)) draft.forces.push(newForce(event));
      return;
    case 'comboRevealed':
      draft.column.splice(event.index, 0, { race: event.race, power: event.power, coins: 0 });
      return;
    case 'tokensMoved':
      changeTokens(draft, event.force, event.race, event.from, -event.count);
      changeTokens(draft, event.force, event.race, event.to, event.count);
      return;
    case 'markerMoved':
      changeMarker(draft, event.marker, event.from, -event.count);
      changeMarker(draft, event.marker, event.to, event.count);
      return;
    case 'lostTribeRemoved': {
      const region = draft.regions[event.region];
      if (region !== undefined) region.lostTribe = false;
      return;
    }
    case 'coinsMoved':
      changeCoins(draft, event.from, -event.amount);
      changeCoins(draft, event.to, event.amount);
      return;
    case 'declined':
      for (const force of draft.forces) if (force.id === event.force) force.declined = true;
      return;
    case 'badgeDiscarded':
      for (const force of draft.forces) if (force.power === event.power) force.power = null;
      return;
    case 'raceLeft':
      draft.forces = draft.forces.filter(({ id }) => id !== event.force);
      return;
    default:
      return;
  }
}

function newForce({ force, seat, race, power }: Extract<GameEvent, { type: 'comboPicked' }>): Writable<Force> {
  return { id: force, seat, race, power, declined: false, hand: 0, aside: 0, memory: {} };
}

function changeTokens(draft: Draft, id: ForceId, race: RaceId, place: Place, by: number): void {
  if (place.at === 'tray') {
    draft.tray[race] = Math.max(0, (draft.tray[race] ?? 0) + by);
    return;
  }
  if (place.at === 'region') {
    const region = draft.regions[place.region];
    if (region !== undefined) addTokens(region, id, by);
    return;
  }
  const force = draft.forces.find((each) => each.id === id);
  if (force !== undefined) force[place.at] = Math.max(0, force[place.at] + by);
}

function changeMarker(draft: Draft, marker: string, place: Place, by: number): void {
  const region = place.at === 'region' ? draft.regions[place.region] : undefined;
  if (region !== undefined) addMarkers(region, marker, by);
}

function changeCoins(draft: Draft, place: Extract<GameEvent, { type: 'coinsMoved' }>['from'], by: number): void {
  const combo = place.at === 'column' ? draft.column[place.index] : undefined;
  if (combo !== undefined) combo.coins = Math.max(0, combo.coins + by);
}
