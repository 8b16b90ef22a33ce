import type { CSSProperties, JSX } from 'react';
import { ownTrait } from '../../rules/own-trait.ts';
import { portraitRows, portraits, portraitsAcross, raceColours, useDealt } from '../../ui/look/index.ts';
import { RaceChip } from './chips.tsx';

interface PortraitProps {
  readonly race: string;
  readonly declined?: boolean;
}

/** In decline a face of stone. A race without a face is its sign alone. */
export function Portrait({ race, declined = false }: PortraitProps): JSX.Element {
  const dealt = useDealt();
  const place = ownTrait(dealt, race) === undefined ? portraits.indexOf(race) : -1;
  const chip = <RaceChip race={race} declined={declined} />;
  if (place < 0) return chip;
  const column = place % portraitsAcross;
  const row = Math.floor(place / portraitsAcross);
  const style: CSSProperties & Record<'--rim' | '--face' | '--faces', string> = {
    '--rim': raceColours(dealt, race).rim,
    '--face': `${(column / (portraitsAcross - 1)) * 100}% ${(row / (portraitRows - 1)) * 100}%`,
    '--faces': `${portraitsAcross * 100}% ${portraitRows * 100}%`,
  };
  return (
    <span className={declined ? 'portrait stone' : 'portrait'} style={style} aria-hidden="true">
      <span className="portrait-face" />
      {chip}
    </span>
  );
}
