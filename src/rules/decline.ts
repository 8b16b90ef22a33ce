import { badgeStays, hooksInDecline, hooksOf } from './box.ts';
import type { Clause } from './clause.ts';
import { discardBadge, endPacts, leaveBoard, mixReturned } from './column.ts';
import { gatherGuests } from './guests.ts';
import { withdrawMarkers } from './markers.ts';
import { emitEvent, inHand, inRegion, inTray, moveTokens, type Play, setAside } from './play.ts';
import { forcesOf, heldRegions, regionOf, tokensLeft } from './queries.ts';
import { ruled } from './rulings/index.ts';
import type { Force, PublicState } from './state.ts';

/** Does the race stay in decline beside another one (SPI-1)? */
function lingers(state: PublicState, force: Force): boolean {
  return hooksInDecline(state, force).lingers !== null;
}

/** Races in decline that leave the map when this one declines (DEC-2), unless one may stay beside (SPI-1). */
export function pushedOut(state: PublicState, force: Force): Force[] {
  if (lingers(state, force)) return [];
  return forcesOf(state, force.seat).filter((older) => older.declined && !lingers(state, older));
}

/** Do all tokens on the map stay when the race declines (GHO-1), rather than one in each region (DEC-3)? */
export function keepsTokens(state: PublicState, force: Force): boolean {
  return hooksInDecline(state, force).keepsTokens !== null;
}

/** Puts a race in decline (DEC-1 … DEC-4, DEC-8). `clause` is the one that allows it now. */
export function declineForce(play: Play, force: Force, clause: Clause): void {
  const { state } = play;
  const extinct = tokensLeft(state, force) === 0;
  gatherGuests(play, force, 'DEC-3');
  const mixes = ruled(state, 'COL-8');
  const before = state.forces.length;
  for (const older of pushedOut(state, force)) leaveBoard(play, older, 'DEC-2', !mixes);
  const { keepsTokens: keeps, acts } = hooksInDecline(state, force);
  emitEvent(play, { type: 'declined', seat: force.seat, force: force.id, clause });
  for (const region of heldRegions(state, force)) {
    const leaving = keeps ? 0 : regionOf(state, region).tokens - 1;
    moveTokens(play, force, leaving, inRegion(region), inTray, 'declined', 'DEC-3');
  }
  // GHO-1, read otherwise: where all tokens stay and may enter later, those in hand do too.
  if (!keeps || !acts || !ruled(state, 'GHO-1'))
    moveTokens(play, force, force.hand, inHand, inTray, 'declined', keeps?.clause ?? 'DEC-3');
  moveTokens(play, force, force.aside, setAside, inTray, 'declined', 'DEC-3');
  withdrawMarkers(play, force);
  endPacts(play, (pact) => pact.force === force.id, 'DIP-2');
  if (!badgeStays(state, force)) discardBadge(play, force, 'DEC-4');
  if (tokensLeft(state, force) === 0) leaveBoard(play, force, extinct ? 'TRN-8' : 'DEC-7', !mixes);
  if (mixes) mixReturned(play, before - state.forces.length);
}

/** The clause by which a race may decline at the end of its turn (STO-1), or null. */
export function lateDecline(state: PublicState, force: Force): Clause | null {
  return hooksOf(state, force).lateDecline?.clause ?? null;
}
