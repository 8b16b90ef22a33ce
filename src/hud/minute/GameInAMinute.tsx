import type { JSX } from 'react';
import { lazyPanel } from '../lazy/lazy-panel.tsx';

const Minute = lazyPanel(() => import('./Minute.tsx'), { waiting: Room });

/** Who shows the pictures gives it their size. */
function Room(): JSX.Element {
  return <div />;
}

/** The game in a minute, wherever it is told. `isAwaited`: it may be fetched now. */
export function GameInAMinute({ isAwaited = true }: { readonly isAwaited?: boolean }): JSX.Element {
  return <div className="minute-place">{isAwaited ? <Minute /> : <Room />}</div>;
}
