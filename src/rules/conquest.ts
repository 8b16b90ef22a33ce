import { hooksOf } from './box.ts';
import { conquestCost, costOf, oddsOf } from './cost.ts';
import type { Place } from './event.ts';
import { loseRegion } from './losses.ts';
import { clearMarkers } from './markers.ts';
import { editHidden, editRegion, inHand, inRegion, moveTokens, type Play } from './play.ts';
import { holder, isNonEmpty, regionOf } from './position.ts';
import { rollDie } from './random.ts';
import { refuseAttack } from './reach.ts';
import type { ConquestCost, Refusal } from './refusal.ts';
import { refuse } from './refuse.ts';
import type { Force, PublicState, RegionId } from './state.ts';

/** How a region is taken. */
export interface Taking {
  /** `conquer`, `finalRoll` or a trait's action. */
  readonly by: string;
  readonly clause: string;
  /** Tokens that go there, and where from. */
  readonly tokens: number;
  readonly from: Place;
  readonly cost: ConquestCost | null;
  /** The defender's tokens are all lost, none withdraws (SOR-1, SOR-5). */
  readonly converts?: boolean;
}

/** Says that a region is attacked, and remembers whose active race was (DIP-1). Ghouls attack for nobody (GHO-4). */
function beginAttack(play: Play, force: Force, region: RegionId, by: string): void {
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

/** Takes a region: what was there goes (CON-10), the tokens come, the race's own hooks follow. */
export function takeRegion(play: Play, force: Force, region: RegionId, taking: Taking): void {
  const { state } = play;
  const there = regionOf(state, region);
  const nonEmpty = isNonEmpty(there);
  beginAttack(play, force, region, taking.by);
  if (there.lostTribe) {
    editRegion(play, region).lostTribe = false;
    play.events.push({ type: 'lostTribeRemoved', region, clause: 'CON-10' });
  }
  const loser = holder(state, region);
  clearMarkers(play, region, 'CON-10');
  if (loser) loseRegion(play, loser, region, taking.converts ? taking.clause : null);
  moveTokens(play, force, taking.tokens, taking.from, inRegion(region), 'conquered', taking.clause);
  state.turn.conquests = [...state.turn.conquests, { force: force.id, region, nonEmpty }];
  state.turn.roll = null;
  const { by, cost, clause } = taking;
  play.events.push({ type: 'conquered', seat: force.seat, force: force.id, region, nonEmpty, by, cost, clause });
  for (const onConquered of hooksOf(state, force).onConquered) onConquered(play, force, region);
}

/** Why the race cannot take the region with the tokens in hand, or null (CON-1 … CON-8). */
export function refuseConquer(state: PublicState, force: Force, region: RegionId): Refusal | null {
  const attack = refuseAttack(state, force, region);
  if (attack) return attack;
  if (force.hand === 0) return refuse('CON-5', 'noToken', { region, inHand: 0 }, 'endConquests');
  const needed = costOf(state, force, region);
  if (needed <= force.hand) return null;
  const short = needed - force.hand;
  const odds = refuseFinalRoll(state, force, region) ? null : oddsOf(short);
  const facts = { region, needed, cost: conquestCost(state, force, region), inHand: force.hand, short };
  return odds
    ? refuse('CON-1', 'tooFewTokens', facts, 'finalRoll', { ...odds })
    : refuse('CON-1', 'tooFewTokens', facts, 'moreTokens', { short });
}

/** CON-6: takes a region at its cost. */
export function conquer(play: Play, force: Force, region: RegionId): void {
  const cost = conquestCost(play.state, force, region);
  takeRegion(play, force, region, { by: 'conquer', clause: 'CON-6', tokens: cost.total, from: inHand, cost });
}

/** Why the race may not try the region with the die, or null (DIE-1). */
export function refuseFinalRoll(state: PublicState, force: Force, region: RegionId): Refusal | null {
  const barred = hooksOf(state, force).noFinalRoll;
  if (barred) return refuse(barred.clause, 'noFinalRoll', { race: force.race }, 'rollFirst');
  if (force.hand === 0) return refuse('DIE-1', 'noToken', { region, inHand: 0 }, 'endConquests');
  const attack = refuseAttack(state, force, region);
  if (attack) return attack;
  const needed = costOf(state, force, region);
  const short = needed - force.hand;
  if (short < 1)
    return refuse('DIE-1', 'enoughTokens', { region, needed, inHand: force.hand }, 'conquerInstead', { region });
  if (short > 3) {
    const facts = { region, needed, inHand: force.hand, short, cost: conquestCost(state, force, region) };
    return refuse('DIE-1', 'tooManyShort', facts, 'cheaperRegion');
  }
  return null;
}

/** DIE-2, DIE-3: rolls for the named region. The caller ends the race's conquests (DIE-4). */
export function finalRoll(play: Play, force: Force, region: RegionId): void {
  const cost = conquestCost(play.state, force, region);
  const value = rollDie(editHidden(play));
  const { seat, id } = force;
  play.events.push({ type: 'dieRolled', seat, force: id, value, purpose: 'finalRoll', region, clause: 'DIE-3' });
  if (force.hand + value >= cost.total) {
    takeRegion(play, force, region, { by: 'finalRoll', clause: 'DIE-3', tokens: force.hand, from: inHand, cost });
    return;
  }
  beginAttack(play, force, region, 'finalRoll');
  play.events.push({ type: 'attemptFailed', seat, force: id, region, cost, clause: 'DIE-3' });
}
