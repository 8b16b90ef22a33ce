import { hooksOf } from './box.ts';
import { refusePick } from './column.ts';
import type { Command } from './command.ts';
import { refuseConquer, refuseFinalRoll } from './conquest.ts';
import { lateDecline } from './decline.ts';
import { refuseLiftMarker, refusePlaceMarker } from './markers.ts';
import { parseCommand } from './parse.ts';
import { actingForce, actingInDecline, activeForce, need, regionOf, tokensLeft } from './position.ts';
import { refuseAttack } from './reach.ts';
import { refuseEnd, refuseLift, refusePlace } from './redeployment.ts';
import type { Refusal } from './refusal.ts';
import { malformed, refuse } from './refuse.ts';
import type { Force, Phase, Position, PublicState, RegionId, Seat } from './state.ts';
import type { TraitAction } from './trait.ts';
import { refuseTreaty } from './treaty.ts';
import { rollHoldsRegions } from './versions.ts';
import { coinsSeen } from './view.ts';

/** The phases in which a command has its place, and the clause that says so. */
const places: Readonly<
  Record<Command['type'], { readonly phases: readonly [Phase, Phase?]; readonly clause: string }>
> = {
  pickCombo: { phases: ['pickCombo'], clause: 'COL-1' },
  expand: { phases: ['readyTroops'], clause: 'TRN-2' },
  decline: { phases: ['readyTroops'], clause: 'DEC-1' },
  pass: { phases: ['readyTroops'], clause: 'TRN-8' },
  abandon: { phases: ['ghouls', 'conquer'], clause: 'TRN-4' },
  conquer: { phases: ['ghouls', 'conquer'], clause: 'TRN-7' },
  finalRoll: { phases: ['ghouls', 'conquer'], clause: 'DIE-1' },
  act: { phases: ['ghouls', 'conquer'], clause: 'TRN-7' },
  endConquests: { phases: ['ghouls', 'conquer'], clause: 'TRN-6' },
  place: { phases: ['redeploy', 'withdrawal'], clause: 'RED-1' },
  lift: { phases: ['redeploy', 'withdrawal'], clause: 'RED-1' },
  placeMarker: { phases: ['redeploy', 'withdrawal'], clause: 'RED-1' },
  liftMarker: { phases: ['redeploy', 'withdrawal'], clause: 'RED-1' },
  endRedeployment: { phases: ['redeploy', 'withdrawal'], clause: 'TRN-7' },
  treaty: { phases: ['treaty'], clause: 'DIP-1' },
  stout: { phases: ['stout'], clause: 'STO-1' },
};

/** What the phase asks for first: its remedy has the phase's name. When the game is over nothing helps. */
const firstOf = (phase: Phase): string | undefined => (phase === 'gameOver' ? undefined : `${phase}First`);

/** TRN-8: is the active race off the board, with nothing in hand? */
function isExtinct(position: Position, force: Force): boolean {
  return tokensLeft(position, force) === 0;
}

function refuseExpand(position: Position): Refusal | null {
  const force = need(activeForce(position, position.seat), 'active race');
  if (!isExtinct(position, force) || actingInDecline(position, position.seat).length > 0) return null;
  return refuse('TRN-8', 'noTokensLeft', { race: force.race }, 'declineOrPass');
}

function refusePass(position: Position): Refusal | null {
  const force = need(activeForce(position, position.seat), 'active race');
  return isExtinct(position, force) ? null : refuse('TRN-8', 'mayExpand', { race: force.race }, 'expandInstead');
}

/** Why the acting race may not abandon the region, or null (TRN-4, BER-2). */
function refuseAbandon(position: Position, force: Force, region: RegionId): Refusal | null {
  if (regionOf(position, region).force !== force.id) return refuse('TRN-4', 'notYourRegion', { region }, 'chooseOwn');
  if (position.turn.begun) return refuse('TRN-4', 'conquestsBegun', { region });
  const roll = bindingRoll(position);
  return roll && refuse(roll.binding, 'rolledAlready', { region, roll: roll.value });
}

/** BER-2: the roll that waits to be used; once it has been seen nothing is mended by abandoning. */
function bindingRoll(position: Position): Position['turn']['roll'] {
  return rollHoldsRegions(position) ? position.turn.roll : null;
}

