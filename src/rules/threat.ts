import { hooksOf } from './box.ts';
import type { Clause } from './clause.ts';
import { conquestCost, oddsOf } from './cost.ts';
import { begin, type Play } from './play.ts';
import { forceOf, heldRegions, holder } from './queries.ts';
import { refuseAttack } from './reach.ts';
import type { ConquestCost, Odds } from './refusal.ts';
import type { Force, ForceId, GameState, PublicState, RaceId, RegionId, Seat } from './state.ts';
import type { TraitAction } from './trait.ts';
import { trial } from './trial.ts';
import { freshTurn, readyTroops } from './turn-order.ts';

/** A race that could take a region as the first conquest of its next turn, if everything stood as it does now. */
export interface Threat {
  readonly region: RegionId;
  readonly force: ForceId;
  readonly seat: Seat;
  readonly race: RaceId;
  /** In decline, but acting (GHO-2). */
  readonly declined: boolean;
  /** By which means: `conquer`, the die (`finalRoll`, or a roll made beforehand), or the id of an action of its own. */
  readonly by: string;
  /** The clause that allows it. */
  readonly clause: Clause;
  /** The itemised cost of a conquest. */
  readonly cost: ConquestCost;
  /** Tokens it takes: the cost, or what the action uses. */
  readonly tokens: number;
  /** Tokens it can attack with: all but one in each of its regions (TRN-3), those in hand and those set aside. */
  readonly available: number;
  /** Tokens lacking for a conquest; 0 when they suffice. */
  readonly short: number;
  /** The chance of the die; null if none is needed. */
  readonly odds: Odds | null;
}

/** A race with its troops readied, in the position as it will be then. */
interface Attacker {
  readonly state: GameState;
  readonly force: Force;
}

/** The races that could take the region from its holder in their next turn, most certain first; empty if nobody holds it. */
export function threats(position: PublicState, region: RegionId): readonly Threat[] {
  const defender = position.regions[region] ? holder(position, region) : null;
  return defender ? threatsBy(attackersOf(position, defender.seat), region) : [];
}

/** All regions of a seat that others could take in their next turn, with the attackers; safe regions are left out. */
export function threatsTo(position: PublicState, seat: Seat): ReadonlyMap<RegionId, readonly Threat[]> {
  const attackers = attackersOf(position, seat);
  const found = new Map<RegionId, readonly Threat[]>();
  for (const force of position.forces) {
    if (force.seat !== seat) continue;
    for (const region of heldRegions(position, force)) {
      const by = threatsBy(attackers, region);
      if (by.length > 0) found.set(region, by);
    }
  }
  return found;
}

/** The races of others that will act: active ones (TRN-2), and those in decline that conquer on (GHO-2). */
function attackersOf(position: PublicState, defender: Seat): Attacker[] {
  return position.forces
    .filter((force) => force.seat !== defender && (!force.declined || hooksOf(position, force).acts !== null))
    .map((force) => readied(position, force));
}

/** TRN-3: the position at the moment the race has taken up its tokens. */
function readied(position: PublicState, { id, seat, declined }: Force): Attacker {
  const phase = declined ? 'ghouls' : 'conquer';
  const play = begin(trial({ ...position, turn: freshTurn(), turnSeat: seat, seat, phase }));
  const force = forceOf(play.state, id);
  readyTroops(play, force);
  return { state: play.state, force };
}

function threatsBy(attackers: readonly Attacker[], region: RegionId): Threat[] {
  return attackers
    .flatMap((attacker) => threatBy(attacker, region) ?? [])
    .sort((a, b) => Number(a.odds !== null) - Number(b.odds !== null) || a.short - b.short);
}

/** The most certain way in which the race could take the region, or null. */
function threatBy({ state, force }: Attacker, region: RegionId): Threat | null {
  const cost = conquestCost(state, force, region);
  const { id, seat, race, declined, hand: available } = force;
  const short = Math.max(0, cost.total - available);
  const threat = { region, force: id, seat, race, declined, cost, tokens: cost.total, available, short };
  const isOpen = available > 0 && refuseAttack(state, force, region) === null;
  if (isOpen && short === 0) return { ...threat, by: 'conquer', clause: 'CON-1', odds: null };
  const action = hooksOf(state, force).actions.find((one) => one.targets && mayAct(state, force, one, region));
  if (action)
    return {
      ...threat,
      by: action.id,
      clause: action.clause,
      tokens: tokensOf(state, force, action, region),
      odds: null,
    };
  const die = isOpen ? dieOf(state, force) : null;
  const odds = die && oddsOf(short);
  return die && odds ? { ...threat, ...die, odds } : null;
}

function mayAct(state: GameState, force: Force, action: TraitAction, region: RegionId): boolean {
  if (action.refuse(state, force) !== null) return false;
  if (action.attacks && refuseAttack(state, force, region) !== null) return false;
  return (action.refuseRegion?.(state, force, region) ?? null) === null;
}

/** Tokens of the hand that an action uses, found by trying it out. */
function tokensOf(state: GameState, { id, hand }: Force, action: TraitAction, region: RegionId): number {
  const play = begin(state);
  const force = forceOf(play.state, id);
  action.perform(play, force, region);
  return hand - forceOf(play.state, id).hand;
}

/** The die that could make up for missing tokens: the final roll (DIE-1), or one of the race's own made beforehand; or null. */
function dieOf(state: GameState, force: Force): Pick<Threat, 'by' | 'clause'> | null {
  if (hooksOf(state, force).noFinalRoll === null) return { by: 'finalRoll', clause: 'DIE-1' };
  for (const action of hooksOf(state, force).actions) {
    if (action.targets || action.refuse(state, force) !== null) continue;
    const play: Play = begin(state);
    action.perform(play, forceOf(play.state, force.id), null);
    if (play.state.turn.roll) return { by: action.id, clause: action.clause };
  }
  return null;
}
