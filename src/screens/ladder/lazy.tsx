import type { JSX } from 'react';
import type { LocalTable } from '../../session/turn/index.ts';
import { opponentIn, partOf } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';

const Climbed = lazyComponent(() => import('./Climbed.tsx'), { needsNotice: true });

export function Climb({ table }: { readonly table: LocalTable }): JSX.Element | null {
  const isOver = TableActor.useSelector(
    (snapshot) =>
      partOf(snapshot) === 'gameOver' &&
      (snapshot.context.setup?.seats ?? []).some((_, seat, seats) => opponentIn({ seats }, seat)?.rung !== undefined),
  );
  return isOver ? <Climbed table={table} /> : null;
}
