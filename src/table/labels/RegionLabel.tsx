import type { ReactNode } from 'react';
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
   * Tokens a conquest takes now, the chance of a final roll in percent, and whether it is said only where it is looked at; null if neither is possible.
   */
  readonly cost: { readonly tokens: number; readonly percent: number | null; readonly bare: boolean } | null;
  /** Tokens are placed now: one is worth a number as well. */
  readonly isPlacing: boolean;
}

interface RegionLabelProps extends Pick<RegionWords, 'holder' | 'cost'> {
  /** It is looked at: names the race, and the cost is larger. */
  readonly detailed: boolean;
  /** How many tokens stand there is said in a number. */
  readonly isNumbered: boolean;
}

/** A player's pattern around a calm middle: of the player's colour, or hollow for a race in decline. */
function Disc({ name, holder, children }: DiscProps) {
  const { player, declined } = holder;
  return (
    <span className={name} style={{ background: patternBackground(player, 0.5) }} data-declined={declined || undefined}>
      <b style={declined ? undefined : { color: player.ink, background: player.colour }}>{children}</b>
    </span>
  );
}

interface DiscProps {
  readonly name: string;
  readonly holder: NonNullable<RegionWords['holder']>;
  readonly children: ReactNode;
}

/** Tokens on a disc in the holder's colour and pattern; beside it a conquest's cost on a pennant. */
export function RegionLabel({ holder, cost, detailed, isNumbered }: RegionLabelProps) {
  return (
    <>
      {holder && detailed && (
        <span className="table-sign">
          <Glyph name={`race.${holder.race}`} />
        </span>
      )}
      {holder && isNumbered && (
        <Disc name="table-disc" holder={holder}>
          {holder.tokens}
        </Disc>
      )}
      {cost && <Pennant {...cost} detailed={detailed} />}
    </>
  );
}

type PennantProps = Pick<NonNullable<RegionWords['cost']>, 'tokens' | 'percent'> & { readonly detailed: boolean };

/** A conquest's cost: gold if it is certain; dark, with a die and its chance, where it takes luck. Larger where looked at. */
function Pennant({ tokens, percent, detailed }: PennantProps) {
  const name = percent === null ? 'table-cost' : 'table-cost table-cost-die';
  return (
    <span className={detailed ? `${name} table-cost-chosen` : name}>
      {percent === null ? null : <Glyph name="thing.die" />}
      <b>{tokens}</b>
      {percent === null ? null : <small>{number(percent / 100, { style: 'percent' })}</small>}
    </span>
  );
}

/** On the map: the race's sign on the holder's colour, tokens at its foot, the pennant at its shoulder. */
export function RegionMedallion({ holder, cost, detailed }: RegionLabelProps) {
  return (
    <>
      {holder && (
        <Disc name="table-medal" holder={holder}>
          <Glyph name={`race.${holder.race}`} />
        </Disc>
      )}
      {holder && <b className="table-count">{holder.tokens}</b>}
      {cost && <Pennant {...cost} detailed={detailed} />}
    </>
  );
}
