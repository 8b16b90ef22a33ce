import { hooksOf } from './box.ts';
import type { Clause } from './clause.ts';
import { leaveBoard } from './column.ts';
import { clearMarkers } from './markers.ts';
import { inHand, inRegion, inTray, moveTokens, type Play, rememberThisTurn, setAside } from './play.ts';
import { holdsAny, tokensLeft } from './queries.ts';
import { ruled } from './rulings/index.ts';
import type { Force, PublicState, RegionId, Seat } from './state.ts';

export const standingBackCounter = 'standingBack';

/** GHO-3, read otherwise: tokens driven out by their player's own Ghouls, waiting for the conquests' end. */
export function standingBack({ turn }: PublicState): number {
  return turn.memory[standingBackCounter] ?? 0;
}

/** GHO-3, read otherwise: these survivors of a region fight no more this turn. */
function standBack(play: Play, force: Force, count: number): void {
  if (count === 0) return;
  moveTokens(play, force, count, inHand, setAside, 'stoodBack', 'GHO-3');
  rememberThisTurn(play, standingBackCounter, standingBack(play.state) + count);
}

/** GHO-3, read otherwise: the survivors are placed with the others when the conquests are over. */
export function stepUp(play: Play, force: Force): void {
  const count = standingBack(play.state);
  if (count === 0) return;
  moveTokens(play, force, count, setAside, inHand, 'readied', 'GHO-3');
  rememberThisTurn(play, standingBackCounter, 0);
}

/** How a region was lost: to whom, and by which clause all tokens there are lost, if they are (SOR-1). */
export interface Loss {
  readonly by: Seat;
  readonly converted: Clause | null;
}

/** LOS-1, LOS-4: the holder of a region loses a token there and takes the others in hand. */
export function loseRegion(play: Play, loser: Force, region: RegionId, { by, converted: turned }: Loss): void {
  const { state } = play;
  const tokens = state.regions[region]?.tokens ?? 0;
  const own = isSpared(state, loser, by) ? hooksOf(state, loser).losses : null;
  const converted = turned ?? (losesAll(state, loser) ? 'GHO-5' : null);
  const losses = converted ? tokens : Math.min(tokens, own?.tokens ?? 1);
  moveTokens(
    play,
    loser,
    losses,
    inRegion(region),
    inTray,
    'lost',
    converted ?? (tokens === losses ? 'LOS-4' : 'LOS-1'),
  );
  moveTokens(play, loser, tokens - losses, inRegion(region), inHand, 'withdrawn', own?.clause ?? 'LOS-1');
  if (by === loser.seat && !loser.declined && ruled(state, 'GHO-3')) standBack(play, loser, tokens - losses);
  if (loser.declined && isGone(play.state, loser)) leaveBoard(play, loser, 'DEC-7');
}

/** GHO-5, read otherwise: does a race that still acts in decline lose all tokens of a region, as if it did not? */
function losesAll(state: PublicState, loser: Force): boolean {
  return loser.declined && ruled(state, 'GHO-5') && hooksOf(state, loser).acts !== null;
}

/** ELF-1: is the loser spared by a clause of its own? Read otherwise, not by its player's other races. */
function isSpared(state: PublicState, loser: Force, by: Seat): boolean {
  return loser.seat !== by || !ruled(state, 'ELF-1');
}

/** DEC-7: has a race in decline left for good? One that acts may return with tokens in hand (GHO-5). */
function isGone(state: PublicState, loser: Force): boolean {
  return hooksOf(state, loser).acts ? tokensLeft(state, loser) === 0 : !holdsAny(state, loser);
}

/** TRN-4: empties a region of its owner's tokens, which return to hand; its markers go. */
export function abandonRegion(play: Play, force: Force, region: RegionId, clause: Clause): void {
  const tokens = play.state.regions[region]?.tokens ?? 0;
  moveTokens(play, force, tokens, inRegion(region), inHand, 'abandoned', clause);
  clearMarkers(play, region, clause);
  play.events.push({ type: 'regionAbandoned', force: force.id, region, clause });
}
