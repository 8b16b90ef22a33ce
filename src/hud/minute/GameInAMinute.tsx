import type { JSX } from 'react';
import { lazyPanel } from '../lazy/lazy-panel.tsx';
import './place.css';

const Minute = lazyPanel(() => import('./Minute.tsx'), { waiting: Room });

function Room(): JSX.Element {
  return <div />;
}

/** The game in a minute, wherever it is told. `isAwaited`: it may be fetched now; its room is laid out before. */
export function GameInAMinute({ isAwaited = true }: { readonly isAwaited?: boolean }): JSX.Element {
  return <div className="minute-place">{isAwaited ? <Minute /> : <Room />}</div>;
}
