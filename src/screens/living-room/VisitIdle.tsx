import type { JSX } from 'react';
import { useRoom } from '../rooms/room-context.ts';
import { Counting } from '../showcase/visit/Counting.tsx';
import { useIdle } from '../showcase/visit/use-idle.ts';

/** A passer-by who has gone from their phone: after the wall’s time without any input it is given back, the last seconds counted down. */
export function VisitIdle({ onGetUp }: { readonly onGetUp: () => void }): JSX.Element | null {
  const idle = useRoom()?.known.roster.bigScreen?.visit?.idle ?? null;
  return useIdle(idle, onGetUp) ? <Counting /> : null;
}
