import type { Clause } from './clause.ts';
import type { ConquestCost } from './refusal.ts';
import type { ForceId, MarkerId, Phase, PowerId, RaceId, RegionId, Seat } from './state.ts';
import type { CoinSource } from './trait.ts';

/** Where race tokens and markers can be. Tray and hand are those of the force the event names. */
export type Place = { readonly at: 'region'; readonly region: RegionId } | { readonly at: 'hand' | 'tray' | 'aside' };

export type CoinPlace =
  | { readonly at: 'player'; readonly seat: Seat }
  | { readonly at: 'column'; readonly index: number }
  | { readonly at: 'stash' };

export type MoveReason =
  | 'picked'
  | 'readied'
  | 'abandoned'
  | 'conquered'
  | 'lost'
  | 'withdrawn'
  | 'placed'
  | 'lodged'
  | 'stoodBack'
  | 'lifted'
  | 'reinforced'
  | 'setAside'
  | 'declined';

/** `conquer` at its cost, `finalRoll`, or the id of a trait's action (a conversion, the Dragon). */
export type AttackMeans = string;

/** What happened, in order: enough to animate, log and caption it. Everything in an event is public. */
export type GameEvent =
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'comboPicked';
      readonly seat: Seat;
      readonly force: ForceId;
      readonly index: number;
      readonly race: RaceId;
      readonly power: PowerId;
      readonly cost: number;
      readonly clause: Clause;
    }
  | {
      readonly type: 'comboRevealed';
      readonly index: number;
      readonly race: RaceId;
      readonly power: PowerId;
      readonly clause: Clause;
    }
  | { readonly type: 'badgesReshuffled'; readonly clause: Clause }
  | {
      readonly type: 'tokensMoved';
      readonly force: ForceId;
      readonly seat: Seat;
      readonly race: RaceId;
      readonly count: number;
      readonly from: Place;
      readonly to: Place;
      readonly why: MoveReason;
      readonly clause: Clause;
    }
  | {
      readonly type: 'markerMoved';
      readonly marker: MarkerId;
      readonly count: number;
      readonly from: Place;
      readonly to: Place;
      readonly clause: Clause;
    }
  | { readonly type: 'lostTribeRemoved'; readonly region: RegionId; readonly clause: Clause }
  /** `region`: which earned them, if any; `force`: the race that earns them; `of`: the trait they are for. */
  | {
      readonly type: 'coinsMoved';
      readonly amount: number;
      readonly from: CoinPlace;
      readonly to: CoinPlace;
      readonly clause: Clause;
      readonly force: ForceId | null;
      readonly region: RegionId | null;
      readonly of: CoinSource | null;
    }
  | {
      readonly type: 'attackBegan';
      readonly seat: Seat;
      readonly force: ForceId;
      readonly region: RegionId;
      readonly by: AttackMeans;
      readonly defender: Seat | null;
    }
  | {
      readonly type: 'dieRolled';
      readonly seat: Seat;
      readonly force: ForceId;
      readonly value: number;
      readonly purpose: 'finalRoll' | 'beforehand';
      readonly region: RegionId | null;
      readonly clause: Clause;
    }
  /** The region is taken. `cost` is null where no cost was paid (a conversion, the Dragon). */
  | {
      readonly type: 'conquered';
      readonly seat: Seat;
      readonly force: ForceId;
      readonly region: RegionId;
      readonly nonEmpty: boolean;
      readonly by: AttackMeans;
      readonly cost: ConquestCost | null;
      readonly clause: Clause;
    }
  | {
      readonly type: 'attemptFailed';
      readonly seat: Seat;
      readonly force: ForceId;
      readonly region: RegionId;
      readonly cost: ConquestCost;
      readonly clause: Clause;
    }
  | { readonly type: 'regionAbandoned'; readonly force: ForceId; readonly region: RegionId; readonly clause: Clause }
  | { readonly type: 'declined'; readonly seat: Seat; readonly force: ForceId; readonly clause: Clause }
  | { readonly type: 'badgeDiscarded'; readonly power: PowerId; readonly clause: Clause }
  /** A race left the game board for good; its banner goes back (COL-7). */
  | {
      readonly type: 'raceLeft';
      readonly seat: Seat;
      readonly force: ForceId;
      readonly race: RaceId;
      readonly clause: Clause;
    }
  | {
      readonly type: 'treatyMade';
      readonly seat: Seat;
      readonly force: ForceId;
      readonly bound: Seat;
      readonly clause: Clause;
    }
  | { readonly type: 'treatyEnded'; readonly force: ForceId; readonly bound: Seat; readonly clause: Clause }
  /** All coins of a turn have been paid: their sum, following the `coinsMoved` events that itemise it. */
  | { readonly type: 'scored'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'phaseChanged'; readonly phase: Phase; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly standings: readonly Standing[] };

/** One line of the final ranking (END-1, END-2). */
export interface Standing {
  readonly seat: Seat;
  readonly coins: number;
  /** Race tokens on the board, the tie-break. */
  readonly tokens: number;
  /** 1 for the winner; equal for those who share a place. */
  readonly place: number;
}
