import { mayActSomewhere } from './actions.ts';
import { endPacts, leaveBoard, refillColumn } from './column.ts';
import { lateDecline } from './decline.ts';
import { gatherGuests, refuges } from './guests.ts';
import { standingBack, stepUp } from './losses.ts';
import { markerPool, markersWaiting, shiftMarker } from './markers.ts';
import { inHand, inRegion, moveTokens, type Play, setAside } from './play.ts';
import { actingInDecline, activeForce, forceOf, heldRegions, holdsAny, regionOf, tokensLeft } from './queries.ts';
import { beginRedeployment, hasWithdrawn, mayHaveWithdrawn, place, settleRedeployment } from './redeployment.ts';
import { hasDrafted, isDrafting, ruled } from './rulings/index.ts';
import { endGame, score } from './scoring.ts';
import type { Force, ForceId, GameState, Phase, PublicState, Seat, TurnState } from './state.ts';
import { mayMakeTreaty } from './treaty.ts';
import { actsStandingBack } from './versions.ts';

export function freshTurn(): TurnState {
  return { force: null, picked: false, begun: false, conquests: [], attacked: [], roll: null, memory: {} };
}

function enter(play: Play, phase: Phase, seat: Seat): void {
  play.state.phase = phase;
  play.state.seat = seat;
  play.events.push({ type: 'phaseChanged', phase, seat });
}

/** Begins the game: with the first player's turn (SET-6), or with the draft, which goes the other way round (VAR-1). */
export function beginGame(play: Play): void {
  const { state } = play;
  beginTurn(play, isDrafting(state) ? lastSeat(state) : state.firstSeat);
}

/** VAR-1: the player before picks next; when all have a combo, the column is filled and the first begins. */
export function goOnDrafting(play: Play): void {
  const { state } = play;
  play.events.push({ type: 'turnEnded', seat: state.turnSeat });
  if (isDrafting(state)) {
    beginTurn(play, (state.turnSeat + state.players - 1) % state.players);
    return;
  }
  refillColumn(play, 'VAR-1');
  beginTurn(play, state.firstSeat);
}

/** Without an active race: a pick (TRN-1); else the choice between expanding and decline (TRN-2). */
function beginTurn(play: Play, seat: Seat): void {
  const { state } = play;
  state.turn = freshTurn();
  state.turnSeat = seat;
  state.seat = seat;
  play.events.push({ type: 'turnBegan', seat, round: state.round });
  endPacts(play, (pact) => forceOf(state, pact.force).seat === seat, 'DIP-2');
  const active = activeForce(state, seat);
  if (active && hasDrafted(state)) {
    // VAR-1: the combo is as good as picked now (WEA-1).
    state.turn.picked = true;
    beginConquests(play);
    return;
  }
  if (active && tokensLeft(state, active) === 0 && ruled(state, 'TRN-8')) leaveBoard(play, active, 'TRN-8');
  enter(play, activeForce(state, seat) ? 'readyTroops' : 'pickCombo', seat);
}

/** TRN-3: all tokens but one in each region return to hand, including those set aside (AMA-2). */
export function readyTroops(play: Play, force: Force): void {
  const { state } = play;
  state.turn.force = force.id;
  state.turn.begun = false;
  for (const region of heldRegions(state, force)) {
    moveTokens(play, force, regionOf(state, region).tokens - 1, inRegion(region), inHand, 'readied', 'TRN-3');
  }
  gatherGuests(play, force, 'TRN-3');
  // Those that stand back are the active race's (GHO-3).
  const aside = force.declined ? force.aside : force.aside - standingBack(state);
  moveTokens(play, force, aside, setAside, inHand, 'readied', 'TRN-3');
}

/** Starts a turn's conquests: races in decline that act, one by one, then the active race (TRN-7, GHO-2). */
export function beginConquests(play: Play): void {
  const { state } = play;
  const after = state.turn.force;
  const [next] = actingInDecline(state, state.turnSeat).filter((force) => after === null || force.id > after);
  if (next) {
    readyTroops(play, next);
    enter(play, 'ghouls', state.turnSeat);
    return;
  }
  const active = activeForce(state, state.turnSeat);
  if (!active) {
    startRedeployment(play);
    return;
  }
  readyTroops(play, active);
  enter(play, 'conquer', state.turnSeat);
  if (!mayConquer(state, active)) startRedeployment(play);
}

/** Is there anything to do but end them? One whose tokens all stand back may act (GHO-3, read otherwise). */
function mayConquer(state: PublicState, force: Force): boolean {
  if (force.hand > 0 || holdsAny(state, force)) return true;
  return actsStandingBack(state) && standingBack(state) > 0 && mayActSomewhere(state, force);
}

