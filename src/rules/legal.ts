import { refusePick } from './column.ts';
import type { Command } from './command.ts';
import { costOf } from './cost.ts';
import { actionsOf, refusalOf, refuseAction } from './explain.ts';
import { placeableMarkers, refuseLiftMarker, refusePlaceMarker } from './markers.ts';
import { actingForce, holder, holdsAny, need, regionOf } from './position.ts';
import { barrier } from './reach.ts';
import { mostToLift, mostToPlace, refuseEnd } from './redeployment.ts';
import { hooksOf } from './registry.ts';
import type { Force, Position, RegionId } from './state.ts';
import { treatyPartners } from './treaty.ts';

/** Every command the acting seat may give now: exactly those that `apply` accepts. Empty when the game is over. */
export function legal(position: Position): Command[] {
  switch (position.phase) {
    case 'pickCombo':
      return position.column.flatMap((_, index): Command[] =>
        refusePick(position, index) ? [] : [{ type: 'pickCombo', index }],
      );
    case 'readyTroops': {
      const choices: Command[] = [{ type: 'expand' }, { type: 'decline' }, { type: 'pass' }];
      return choices.filter((command) => refusalOf(position, command) === null);
    }
    case 'ghouls':
    case 'conquer':
      return conquestCommands(position, need(actingForce(position), 'acting race'));
    case 'redeploy':
    case 'withdrawal':
      return deploymentCommands(position);
    case 'treaty':
      return [null, ...treatyPartners(position)].map((seat): Command => ({ type: 'treaty', seat }));
    case 'stout':
      return [
        { type: 'stout', decline: false },
        { type: 'stout', decline: true },
      ];
    case 'gameOver':
      return [];
  }
}

function conquestCommands(position: Position, force: Force): Command[] {
  const commands: Command[] = [];
  const mayRoll = hooksOf(force).noFinalRoll === null;
  const onMap = holdsAny(position, force);
  for (let region = 0; region < position.regions.length; region++) {
    if (regionOf(position, region).force === force.id) {
      if (!position.turn.begun) commands.push({ type: 'abandon', region });
    } else if (force.hand > 0 && barrier(position, force, region, onMap) === null) {
      const short = costOf(position, force, region) - force.hand;
      if (short <= 0) commands.push({ type: 'conquer', region });
      else if (short <= 3 && mayRoll) commands.push({ type: 'finalRoll', region });
    }
  }
  for (const action of actionsOf(force)) {
    if (refuseAction(position, force, action)) continue;
    if (!action.targets) commands.push({ type: 'act', action: action.id });
    else {
      for (let region = 0; region < position.regions.length; region++) {
        if (!action.refuseRegion?.(position, force, region)) commands.push({ type: 'act', action: action.id, region });
      }
    }
  }
  commands.push({ type: 'endConquests' });
  return commands;
}

/** Moves between hand and regions, for tokens and markers, of all races of the acting seat. */
function deploymentCommands(position: Position): Command[] {
  const commands: Command[] = [];
  for (let region: RegionId = 0; region < position.regions.length; region++) {
    const force = holder(position, region);
    if (force?.seat !== position.seat) continue;
    const place = mostToPlace(position, region);
    const lift = mostToLift(position, region);
    for (let count = 1; count <= place; count++) commands.push({ type: 'place', region, count });
    for (let count = 1; count <= lift; count++) commands.push({ type: 'lift', region, count });
    for (const { id } of placeableMarkers(force)) {
      if (refusePlaceMarker(position, id, region) === null) commands.push({ type: 'placeMarker', marker: id, region });
      if (refuseLiftMarker(position, id, region) === null) commands.push({ type: 'liftMarker', marker: id, region });
    }
  }
  if (refuseEnd(position) === null) commands.push({ type: 'endRedeployment' });
  return commands;
}
