import type { Clause } from './clause.ts';
import type { Phase } from './phases.ts';
import type { RegionId } from './state.ts';

export interface CostLine {
  readonly clause: Clause;
  /** Tokens added (positive) or saved (negative). */
  readonly amount: number;
  /** `base`, `lostTribe`, `tokens`, `discount`, `surcharge`, `roll`, `minimum`, or a marker's name. */
  readonly source: string;
  /** The race whose tokens defend, or the race or power behind the discount or surcharge. */
  readonly of?: string;
}

/** The itemised cost of a conquest; the lines add up to `total`. */
export interface ConquestCost {
  readonly region: RegionId;
  readonly lines: readonly CostLine[];
  readonly total: number;
}

export type FactValue = string | number | boolean | readonly string[] | readonly number[] | ConquestCost | null;

/** Each has its words in the catalogue under `refusal.<code>`; one without does not compile. */
export type RefusalCode =
  | 'othersDecide'
  | 'alreadyHeld'
  | 'immune'
  | 'water'
  | 'pact'
  | 'notBorder'
  | 'notAdjacent'
  | 'noToken'
  | 'tooFewTokens'
  | 'noFinalRoll'
  | 'enoughTokens'
  | 'tooManyShort'
  | 'noSuchCombo'
  | 'tooFewCoins'
  | 'coinsUnseen'
  | 'notYourMarker'
  | 'markerStays'
  | 'noMarkerLeft'
  | 'markerThereAlready'
  | 'markerPlacedThisTurn'
  | 'noMarkerThere'
  | 'malformed'
  | 'notNow'
  | 'noTokensLeft'
  | 'mayExpand'
  | 'noLateDecline'
  | 'notYourRegion'
  | 'conquestsBegun'
  | 'conqueredNow'
  | 'finalRollUsed'
  | 'rolledAlready'
  | 'noSuchAction'
  | 'rollWaiting'
  | 'noTokenToRoll'
  | 'dragonUsed'
  | 'usedThisTurn'
  | 'trayEmpty'
  | 'noActiveOpponent'
  | 'convertedAlready'
  | 'notAlone'
  | 'guarded'
  | 'inDecline'
  | 'tooFewInHand'
  | 'tokensStay'
  | 'tooFewThere'
  | 'noAbandoningNow'
  | 'spareTokensFirst'
  | 'tokensInHand'
  | 'tokensToSetAside'
  | 'markersInHand'
  | 'malformedSetup'
  | 'newerRules'
  | 'playerCount'
  | 'firstSeat'
  | 'unknownCombo'
  | 'unknownBox'
  | 'otherBox'
  | 'smallBox'
  | 'dieFace'
  | 'treatyWithOneself'
  | 'noSuchSeat'
  | 'attackedThisTurn'
  | 'nameTaken'
  | 'tooManyOwnTokens'
  | 'noSuchLender'
  | 'lenderTooSmall';

/** What would help, under `remedy.<code>` of the catalogue: first do what the phase is for, or one of these. */
export type RemedyCode =
  | `${Exclude<Phase, 'gameOver'>}First`
  | 'chooseOwn'
  | 'otherRegion'
  | 'waitForPeace'
  | 'endConquests'
  | 'rollFirst'
  | 'cheaperRegion'
  | 'takeUp'
  | 'nameAnother'
  | 'declineOrPass'
  | 'expandInstead'
  | 'expandFirst'
  | 'placeThem'
  | 'liftSpare'
  | 'liftMore'
  | 'finalRoll'
  | 'moreTokens'
  | 'conquerInstead'
  | 'pickHigher'
  | 'chooseBorder'
  | 'holdNeighbour';

/** Why a command was refused: the code of a message, `facts` for its arguments, and the rule broken. */
export interface Refusal {
  /** The clause broken; null for a malformed command. */
  readonly clause: Clause | null;
  readonly code: RefusalCode;
  readonly facts: Readonly<Record<string, FactValue>>;
  /** What would make it legal, with the arguments of its message, or null. */
  readonly remedy: { readonly code: RemedyCode; readonly facts: Readonly<Record<string, FactValue>> } | null;
}

/** Exact odds that a final roll makes up for `short` missing tokens (DIE-3), in sixths. */
export interface Odds {
  readonly wins: number;
  readonly of: number;
}

type Facts = Readonly<Record<string, FactValue>>;

export function refuse(
  clause: Clause | null,
  code: RefusalCode,
  facts: Facts = {},
  remedy?: RemedyCode,
  remedyFacts: Facts = {},
): Refusal {
  return { clause, code, facts, remedy: remedy === undefined ? null : { code: remedy, facts: remedyFacts } };
}

export function malformed(): Refusal {
  return refuse(null, 'malformed');
}
