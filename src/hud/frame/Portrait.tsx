import type { CSSProperties, JSX } from 'react';
import { raceColours, races } from '../../look/index.ts';
import { RaceChip } from './chips.tsx';

interface PortraitProps {
  readonly race: string;
  readonly declined?: boolean;
}

/** The faces in the picture of all of them (`look/portraits.webp`), row by row in the order of the races' colours. */
const faces = Object.keys(races);
const ACROSS = 7;
const ROWS = Math.ceil(faces.length / ACROSS);

/** A race's face in a medallion of its colour, with its sign; in decline a face of stone. A race without a face is its sign alone. */
export function Portrait({ race, declined = false }: PortraitProps): JSX.Element {
  const place = faces.indexOf(race);
  const chip = <RaceChip race={race} declined={declined} />;
  if (place < 0) return chip;
  const column = place % ACROSS;
  const row = Math.floor(place / ACROSS);
  const style: CSSProperties & Record<'--rim' | '--face', string> = {
    '--rim': raceColours(race).rim,
    '--face': `${(column / (ACROSS - 1)) * 100}% ${(row / (ROWS - 1)) * 100}%`,
  };
  return (
    <span className={declined ? 'portrait stone' : 'portrait'} style={style} aria-hidden="true">
      <span className="portrait-face" />
      {chip}
    </span>
  );
}
