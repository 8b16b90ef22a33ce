import type { Force, GameEvent, GameState, MarkerId, Place, RegionState } from '../../src/rules/index.ts';

type Retold = Omit<GameState, 'hidden' | 'turn' | 'firstSeat' | 'rounds' | 'players' | 'board'>;

/** The part of a state that its events tell in full: all but what is remembered about the turn, and what is hidden. */
export function tale(state: GameState): Retold {
  const { hidden: _h, turn: _t, firstSeat: _f, rounds: _r, players: _p, board: _b, ...told } = state;
  return { ...told, forces: state.forces.map((force) => ({ ...force, memory: {} })) };
}

function forceIn(told: Retold, id: number): Force {
  const force = told.forces.find((candidate) => candidate.id === id);
  if (!force) throw new Error(`an event names force ${id}, which is not in play`);
  return force;
}

function regionIn(told: Retold, id: number): RegionState {
  const region = told.regions[id];
  if (!region) throw new Error(`an event names region ${id}, which is not on the board`);
  return region;
}

function addTokens(told: Retold, force: Force, place: Place, count: number): void {
  if (place.at === 'hand') force.hand += count;
  else if (place.at === 'aside') force.aside += count;
  else if (place.at === 'tray') told.tray = { ...told.tray, [force.race]: (told.tray[force.race] ?? 0) + count };
  else if (place.at === 'region') {
    const region = regionIn(told, place.region);
    if (region.force !== null && region.force !== force.id) throw new Error('an event mixes races in a region');
    region.tokens += count;
    region.force = region.tokens > 0 ? force.id : null;
  }
}

function addMarkers(told: Retold, marker: MarkerId, place: Place, count: number): void {
  if (place.at !== 'region') return;
  const region = regionIn(told, place.region);
  const left = (region.markers[marker] ?? 0) + count;
  if (left < 0) throw new Error(`an event takes a ${marker} that is not there`);
  const { [marker]: _before, ...others } = region.markers;
  region.markers = left > 0 ? { ...others, [marker]: left } : others;
}

function addCoins(told: Retold, place: { at: string; seat?: number; index?: number }, amount: number): void {
  if (place.at === 'player') {
    told.coins = told.coins.map((coins, seat) => (seat === place.seat ? coins + amount : coins));
  } else if (place.at === 'column') {
    told.column = told.column.map((combo, index) =>
      index === place.index ? { ...combo, coins: combo.coins + amount } : combo,
    );
  }
}

/** Tells one event. */
function tell(told: Retold, event: GameEvent): void {
  switch (event.type) {
    case 'turnBegan':
      told.turnSeat = event.seat;
      told.round = event.round;
      return;
    case 'phaseChanged':
      told.phase = event.phase;
      told.seat = event.seat;
      return;
    case 'comboPicked': {
      const { force: id, seat, race, power, index } = event;
      told.column = told.column.filter((_, place) => place !== index);
      told.forces.push({ id, seat, race, power, declined: false, hand: 0, aside: 0, memory: {} });
      told.nextForce = id + 1;
      return;
    }
    case 'comboRevealed':
      told.column = [...told.column, { race: event.race, power: event.power, coins: 0 }];
      told.bannersLeft -= 1;
      told.badgesLeft -= 1;
      return;
    case 'badgesReshuffled':
      told.badgesLeft = told.discard.length;
      told.discard = [];
      return;
    case 'tokensMoved': {
      const force = forceIn(told, event.force);
      addTokens(told, force, event.from, -event.count);
      addTokens(told, force, event.to, event.count);
      return;
    }
    case 'markerMoved':
      addMarkers(told, event.marker, event.from, -event.count);
      addMarkers(told, event.marker, event.to, event.count);
      return;
    case 'lostTribeRemoved':
      regionIn(told, event.region).lostTribe = false;
      return;
    case 'coinsMoved':
      addCoins(told, event.from, -event.amount);
      addCoins(told, event.to, event.amount);
      return;
    case 'declined':
      forceIn(told, event.force).declined = true;
      return;
    case 'badgeDiscarded': {
      const owner = told.forces.find((force) => force.power === event.power);
      if (!owner) throw new Error('an event discards a badge nobody has');
      owner.power = null;
      told.discard = [...told.discard, event.power];
      return;
    }
    case 'raceLeft':
      told.forces = told.forces.filter((force) => force.id !== event.force);
      told.bannersLeft += 1;
      return;
    case 'treatyMade':
      told.pacts = [...told.pacts, { force: event.force, bound: event.bound }];
      return;
    case 'treatyEnded':
      told.pacts = told.pacts.filter(({ force, bound }) => force !== event.force || bound !== event.bound);
      return;
    case 'attackBegan':
    case 'dieRolled':
    case 'conquered':
    case 'attemptFailed':
    case 'regionAbandoned':
    case 'scored':
    case 'turnEnded':
    case 'gameEnded':
      return;
  }
}

/** What the state becomes when nothing but the events is known. */
export function retell(before: GameState, events: readonly GameEvent[]): Retold {
  const told = tale(before);
  const copy: Retold = { ...told, regions: told.regions.map((region) => ({ ...region })), forces: [...told.forces] };
  for (const event of events) tell(copy, event);
  return copy;
}
