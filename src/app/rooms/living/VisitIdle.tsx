import type { JSX } from 'react';
import { Counting } from '../../visit/Counting.tsx';
import { useIdle } from '../../visit/use-idle.ts';
import { useRoom } from '../room-context.ts';

/** A passer-by who has gone from their phone: after the wall’s time without any input it is given back, the last seconds counted down. */
export function VisitIdle({ onGetUp }: { readonly onGetUp: () => void }): JSX.Element | null {
  const idle = useRoom()?.known.roster.bigScreen?.visit?.idle ?? null;
  return useIdle(idle, onGetUp) ? <Counting /> : null;
}
