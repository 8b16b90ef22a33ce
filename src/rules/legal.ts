import { hooksOf } from './box.ts';
import { refusePick } from './column.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { costOf } from './cost.ts';
import { actionsOf, mayAbandon, refusalOf, refuseAction } from './explain.ts';
import { markerStocks, mayLiftMarker, mayPlaceMarker } from './markers.ts';
import { actingForce, holder, need, regionOf } from './position.ts';
import { openRegions } from './reach.ts';
import { mostToLift, mostToPlace, refuseEnd } from './redeployment.ts';
import type { Force, Position, RegionId, Seat } from './state.ts';
import { treatyPartners } from './treaty.ts';
import { coinsSeen } from './view.ts';

/**
 * Every command the acting seat may give now: exactly those that `apply` accepts. Empty when the game is over.
 * Of a whole state it is asked by `viewer` (null: a spectator), if not by the seat to decide: who does not see that seat's coins is told only
 * the combo that is free (SCO-3). A view answers with what it holds.
 */
export function legal(position: Position, viewer: Seat | null = position.seat): Command[] {
  switch (position.phase) {
    case 'pickCombo':
      return pickCommands(position, coinsSeen(position, viewer, position.seat));
    case 'readyTroops':
      return [commands.expand, commands.decline, commands.pass].filter(
        (command) => !refusalOf(position, command, viewer),
      );
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

const none: readonly boolean[] = [];

function pickCommands(position: Position, coins: number | null): Command[] {
  const list: Command[] = [];
  for (let index = 0; index < position.column.length; index++)
    if (refusePick(position, index, coins) === null) list.push(commands.pickCombo(index));
  return list;
}

function conquestCommands(position: Position, force: Force): Command[] {
  const list: Command[] = [];
  const actions = actionsOf(position, force);
  const abandons = mayAbandon(position);
  const mayRoll = hooksOf(position, force).noFinalRoll === null;
  const open = force.hand > 0 || actions.length > 0 ? openRegions(position, force) : none;
  for (let region = 0; region < position.regions.length; region++) {
    if (regionOf(position, region).force === force.id) {
      if (abandons) list.push(commands.abandon(region));
    } else if (open[region] && force.hand > 0) {
      const short = costOf(position, force, region) - force.hand;
      if (short <= 0) list.push(commands.conquer(region));
      else if (short <= 3 && mayRoll) list.push(commands.finalRoll(region));
    }
  }
  for (const action of actions) {
    if (refuseAction(position, force, action)) continue;
    if (!action.targets) list.push({ type: 'act', action: action.id });
    else {
      for (let region = 0; region < position.regions.length; region++) {
        if (action.attacks && !open[region]) continue;
        if (!action.refuseRegion?.(position, force, region)) list.push({ type: 'act', action: action.id, region });
      }
    }
  }
  list.push(commands.endConquests);
  return list;
}

/** Moves between hand and regions, for tokens and markers, of all races of the acting seat. */
function deploymentCommands(position: Position): Command[] {
  const list: Command[] = [];
  const stocks = markerStocks(position);
  for (let region: RegionId = 0; region < position.regions.length; region++) {
    const force = holder(position, region);
    if (force?.seat !== position.seat) continue;
    const place = mostToPlace(position, force);
    const lift = mostToLift(position, force, region);
    for (let count = 1; count <= place; count++) list.push(commands.place(region, count));
    for (let count = 1; count <= lift; count++) list.push(commands.lift(region, count));
    for (const stock of stocks) {
      if (stock.force !== force) continue;
      const { id: marker } = stock.rule;
      if (mayPlaceMarker(position, stock, region)) list.push({ type: 'placeMarker', marker, region });
      if (mayLiftMarker(position, stock, region)) list.push({ type: 'liftMarker', marker, region });
    }
  }
  if (refuseEnd(position) === null) list.push(commands.endRedeployment);
  return list;
}
