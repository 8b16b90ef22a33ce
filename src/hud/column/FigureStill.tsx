import type { JSX } from 'react';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { useDealt } from '../../ui/look/index.ts';
import { faceOf } from '../frame/chips.tsx';

const OwnStill = lazyComponent(() => import('./OwnStill.tsx'));

/** The whole figure of a race, standing. Hands take its combo by it. */
export function FigureStill({ race }: { readonly race: string }): JSX.Element {
  const style = faceOf(useDealt(), race);
  return (
    <span className={style === null ? 'combo-still own' : 'combo-still'} style={style ?? undefined} aria-hidden="true">
      {style === null ? <OwnStill race={race} /> : null}
    </span>
  );
}
