import type { Clause } from './clause.ts';
import type { Part } from './parts/index.ts';
import type { Play } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { Force, MarkerId, PowerId, PublicState, RaceId, RegionId } from './state.ts';

export interface CoinLine {
  readonly clause: Clause;
  readonly amount: number;
  /** The region that earns it, or null for the race as a whole. */
  readonly region: RegionId | null;
}

/** How many tokens a trait changes the cost of a conquest by (CON-5): saved by a discount, added by a surcharge. */
export interface CostChange {
  readonly clause: Clause;
  readonly amount: number;
}

export type ConquestMethod =
  | { readonly by: 'conquer' | 'finalRoll' }
  | { readonly by: 'act'; readonly action: TraitAction['id'] };

/** What earns a coin: a region held (SCO-1), or a race or a power (SCO-2). */
export type CoinSource = { readonly region: RegionId } | { readonly race: RaceId } | { readonly power: PowerId };

/** A permission, with the clause that grants it. */
export interface Grant {
  readonly clause: Clause;
}

export interface Reach {
  /** May this region be entered, or reached without adjacency? */
  readonly allows: (state: PublicState, force: Force, region: RegionId) => boolean;
  readonly clause: Clause;
}

/** A marker that a trait brings to the board. It stays with the tokens of its force and leaves with them. */
export interface MarkerRule {
  readonly id: MarkerId;
  readonly clause: Clause;
  /** Number of pieces in the box. */
  readonly supply: number;
  /** Tokens each adds to the cost of conquering its region (CON-1). */
  readonly defence: number;
  /** The region cannot be conquered, converted or taken by any power (CON-8). */
  readonly immune?: boolean;
  /** A lone token beside it cannot be converted (BIV-3). */
  readonly guards?: boolean;
  /** Returns to its owner when its region is abandoned or falls (BIV-2, DRA-2); else goes to the box. */
  readonly returns?: boolean;
  /** Leaves the board when its race declines (DEC-8). */
  readonly leavesInDecline: boolean;
  /** One lies in every region its race holds, active or in decline (TRO-1). */
  readonly everywhere?: boolean;
  /** The counter in the race's memory of how many it has ever brought, where they are not replaced (HAL-3). */
  readonly countedAs?: string;
  /** How the player places it at redeployment. Absent: placed by a hook. */
  readonly placing?: MarkerPlacing;
}

export interface MarkerPlacing {
  readonly clause: Clause;
  readonly perRegion: number;
  /** Those on the board may be moved again at every redeployment. */
  readonly movable: boolean;
  /** All in the owner's hand must be placed as far as regions allow. */
  readonly required: boolean;
  /** Most that may be newly placed in one turn. */
  readonly perTurn?: number;
  /** The supply is shared by the whole board, not by the force alone (FRT-3). */
  readonly shared?: boolean;
  /** Pieces whose region fell are placed again with the withdrawn troops (BIV-2). */
  readonly withdraws?: boolean;
}

/** A trait's own action during conquests: a conversion, the Dragon, a roll. */
export interface TraitAction {
  /** The `action` of `act`; a marker's id if the action moves it: whoever moves that means the action. */
  readonly id: string;
  readonly clause: Clause;
  /** Does it name a region? */
  readonly targets: boolean;
  /** The region must be one the race may lawfully attack, whatever defends it (CON-2 … CON-8). */
  readonly attacks?: boolean;
  /** Why not now, wherever, or null. Its limit is `times` (default: once) what one of them has (OWN-4). */
  refuse(state: PublicState, force: Force, times?: number): Refusal | null;
  /** Why it cannot be done to this region, or null. Asked after `refuse`. */
  refuseRegion?(state: PublicState, force: Force, region: RegionId, times?: number): Refusal | null;
  /** The names of the turn's counters that it keeps (`rememberThisTurn`): a state with any other is invalid. */
  remembers?(state: PublicState): readonly string[];
  /** The clause that lowers the cost, and the one that ties the roll to the very next conquest. */
  readonly rolls?: { readonly clause: Clause; readonly binding: Clause };
  /** Carries it out. Called only if nothing refuses it. */
  perform(play: Play, force: Force, region: RegionId | null): void;
}

/** What a race or a power changes. Every part is optional; an absent one means the general rule applies. */
export interface TraitHooks {
  /** Tokens saved on a region. Never makes a conquest cheaper than one token (CON-5). */
  discount?(state: PublicState, force: Force, region: RegionId): CostChange | null;
  surcharge?(state: PublicState, force: Force, region: RegionId): CostChange | null;
  /** Regions by which the race may enter the map, besides border regions. */
  readonly entry?: Reach;
  /** Regions it may attack without adjacency. */
  readonly reach?: Reach;
  /** Pairs of regions adjacent for this race alone. */
  links?(state: PublicState, from: RegionId, to: RegionId): boolean;
  /** May it take seas and the lake (SEA-1)? */
  readonly water?: Grant;
  /** Tokens put back in the tray when one of its regions is conquered; 1 if absent (LOS-1). */
  readonly losses?: { readonly clause: Clause; readonly tokens: number };
  /** Extra tokens that come with the combo (AMA-1). */
  readonly extraTokens?: { readonly clause: Clause; readonly tokens: number };
  /** Tokens that leave the map at the end of each redeployment (AMA-2). */
  readonly setAside?: { readonly clause: Clause; readonly emptying: Clause; readonly tokens: number };
  /** Called after the race has taken a region and its tokens stand there; `how` says by which means. */
  onConquered?(play: Play, force: Force, region: RegionId, how: ConquestMethod): void;
  /** New tokens from the tray at redeployment. */
  reinforcements?(state: PublicState, force: Force): { readonly clause: Clause; readonly tokens: number };
  coins?(state: PublicState, force: Force): readonly CoinLine[];
  readonly markers?: readonly MarkerRule[];
  readonly actions?: readonly TraitAction[];
  /** No final roll for this race (BER-2). */
  readonly noFinalRoll?: Grant;
  /** May name an opponent after redeployment (DIP-1). */
  readonly treaty?: Grant;
  /** May decline after scoring (STO-1). */
  readonly lateDecline?: Grant;
  /** All tokens on the map stay when it declines (GHO-1). */
  readonly keepsTokens?: Grant;
  /** In decline it still conquers (GHO-2). */
  readonly acts?: Grant;
  /** In decline it does not count as the one race in decline, and is never pushed out (SPI-1). */
  readonly lingers?: Grant;
}

/** A race or a power: its printed number, and what it changes. */
export interface Trait extends TraitHooks {
  readonly id: RaceId | PowerId;
  /** Number on the banner or badge (SET-8). */
  readonly tokens: number;
  /** In decline only this applies (SCO-2, DEC-4); such a badge stays until its race vanishes (SPI-2). */
  readonly declined?: TraitHooks;
  /** The parts it is made of, if the data of a box say so; what they change together stands in the hooks. */
  readonly parts?: readonly Part[];
  /** What each of these parts changes while the race is active, for receipts that list them one by one. */
  readonly pieces?: readonly TraitHooks[];
}

export interface Race extends Trait {
  /** Tokens of the race in the box (SET-7). */
  readonly supply: number;
}

export type Power = Trait;
