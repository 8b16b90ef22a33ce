import { hooksOf } from './box.ts';
import type { Clause } from './clause.ts';
import { leaveBoard } from './column.ts';
import { clearMarkers } from './markers.ts';
import { inHand, inRegion, inTray, moveTokens, type Play } from './play.ts';
import { holdsAny, tokensLeft } from './queries.ts';
import type { Force, PublicState, RegionId } from './state.ts';

/** LOS-1, LOS-4: the holder of a region loses a token there and takes the others in hand. `converted` tokens are all lost (SOR-1). */
export function loseRegion(play: Play, loser: Force, region: RegionId, converted: Clause | null): void {
  const tokens = play.state.regions[region]?.tokens ?? 0;
  const own = hooksOf(play.state, loser).losses;
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
  if (loser.declined && isGone(play.state, loser)) leaveBoard(play, loser, 'DEC-7');
}

/** DEC-7: has a race in decline left the map for good? One that still acts may return with its tokens in hand (GHO-5). */
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