/** May the acting race abandon regions it holds? */
export function mayAbandon(position: Position): boolean {
  return !position.turn.begun && bindingRoll(position) === null;
}

/** The actions of a race's own traits. */
export function actionsOf(state: PublicState, force: Force): readonly TraitAction[] {
  return hooksOf(state, force).actions;
}

/** Why an action cannot be used now, whatever the region, or null. One that takes a region has no use for a die rolled beforehand. */
export function refuseAction(position: Position, force: Force, action: TraitAction): Refusal | null {
  const { roll } = position.turn;
  if (roll && action.targets) return refuse(roll.binding, 'rollWaiting', { roll: roll.value });
  return action.refuse(position, force);
}

/** Why a trait's action cannot be used so, or null. */
function refuseAct(position: Position, force: Force, name: string, region: RegionId | undefined): Refusal | null {
  const action = actionsOf(position, force).find((candidate) => candidate.id === name);
  if (!action) return refuse(null, 'noSuchAction', { action: name, race: force.race });
  const refusal = refuseAction(position, force, action);
  if (refusal) return refusal;
  if (action.targets !== (region !== undefined)) return malformed();
  if (region === undefined) return null;
  if (action.attacks) {
    const attack = refuseAttack(position, force, region);
    if (attack) return attack;
  }
  return action.refuseRegion?.(position, force, region) ?? null;
}

/** Why a command has no place in the present phase. That of a race without tokens says what its late decline hangs on (STO-1). */
function refuseNow(position: Position, command: Command['type']): Refusal {
  const { phase } = position;
  const active = phase === 'readyTroops' ? activeForce(position, position.seat) : null;
  if (command === 'stout' && active && lateDecline(position, active) !== null && isExtinct(position, active)) {
    const remedy = refuseExpand(position) === null ? 'expandFirst' : 'declineOrPass';
    return refuse(places.stout.clause, 'noLateDecline', { race: active.race }, remedy);
  }
  return refuse(places[command].clause, 'notNow', { command, phase }, firstOf(phase));
}

/** Why a well-formed command is refused in this position, as `viewer` may know it, or null if it is legal. */
export function refusalOf(position: Position, command: Command, viewer: Seat | null): Refusal | null {
  const { phases } = places[command.type];
  if (phases[0] !== position.phase && phases[1] !== position.phase) return refuseNow(position, command.type);
  switch (command.type) {
    case 'pickCombo':
      return refusePick(position, command.index, coinsSeen(position, viewer, position.seat));
    case 'expand':
      return refuseExpand(position);
    case 'pass':
      return refusePass(position);
    case 'abandon':
      return refuseAbandon(position, acting(position), command.region);
    case 'conquer':
      return refuseConquer(position, acting(position), command.region);
    case 'finalRoll':
      return refuseFinalRoll(position, acting(position), command.region);
    case 'act':
      return refuseAct(position, acting(position), command.action, command.region);
    case 'place':
      return refusePlace(position, command.region, command.count);
    case 'lift':
      return refuseLift(position, command.region, command.count);
    case 'placeMarker':
      return refusePlaceMarker(position, command.marker, command.region);
    case 'liftMarker':
      return refuseLiftMarker(position, command.marker, command.region);
    case 'endRedeployment':
      return refuseEnd(position);
    case 'treaty':
      return refuseTreaty(position, command.seat);
    case 'decline':
    case 'endConquests':
    case 'stout':
      return null;
  }
}

function acting(position: Position): Force {
  return need(actingForce(position), 'acting race');
}

/**
 * Why a command would be refused, or null if it is legal. Takes anything: what is not a command is refused as malformed.
 * Of a whole state it is asked by `viewer` (null: a spectator), if not by the seat to decide, and tells nothing that the viewer's view does not
 * hold: what is hidden from it is refused as that (`coinsUnseen`, SCO-3). A view answers with what it holds.
 */
export function explain(position: Position, command: unknown, viewer: Seat | null = position.seat): Refusal | null {
  const parsed = parseCommand(command, position);
  return parsed ? refusalOf(position, parsed, viewer) : malformed();
}
