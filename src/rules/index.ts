/**
 * The rules kernel: the whole game, pure. Everything here works on plain JSON and never throws on bad input.
 *
 * `newGame` starts a game, `legal` lists what may be done, `apply` does it and says what happened, `explain` says why not,
 * `prospect` itemises a conquest, `view` hides what a seat may not see.
 */

export { apply, type Outcome } from './apply.ts';
export {
  type Arms,
  type ArmsCharge,
  type ArmsColour,
  type ArmsDivision,
  type ArmsShape,
  armsCharges,
  armsDivisions,
  armsShapes,
} from './arms.ts';

import './release.ts';

export { type Replay, replay, type TurnEnd, turnEnd } from './apply.ts';
export { afterEvents } from './apply-event.ts';
export * from './boards/index.ts';
export {
  boardIdOf,
  boxesReleased,
  contentOf,
  type Dealt,
  findContent,
  guest,
  hooksOf,
  isOtherBoard,
  markerRule,
  newestBox,
  ownIds,
} from './box.ts';
export type { BoxFault, BoxFaultCode } from './box-fault.ts';
export { type BoxReading, boxTitleLength, readBox, readBoxName } from './box-name.ts';
export type { Clause, ClauseCounts } from './clause.ts';
export { columnLength } from './column.ts';
export { actionsOf } from './commands/act.ts';
export { type Command, type CommandType, commandFields, commandTypes } from './commands/index.ts';
export type { Field, FieldKind, FieldKinds } from './commands/schema.ts';
export { type Content, contentDigest, makeContent } from './content.ts';
export { clausesOf, costOf, oddsOf, regionCost } from './cost.ts';
export { keepsTokens, lateDecline, pushedOut } from './decline.ts';
export { canonical, digest, fingerprint } from './digest.ts';
export type { CoinPlace, GameEvent, MoveReason, Place, Standing } from './event.ts';
export { explain, type Prospect, prospect } from './explain.ts';
export { type Figure, figureBacks, figureBodies, figureColours, figureGear, figureHeads } from './figure.ts';
export { guestsOf } from './guests.ts';
export { legal } from './legal.ts';
export { markerPool, type OwnMarkers, ownMarkers, placeableMarkers } from './markers.ts';
export { type Made, makeOwn, mostOwnTokens, type OwnFolk, type OwnRace } from './own.ts';
export type { PartField, PartFields } from './parts/field.ts';
export {
  type AnyPartRule,
  isPartName,
  mostParts,
  type Part,
  type PartName,
  partNames,
  partRule,
  partsOf,
} from './parts/index.ts';
export { type Piece, pieces } from './parts/pieces.ts';
export { type Ground, grounds, type Holder, holders } from './parts/where.ts';
export { isConquest, isDeployment, phases, type TurnPart, turnParts, turnRows, turnTable } from './phases.ts';
export {
  actingForce,
  actingInDecline,
  activeForce,
  forceOf,
  forcesOf,
  heldRegions,
  holder,
  isNonEmpty,
  regionsOf,
  tokensLeft,
  tokensOnMap,
} from './queries.ts';
export { dieFaces, redrawn, seedRandom, withGenerator } from './random.ts';
export { immunity } from './reach.ts';
export {
  hasWithdrawn,
  type InHand,
  inHandOf,
  mayRedeploy,
  othersHaveWithdrawn,
  tokensToSetAside,
} from './redeployment.ts';
export type { ConquestCost, CostLine, FactValue, Odds, Refusal, RefusalCode, RemedyCode } from './refusal.ts';
export * from './rulings/index.ts';
export { income, type PayLine, standings } from './scoring.ts';
export { newGame, type Start } from './setup.ts';
export type * from './state.ts';
export type {
  CoinLine,
  CoinSource,
  ConquestMethod,
  MarkerRule,
  Power,
  Race,
  Trait,
  TraitAction,
  TraitHooks,
} from './trait.ts';
export { mayMakeTreaty, treatyPartners } from './treaty.ts';
export { freshTurn, hasTurnToCome, isLastTurn, nextSeat, seatsInOrder } from './turn-order.ts';
export { isAfield } from './validity/races.ts';
export { readState, type StateReading } from './validity/read-state.ts';
export { forceCounters, turnCounters } from './validity/record.ts';
export type { StateFault } from './validity/survey.ts';
export { firstRules, inState, newestRules, recorded, rulesOf } from './versions.ts';
export { areCoinsOpen, openView, view } from './view.ts';
