import type { JSX } from 'react';
import { useDealt } from '../../ui/look/index.ts';
import { faceOf, RaceChip } from '../frame/chips.tsx';

/** The whole figure of a race, standing; the sign of one that has none. Hands take its combo by it. */
export function FigureStill({ race }: { readonly race: string }): JSX.Element {
  const style = faceOf(useDealt(), race);
  return (
    <span className={style === null ? 'combo-still own' : 'combo-still'} style={style ?? undefined} aria-hidden="true">
      {style === null ? <RaceChip race={race} /> : null}
    </span>
  );
}
