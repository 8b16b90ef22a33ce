import type { GameState } from '../../src/rules/index.ts';
import { boards, isWater, markerRule, powers, races } from '../../src/rules/index.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const isCount = (value: number) => Number.isInteger(value) && value >= 0;
const sorted = (list: readonly string[]) => [...list].sort().join();

/** Coins of the players and on the column. */
export function coinsInPlay(state: GameState): number {
  return sum(state.coins) + sum(state.column.map(({ coins }) => coins));
}

function* ofTokens(state: GameState): Generator<string> {
  for (const { id, supply } of Object.values(races)) {
    const forces = state.forces.filter((force) => force.race === id);
    const inPlay = forces.map((force) => {
      const onMap = state.regions.filter((region) => region.force === force.id).map(({ tokens }) => tokens);
      return force.hand + force.aside + sum(onMap);
    });
    const tray = state.tray[id] ?? Number.NaN;
    if (!isCount(tray) || tray + sum(inPlay) !== supply) yield `SET-7 ${id}: ${tray} + ${sum(inPlay)} of ${supply}`;
  }
  for (const { race, hand, aside } of state.forces)
    if (!isCount(hand) || !isCount(aside)) yield `${race}: ${hand} in hand, ${aside} aside`;
}

function* ofRegions(state: GameState): Generator<string> {
  const out: Record<string, number> = {};
  for (const [id, { force, tokens, lostTribe, markers }] of state.regions.entries()) {
    const facts = boards[state.board].regions[id];
    if (!facts) yield `region ${id} is not printed`;
    if (!isCount(tokens) || (force === null) !== (tokens === 0)) yield `region ${id}: force ${force}, ${tokens} tokens`;
    if (force !== null && !state.forces.some((candidate) => candidate.id === force)) yield `region ${id}: no such race`;
    if (lostTribe && (tokens > 0 || !facts?.lostTribe)) yield `CON-10 region ${id}: a Lost Tribe too many`;
    if ((markers.mountain ?? 0) !== (facts?.terrain === 'mountain' ? 1 : 0)) yield `CON-9 region ${id}: mountain`;
    for (const [marker, count] of Object.entries(markers)) {
      out[marker] = (out[marker] ?? 0) + count;
      if (!isCount(count) || count < 1) yield `region ${id}: ${count} ${marker}`;
      if (marker !== 'mountain' && force === null) yield `region ${id}: ${marker} with no holder`;
      if (count > (markerRule(marker).placing?.perRegion ?? 1)) yield `region ${id}: ${count} ${marker}`;
    }
    if (facts && isWater(facts.terrain) && force !== null) {
      const held = state.forces.find((candidate) => candidate.id === force);
      const sails = powers[held?.power ?? '']?.water ?? races[held?.race ?? '']?.water;
      if (held && !held.declined && !sails) yield `CON-4 region ${id}: water`;
    }
  }
  for (const [marker, count] of Object.entries(out))
    if (count > markerRule(marker).supply) yield `SET-7 ${count} ${marker}`;
}

function* ofCombos(state: GameState): Generator<string> {
  const { column, forces, hidden, discard } = state;
  const banners = [...column.map(({ race }) => race), ...forces.map(({ race }) => race), ...hidden.banners];
  if (sorted(banners) !== sorted(Object.keys(races))) yield `banners: ${sorted(banners)}`;
  const worn = forces.flatMap(({ power }) => (power === null ? [] : [power]));
  const badges = [...column.map(({ power }) => power), ...worn, ...hidden.badges, ...discard];
  if (sorted(badges) !== sorted(Object.keys(powers))) yield `badges: ${sorted(badges)}`;
  if (column.length > 6 || (column.length < 6 && hidden.banners.length > 0)) yield `COL-5 ${column.length} on offer`;
  if (state.bannersLeft !== hidden.banners.length || state.badgesLeft !== hidden.badges.length)
    yield 'stacks miscounted';
}

/** What holds for a race in decline, by its banner and its badge. */
const inDecline = (race: string, power: string | null) =>
  [races[race]?.declined, powers[power ?? '']?.declined].flatMap((hooks) => (hooks ? [hooks] : []));

function* ofForces(state: GameState): Generator<string> {
  for (let seat = 0; seat < state.players; seat++) {
    const own = state.forces.filter((force) => force.seat === seat);
    if (own.filter(({ declined }) => !declined).length > 1) yield `seat ${seat}: two active races`;
    const counted = own.filter(
      ({ race, power, declined }) => declined && !inDecline(race, power).some((hooks) => hooks.lingers),
    );
    if (counted.length > 1) yield `DEC-2 seat ${seat}: two races in decline`;
  }
  for (const [place, force] of state.forces.entries()) {
    if (force.id >= state.nextForce || (state.forces[place - 1]?.id ?? -1) >= force.id) yield 'forces out of order';
    const held = state.regions.filter((region) => region.force === force.id);
    if (force.declined && held.length === 0 && force.hand + force.aside === 0) yield `DEC-7 ${force.race} is a ghost`;
    if (force.declined && force.power !== null && !powers[force.power]?.declined) yield `DEC-4 ${force.power}`;
    const acts = inDecline(force.race, force.power).some((hooks) => hooks.acts);
    const settled = state.phase === 'pickCombo' || state.phase === 'readyTroops' || state.phase === 'gameOver';
    if (force.declined && !acts && settled && (force.hand > 0 || force.aside > 0)) yield 'DEC-3 hand';
    if (settled && held.length > 0 && force.hand > 0) yield `RED-2 ${force.race}: ${force.hand} left in hand`;
    if (force.declined && held.some(({ markers }) => Object.keys(markers).some((id) => markerRule(id).leavesInDecline)))
      yield `DEC-8 ${force.race}`;
  }
  for (const pact of state.pacts) {
    const force = state.forces.find(({ id }) => id === pact.force);
    if (!force || force.declined || force.seat === pact.bound) yield 'DIP-2 an empty pact';
  }
}

function* ofTurn(state: GameState): Generator<string> {
  const { phase, seat, turnSeat, turn } = state;
  if (state.coins.length !== state.players || !state.coins.every(isCount)) yield `coins: ${state.coins}`;
  if (!state.column.every(({ coins }) => isCount(coins))) yield 'coins on the column';
  if ((phase === 'withdrawal') === (seat === turnSeat)) yield `LOS-2 ${phase} of ${seat} in the turn of ${turnSeat}`;
  const acting = state.forces.find(({ id }) => id === turn.force);
  const conquers = phase === 'conquer' || phase === 'ghouls';
  if (conquers !== (turn.force !== null)) yield `${phase}: acting ${turn.force}`;
  if (conquers && (acting?.seat !== turnSeat || acting.declined !== (phase === 'ghouls'))) yield `${phase}: wrong race`;
  const active = state.forces.some((force) => force.seat === turnSeat && !force.declined);
  if (phase === 'pickCombo' && active) yield 'TRN-1 a pick with an active race';
  if (phase === 'readyTroops' && !active) yield 'TRN-2 no active race';
  if (state.round < 1 || state.round > state.rounds) yield `round ${state.round}`;
}

/** What is wrong with a state that legal play has led to; nothing, one hopes. */
export function faults(state: GameState): string[] {
  return [...ofTokens(state), ...ofRegions(state), ...ofCombos(state), ...ofForces(state), ...ofTurn(state)];
}
