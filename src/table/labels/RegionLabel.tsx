import { number } from '../../locale/index.ts';
import type { PlayerColour } from '../../look/index.ts';
import { Glyph, patternBackground } from '../../look/index.ts';

/** What a region's label says. */
export interface RegionWords {
  /** Who holds it, with which race, or null. */
  readonly holder: {
    readonly player: PlayerColour;
    readonly race: string;
    readonly declined: boolean;
    readonly tokens: number;
  } | null;
  /** Tokens a conquest takes now, and the chance of a final roll in percent; null if neither is possible. */
  readonly cost: { readonly tokens: number; readonly percent: number | null } | null;
}

/** The number of tokens in the holder's colour and pattern, and what a conquest would take. */
export function RegionLabel({ holder, cost }: RegionWords) {
  return (
    <>
      {holder && (
        <span className={holder.declined ? 'table-count table-count-declined' : 'table-count'}>
          <span className="table-swatch" style={{ background: patternBackground(holder.player, 0.64) }}>
            <span className="table-sign">
              <Glyph name={`race.${holder.race}`} />
            </span>
          </span>
          <b>{holder.tokens}</b>
          {holder.declined && <span className="table-down" />}
        </span>
      )}
      {cost && (
        <span className="table-cost">
          <Glyph name="phase.conquer" />
          <b>{cost.tokens}</b>
          {cost.percent !== null && <small>{number(cost.percent / 100, { style: 'percent' })}</small>}
        </span>
      )}
    </>
  );
}
