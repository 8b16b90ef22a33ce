import { hooksOf } from './box.ts';
import { comingTo, hasRefuge, lodge } from './guests.ts';
import { markersWaiting, placeableMarkers } from './markers.ts';
import { inHand, inRegion, inTray, moveTokens, type Play, setAside } from './play.ts';
import { activeForce, forcesOf, heldRegions, holder, holdsAny, regionOf, tokensOnMap } from './queries.ts';
import { type Refusal, refuse } from './refusal.ts';
import { ruled } from './rulings/index.ts';
import type { Force, PublicState, RegionId, Seat } from './state.ts';

/** Is it active (TRN-7), acting in decline (GHO-2), or holding withdrawn tokens (LOS-2)? */
function deploys(state: PublicState, force: Force): boolean {
  return !force.declined || hooksOf(state, force).acts !== null || force.hand > 0;
}

function redeploying(state: PublicState, seat: Seat): Force[] {
  return forcesOf(state, seat).filter((force) => deploys(state, force));
}

/** Tokens of the race that must be off the map when redeployment ends (AMA-2, AMA-4). */
export function tokensToSetAside(state: PublicState, force: Force): number {
  const rule = hooksOf(state, force).setAside;
  if (!rule) return 0;
  // AMA-3, read otherwise: one token stays in each region, and no region is emptied.
  const free = ruled(state, 'AMA-3') ? spareOnMap(state, force) : tokensOnMap(state, force);
  return Math.min(rule.tokens, force.hand + free);
}

export interface InHand {
  /** Tokens to be used: for conquests, or to be placed. */
  readonly ready: number;
  /** Tokens that leave the map at the end of this redeployment (AMA-2): they are kept back, and have no place to go. */
  readonly leaving: number;
}

/** What the race has in hand: while its troops are redeployed, what must leave the map is not to be placed. */
export function inHandOf(state: PublicState, force: Force): InHand {
  const leaves = state.phase === 'redeploy' && force.seat === state.turnSeat && holdsAny(state, force);
  const leaving = leaves ? Math.min(force.hand, tokensToSetAside(state, force)) : 0;
  return { ready: force.hand - leaving, leaving };
}

export function spareOnMap(state: PublicState, force: Force): number {
  return tokensOnMap(state, force) - heldRegions(state, force).length;
}

/** Enters redeployment: new tokens arrive (SKE-1). Returns whether there is anything to redeploy. */
export function beginRedeployment(play: Play): boolean {
  const { state } = play;
  const active = activeForce(state, state.turnSeat);
  if (active) {
    for (const reinforcements of hooksOf(state, active).reinforcements) {
      const grant = reinforcements(state, active);
      moveTokens(
        play,
        active,
        Math.min(grant.tokens, state.tray[active.race] ?? 0),
        inTray,
        inHand,
        'reinforced',
        grant.clause,
      );
    }
  }
  return mayRedeploy(state);
}

export function mayRedeploy(state: PublicState): boolean {
  return redeploying(state, state.turnSeat).some((force) => holdsAny(state, force));
}

/** The acting race that may place tokens here: the holder (but LOS-2, read otherwise); else why not. */
export function placingForce(state: PublicState, region: RegionId): Force | Refusal {
  const host = holder(state, region);
  const force = host && comingTo(state, host);
  if (!force || force.seat !== state.seat) return refuse('RED-1', 'notYourRegion', { region }, 'chooseOwn');
  return deploys(state, force) ? force : refuse('RED-1', 'inDecline', { region, race: force.race });
}

/** The most tokens the race may lift from its region (RED-1, RED-3, AMA-3, LOS-2). */
export function mostToLift(state: PublicState, force: Force, region: RegionId): number {
  if (state.phase === 'withdrawal' || !deploys(state, force)) return 0;
  const { tokens } = regionOf(state, region);
  return tokens === 1 && mayEmpty(state, force) ? 1 : tokens - 1;
}

/** AMA-3: may the race give up a region to set its last token aside, having none to spare elsewhere? */
function mayEmpty(state: PublicState, force: Force): boolean {
  return force.hand < tokensToSetAside(state, force) && spareOnMap(state, force) === 0;
}

/** Moves tokens from hand to a region, where they are guests if another race holds it. */
export function place(play: Play, force: Force, region: RegionId, count: number): void {
  const clause = play.state.phase === 'withdrawal' ? 'LOS-2' : 'RED-1';
  if (regionOf(play.state, region).force !== force.id) {
    lodge(play, force, region, count);
    return;
  }
  moveTokens(play, force, count, inHand, inRegion(region), 'placed', clause);
}

/** Why this, or placing withdrawn troops, cannot end yet, or null (RED-2, AMA-2, BIV-1, HER-1, LOS-2). */
export function refuseEnd(state: PublicState): Refusal | null {
  const withdrawal = state.phase === 'withdrawal';
  for (const force of state.forces) {
    if (force.seat !== state.seat || !(withdrawal || deploys(state, force))) continue;
    if (withdrawal ? !hasRefuge(state, force) : !holdsAny(state, force)) continue;
    const wanted = withdrawal ? 0 : tokensToSetAside(state, force);
    if (force.hand > wanted) {
      return refuse(
        withdrawal ? 'LOS-2' : 'RED-2',
        'tokensInHand',
        { inHand: force.hand - wanted, race: force.race },
        'placeThem',
      );
    }
    if (force.hand < wanted) {
      const clause = hooksOf(state, force).setAside?.clause ?? 'RED-2';
      return refuse(
        clause,
        'tokensToSetAside',
        { wanted, inHand: force.hand, missing: wanted - force.hand },
        'liftMore',
      );
    }
    const [waiting] = markersWaiting(state, force, withdrawal);
    if (waiting) return refuse(waiting.placing.clause, 'markersInHand', { marker: waiting.id }, 'placeThem');
  }
  return null;
}

/** Ends the turn's redeployment: Amazons are set aside until the next ready-troops (AMA-2). */
export function settleRedeployment(play: Play): void {
  for (const force of redeploying(play.state, play.state.turnSeat)) {
    const rule = hooksOf(play.state, force).setAside;
    if (rule) moveTokens(play, force, tokensToSetAside(play.state, force), inHand, setAside, 'setAside', rule.clause);
  }
}

export function mayHaveWithdrawn(state: PublicState, force: Force): boolean {
  return force.hand > 0 || placeableMarkers(state, force).length > 0;
}

/** Does the seat have withdrawn tokens or markers to place, whether or not it has a choice (LOS-2, BIV-2)? */
export function hasWithdrawn(state: PublicState, seat: Seat): boolean {
  return state.forces.some(
    (force) =>
      force.seat === seat &&
      ((force.hand > 0 && hasRefuge(state, force)) || markersWaiting(state, force, true).length > 0),
  );
}

/** Does any seat other than the one deciding and the one whose turn it is have withdrawn pieces to place (LOS-2)? */
export function othersHaveWithdrawn(state: PublicState): boolean {
  return Array.from({ length: state.players }, (_, seat) => seat).some(
    (seat) => seat !== state.turnSeat && seat !== state.seat && hasWithdrawn(state, seat),
  );
}
