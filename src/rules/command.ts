import type { MarkerId, RegionId, Seat } from './state.ts';

/**
 * Everything a player can do. `legal` lists exactly the commands that `apply` accepts.
 *
 * - `pickCombo` takes the combo at `index` of the column, 0 the top (COL).
 * - `expand` readies the troops (TRN-3); `decline` puts the race in decline (DEC-1); `pass` (TRN-8).
 * - `abandon` takes all tokens out of a region, before the first conquest (TRN-4) and while no roll waits (BER-2).
 * - `conquer` takes a region with the tokens in hand (CON-1); `finalRoll` names it and rolls (DIE-1).
 * - `act` uses a trait's own action (`actionsOf`): a conversion, the Dragon, a roll before the conquest.
 * - `endConquests` ends those of the acting force.
 * - `place` and `lift` move race tokens hand ↔ region at redeployment and withdrawal; lifting the last token abandons (AMA-3).
 * - `placeMarker` and `liftMarker` move a trait's markers owner ↔ region at redeployment and withdrawal.
 * - `endRedeployment` confirms a redeployment, or the placing of withdrawn troops.
 * - `treaty` names an opponent, or nobody (DIP-1); `stout` declines after scoring, or not (STO-1).
 */
export type Command =
  | { readonly type: 'pickCombo'; readonly index: number }
  | { readonly type: 'expand' }
  | { readonly type: 'decline' }
  | { readonly type: 'pass' }
  | { readonly type: 'abandon'; readonly region: RegionId }
  | { readonly type: 'conquer'; readonly region: RegionId }
  | { readonly type: 'finalRoll'; readonly region: RegionId }
  | { readonly type: 'act'; readonly action: string; readonly region?: RegionId | undefined }
  | { readonly type: 'endConquests' }
  | { readonly type: 'place'; readonly region: RegionId; readonly count: number }
  | { readonly type: 'lift'; readonly region: RegionId; readonly count: number }
  | { readonly type: 'placeMarker'; readonly marker: MarkerId; readonly region: RegionId }
  | { readonly type: 'liftMarker'; readonly marker: MarkerId; readonly region: RegionId }
  | { readonly type: 'endRedeployment' }
  | { readonly type: 'treaty'; readonly seat: Seat | null }
  | { readonly type: 'stout'; readonly decline: boolean };

export type CommandType = Command['type'];
