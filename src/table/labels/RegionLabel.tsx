import type { CSSProperties } from 'react';
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

/** The player's colour, for the style sheet to mix. */
function ownPaint({ colour }: PlayerColour): CSSProperties {
  return { ['--paint' as string]: colour };
}

interface RegionLabelProps extends RegionWords {
  /** Names the race as well. */
  readonly detailed: boolean;
}

/** The number of tokens on a disc in the holder's colour and pattern, and on a tab what a conquest would take. */
export function RegionLabel({ holder, cost, detailed }: RegionLabelProps) {
  return (
    <>
      {holder && detailed && (
        <span className="table-sign">
          <Glyph name={`race.${holder.race}`} />
        </span>
      )}
      {holder && (
        <span
          className={holder.declined ? 'table-disc table-disc-declined' : 'table-disc'}
          style={holder.declined ? ownPaint(holder.player) : { background: patternBackground(holder.player, 0.5) }}
        >
          <b style={holder.declined ? undefined : { color: holder.player.ink, background: holder.player.colour }}>
            {holder.tokens}
          </b>
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
