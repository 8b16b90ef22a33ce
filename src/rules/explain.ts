import { conquestOf, refuseConquer } from './commands/conquer.ts';
import { refuseFinalRoll } from './commands/finalRoll.ts';
import { type Command, commandRules, parseCommand } from './commands/index.ts';
import { conquestCost, oddsOf } from './cost.ts';
import { conqueror } from './queries.ts';
import { refuseAttack } from './reach.ts';
import { type ConquestCost, malformed, type Odds, type Refusal, type RemedyCode, refuse } from './refusal.ts';
import { advisedBy } from './remedies.ts';
import type { ForceId, Phase, Position, RegionId, Seat } from './state.ts';

/** What the phase requires first: its remedy has the phase's name. Nothing helps once the game is over. */
const firstOf = (phase: Phase): RemedyCode | undefined => (phase === 'gameOver' ? undefined : `${phase}First`);

/** Why it is refused in this position, as far as `viewer` may know, or null. What it advises can be done. */
export function refusalOf(position: Position, command: Command, viewer: Seat | null): Refusal | null {
  const rule = commandRules[command.type];
  const { phase } = position;
  const refusal = rule.phases.includes(phase)
    ? rule.refuse(position, command, viewer)
    : (rule.refuseUntimely(position) ??
      refuse(rule.clause, 'notNow', { command: command.type, phase }, firstOf(phase)));
  return refusal && advisedBy(position, command, refusal, viewer);
}

/**
 * Why a command would be refused, or null if it is legal. Accepts any value: what is not a command is refused as malformed. With a whole state,
 * `viewer` (null: a spectator; default: the seat to decide) limits the answer to what that viewer's view holds: anything hidden is refused as
 * `coinsUnseen` (SCO-3). A view answers from what it holds.
 */
export function explain(position: Position, command: unknown, viewer: Seat | null = position.seat): Refusal | null {
  const parsed = parseCommand(command, position);
  return parsed ? refusalOf(position, parsed, viewer) : malformed();
}

export interface Prospect {
  readonly force: ForceId;
  readonly region: RegionId;
  /** The itemised cost, even where the region may not be attacked. */
  readonly cost: ConquestCost;
  readonly inHand: number;
  /** Tokens lacking; 0 when those in hand suffice. */
  readonly short: number;
  /** The clause that forbids any attack, or null. */
  readonly barrier: Refusal | null;
  /** Why it cannot be conquered outright, or null. */
  readonly refusal: Refusal | null;
  /** Exact odds of the final roll, if it is allowed (DIE-1). */
  readonly odds: Odds | null;
}

/** What taking the region would mean for the race that is asked about (`conqueror`); null if there is none. `regionCost` tells the total alone. */
export function prospect(position: Position, region: RegionId): Prospect | null {
  const force = conqueror(position);
  if (!force || !position.regions[region]) return null;
  const cost = conquestCost(position, force, region);
  const short = Math.max(0, cost.total - force.hand);
  const advised = (refusal: Refusal | null) =>
    refusal && advisedBy(position, conquestOf(region), refusal, position.seat);
  return {
    force: force.id,
    region,
    cost,
    inHand: force.hand,
    short,
    barrier: advised(refuseAttack(position, force, region)),
    refusal: advised(refuseConquer(position, force, region)),
    odds: refuseFinalRoll(position, force, region) ? null : oddsOf(short),
  };
}
