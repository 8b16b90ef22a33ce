import type { CSSProperties } from 'react';
import { number } from '../../ui/locale/index.ts';
import { Glyph, type PlayerColour, patternBackground } from '../../ui/look/index.ts';

export interface RegionWords {
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

function ownPaint({ colour, ink }: PlayerColour): CSSProperties {
  // What wears the colour down is as far from the ink as it can be.
  const worn = ink === '#ffffff' ? 'var(--label-worn-dark)' : 'var(--label-worn-light)';
  return { ['--paint' as string]: colour, ['--ink-on-paint' as string]: ink, ['--worn' as string]: worn };
}

interface RegionLabelProps extends RegionWords {
  /** It is looked at: names the race, and the cost stands out. */
  readonly detailed: boolean;
}

/** Tokens on a disc in the holder's colour and pattern; beside it a conquest's cost on a pennant. */
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

/** A conquest's cost: swords, or a die where it takes luck. Gold and larger where looked at or cheapest. */
function Pennant({ tokens, percent, cheap, detailed }: NonNullable<RegionWords['cost']> & { detailed: boolean }) {
  return (
    <span className={detailed || cheap ? 'table-cost table-cost-loud' : 'table-cost'}>
      <Glyph name={percent === null ? 'phase.conquer' : 'thing.die'} />
      <b>{tokens}</b>
      {detailed && percent !== null && <small>{number(percent / 100, { style: 'percent' })}</small>}
    </span>
  );
}

/** On the map: the race's sign on the holder's colour, tokens at its foot, the pennant at its shoulder. */
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
