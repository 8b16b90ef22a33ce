import type { CSSProperties } from 'react';
import { number } from '../../ui/locale/index.ts';
import type { PlayerColour } from '../../ui/look/index.ts';
import { Glyph, patternBackground } from '../../ui/look/index.ts';

/** What a region's label says. */
export interface RegionWords {
  /** Who holds it, with which race, or null. */
  readonly holder: {
    readonly player: PlayerColour;
    readonly race: string;
    readonly declined: boolean;
    readonly tokens: number;
  } | null;
  /**
   * Tokens a conquest takes now, the chance of a final roll in percent, whether it is one of few that take the least, and whether it is said only of a
   * region that is looked at; null if neither is possible.
   */
  readonly cost: {
    readonly tokens: number;
    readonly percent: number | null;
    readonly cheap: boolean;
    readonly quiet: boolean;
  } | null;
}

/** The player's colour and the ink on it, for the style sheet to mix. */
function ownPaint({ colour, ink }: PlayerColour): CSSProperties {
  // What wears the colour down is as far from the ink as it can be.
  const worn = ink === '#ffffff' ? 'var(--label-worn-dark)' : 'var(--label-worn-light)';
  return { ['--paint' as string]: colour, ['--ink-on-paint' as string]: ink, ['--worn' as string]: worn };
}

interface RegionLabelProps extends RegionWords {
  /** It is looked at: names the race, and the cost stands out. */
  readonly detailed: boolean;
}

/** The number of tokens on a disc in the holder's colour and pattern, and beside it, apart, what a conquest would take on a pennant. */
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
      {cost && <Pennant {...cost} detailed={detailed} />}
    </>
  );
}

/** What a conquest takes, on a pennant: swords or, where it takes luck, a die over the number. Gold and larger where it is looked at or among the cheapest. */
function Pennant({ tokens, percent, cheap, detailed }: NonNullable<RegionWords['cost']> & { detailed: boolean }) {
  return (
    <span className={detailed || cheap ? 'table-cost table-cost-loud' : 'table-cost'}>
      <Glyph name={percent === null ? 'phase.conquer' : 'thing.die'} />
      <b>{tokens}</b>
      {detailed && percent !== null && <small>{number(percent / 100, { style: 'percent' })}</small>}
    </span>
  );
}

/** On the map: a medallion in the holder's colour and pattern with the sign of the race, the number of tokens at its foot, the pennant at its shoulder. */
export function RegionMedallion({ holder, cost, detailed }: RegionLabelProps) {
  return (
    <>
      {holder && (
        <span
          className={holder.declined ? 'table-medal table-medal-declined' : 'table-medal'}
          style={holder.declined ? ownPaint(holder.player) : { background: patternBackground(holder.player, 0.42) }}
        >
          <span style={holder.declined ? undefined : { color: holder.player.ink, background: holder.player.colour }}>
            <Glyph name={`race.${holder.race}`} />
          </span>
        </span>
      )}
      {holder && <b className="table-count">{holder.tokens}</b>}
      {cost && <Pennant {...cost} detailed={detailed} />}
    </>
  );
}
