import { hooksOf, markerRule } from './box.ts';
import type { Clause } from './clause.ts';
import type { AttackMeans, Place } from './event.ts';
import { loseRegion } from './losses.ts';
import { clearMarkers } from './markers.ts';
import { emitEvent, inRegion, moveTokens, type Play } from './play.ts';
import { holder, isNonEmpty, regionOf } from './queries.ts';
import type { ConquestCost } from './refusal.ts';
import { ruled } from './rulings/index.ts';
import type { Force, MarkerId, PublicState, RegionId } from './state.ts';
import type { ConquestMethod } from './trait.ts';

export interface Taking {
  readonly how: ConquestMethod;
  readonly clause: Clause;
  readonly tokens: number;
  readonly from: Place;
  readonly cost: ConquestCost | null;
  /** The defender's tokens are all lost, none withdraws (SOR-1, SOR-5). */
  readonly converts?: boolean;
}

/** Notes too whose active race was attacked (DIP-1): not by Ghouls (GHO-4) nor, if so read, in vain. */
export function beginAttack(play: Play, force: Force, region: RegionId, by: AttackMeans, hasFailed = false): void {
  const { turn } = play.state;
  const defender = holder(play.state, region);
  turn.begun = true;
  if (
    defender &&
    !defender.declined &&
    !force.declined &&
    defender.seat !== force.seat &&
    !turn.attacked.includes(defender.seat) &&
    !(hasFailed && ruled(play.state, 'DIP-1'))
  ) {
    turn.attacked = [...turn.attacked, defender.seat];
  }
  play.events.push({
    type: 'attackBegan',
    seat: force.seat,
    force: force.id,
    region,
    by,
    defender: defender?.seat ?? null,
  });
}

/** Takes a region: what was there is removed (CON-10), the tokens arrive, then the race's own hooks run. */
export function takeRegion(play: Play, force: Force, region: RegionId, taking: Taking): void {
  const { state } = play;
  const there = regionOf(state, region);
  const loser = holder(state, region);
  const nonEmpty = isNonEmpty(there) && !countsAsEmpty(state, force, loser);
  const { cost, clause, how } = taking;
  const by = how.by === 'act' ? how.action : how.by;
  beginAttack(play, force, region, by);
  if (there.lostTribe) emitEvent(play, { type: 'lostTribeRemoved', region, clause: 'CON-10' });
  clearMarkers(play, region, 'CON-10', (marker) => outlivesConquest(state, force, loser, marker));
  if (loser) loseRegion(play, loser, region, { by: force.seat, converted: taking.converts ? taking.clause : null });
  moveTokens(play, force, taking.tokens, taking.from, inRegion(region), 'conquered', taking.clause);
  state.turn.conquests = [...state.turn.conquests, { force: force.id, region, nonEmpty }];
  state.turn.roll = null;
  play.events.push({ type: 'conquered', seat: force.seat, force: force.id, region, nonEmpty, by, cost, clause });
  for (const onConquered of hooksOf(state, force).onConquered) onConquered(play, force, region, how);
}

/** MAP-6, read otherwise: held by another race of the same player, in decline, and so empty for this one? */
function countsAsEmpty(state: PublicState, force: Force, loser: Force | null): boolean {
  return loser?.declined === true && loser.seat === force.seat && ruled(state, 'MAP-6');
}

/** CON-10, read otherwise: does a Lair or Fortress stay between a player's races, unless brought anew? */
function outlivesConquest(state: PublicState, force: Force, loser: Force | null, marker: MarkerId): boolean {
  if (loser === null || loser.seat !== force.seat || !ruled(state, 'CON-10')) return false;
  const { leavesInDecline, returns } = markerRule(state, marker);
  const brings = hooksOf(state, force).markers.some(({ id, everywhere }) => everywhere && id === marker);
  return !leavesInDecline && !returns && !brings;
}
