import { hooksOf } from './box.ts';
import type { Clause } from './clause.ts';
import type { AttackMeans, Place } from './event.ts';
import { loseRegion } from './losses.ts';
import { clearMarkers } from './markers.ts';
import { emitEvent, inRegion, moveTokens, type Play } from './play.ts';
import { holder, isNonEmpty, regionOf } from './queries.ts';
import type { ConquestCost } from './refusal.ts';
import type { Force, RegionId } from './state.ts';
import type { ConquestMethod } from './trait.ts';

/** How a region is taken. */
export interface Taking {
  readonly how: ConquestMethod;
  readonly clause: Clause;
  /** Tokens that go there, and their origin. */
  readonly tokens: number;
  readonly from: Place;
  readonly cost: ConquestCost | null;
  /** The defender's tokens are all lost, none withdraws (SOR-1, SOR-5). */
  readonly converts?: boolean;
}

/** Reports the attack on a region, and records whose active race was attacked (DIP-1). Ghouls' attacks count for nobody (GHO-4). */
export function beginAttack(play: Play, force: Force, region: RegionId, by: AttackMeans): void {
  const { turn } = play.state;
  const defender = holder(play.state, region);
  turn.begun = true;
  if (
    defender &&
    !defender.declined &&
    !force.declined &&
    defender.seat !== force.seat &&
    !turn.attacked.includes(defender.seat)
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
  const nonEmpty = isNonEmpty(there);
  const { cost, clause, how } = taking;
  const by = how.by === 'act' ? how.action : how.by;
  beginAttack(play, force, region, by);
  if (there.lostTribe) emitEvent(play, { type: 'lostTribeRemoved', region, clause: 'CON-10' });
  const loser = holder(state, region);
  clearMarkers(play, region, 'CON-10');
  if (loser) loseRegion(play, loser, region, taking.converts ? taking.clause : null);
  moveTokens(play, force, taking.tokens, taking.from, inRegion(region), 'conquered', taking.clause);
  state.turn.conquests = [...state.turn.conquests, { force: force.id, region, nonEmpty }];
  state.turn.roll = null;
  play.events.push({ type: 'conquered', seat: force.seat, force: force.id, region, nonEmpty, by, cost, clause });
  for (const onConquered of hooksOf(state, force).onConquered) onConquered(play, force, region, how);
}