/** Ends the conquests of the acting race (TRN-6, DIE-4). */
export function finishConquests(play: Play): void {
  const { state } = play;
  state.turn.roll = null;
  if (state.phase === 'ghouls') beginConquests(play);
  else startRedeployment(play);
}

function startRedeployment(play: Play): void {
  const { state } = play;
  state.turn.force = null;
  const active = activeForce(state, state.turnSeat);
  if (active) stepUp(play, active);
  if (beginRedeployment(play)) enter(play, 'redeploy', play.state.turnSeat);
  else finishRedeployment(play);
}

/** After redeployment: a treaty if one may be offered (DIP-1), else scoring. */
export function finishRedeployment(play: Play): void {
  settleRedeployment(play);
  if (mayMakeTreaty(play.state)) enter(play, 'treaty', play.state.turnSeat);
  else finishTreaty(play);
}

/** After the treaty: scoring, and the question to a Stout race (STO-1). */
export function finishTreaty(play: Play): void {
  const { state } = play;
  score(play);
  const active = activeForce(state, state.turnSeat);
  if (active && lateDecline(state, active)) enter(play, 'stout', state.turnSeat);
  else finishTurn(play);
}

/** Without expansion: only scoring (DEC-1, TRN-8); `only`: just that race is paid (DEC-5, read otherwise). */
export function scoreAndFinish(play: Play, only: ForceId | null = null): void {
  score(play, only);
  finishTurn(play);
}

/** Places whatever leaves no choice: all withdrawn tokens and markers of a race with a single region. */
function placeForced(play: Play, seat: Seat): void {
  const { state } = play;
  for (const force of state.forces) {
    if (force.seat !== seat || !mayHaveWithdrawn(state, force)) continue;
    const held = heldRegions(state, force);
    const [refuge, otherRefuge] = ruled(state, 'LOS-2') ? refuges(state, force) : held;
    if (refuge !== undefined && otherRefuge === undefined) place(play, force, refuge, force.hand);
    const [only, another] = held;
    if (only === undefined || another !== undefined) continue;
    for (const rule of markersWaiting(state, force, true)) {
      const free = rule.placing.perRegion - (regionOf(state, only).markers[rule.id] ?? 0);
      for (let left = Math.min(free, markerPool(state, force, rule)); left > 0; left--)
        shiftMarker(play, rule.id, only, 1);
    }
  }
}

/** LOS-2: the other players place their withdrawn troops, clockwise from the active one; then the next turn begins. */
export function finishTurn(play: Play): void {
  const { state } = play;
  state.phase = 'withdrawal';
  for (let step = 1; step < state.players; step++) {
    const seat = (state.turnSeat + step) % state.players;
    placeForced(play, seat);
    if (!hasWithdrawn(state, seat)) continue;
    enter(play, 'withdrawal', seat);
    return;
  }
  endTurn(play);
}

/** The seat whose turn comes next, clockwise (SET-6). */
export function nextSeat({ turnSeat, players }: PublicState): Seat {
  return (turnSeat + 1) % players;
}

function lastSeat({ firstSeat, players }: PublicState): Seat {
  return (firstSeat + players - 1) % players;
}

/** All seats in the order of their turns in a round, the first player's first (SET-6). */
export function seatsInOrder({ firstSeat, players }: Pick<PublicState, 'firstSeat' | 'players'>): Seat[] {
  return Array.from({ length: players }, (_, step) => (firstSeat + step) % players);
}

/** Is this the last turn of the game (END-1)? */
export function isLastTurn(state: PublicState): boolean {
  return state.round === state.rounds && nextSeat(state) === state.firstSeat;
}

/** Will the seat have another turn after the present one, whoever's that is (END-1)? */
export function hasTurnToCome(state: PublicState, seat: Seat): boolean {
  const order = seatsInOrder(state);
  return state.round < state.rounds || order.indexOf(seat) > order.indexOf(state.turnSeat);
}

function endTurn(play: Play): void {
  const { state } = play;
  play.events.push({ type: 'turnEnded', seat: state.turnSeat });
  if (isLastTurn(state)) {
    finishGame(play, state);
    return;
  }
  const next = nextSeat(state);
  if (next === state.firstSeat) state.round += 1;
  beginTurn(play, next);
}

function finishGame(play: Play, state: GameState): void {
  state.turn = freshTurn();
  state.seat = state.turnSeat;
  const ranking = endGame(state);
  play.events.push(
    { type: 'phaseChanged', phase: 'gameOver', seat: state.seat },
    { type: 'gameEnded', standings: ranking },
  );
}
