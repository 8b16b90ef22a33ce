import { useEffect } from 'react';
import type { Known } from '../../../rooms/protocol/index.ts';
import { attend } from '../../../table/attention/index.ts';
import { useScope } from '../../../table/scope.tsx';

/** Nobody sits there; an opponent plays there until somebody comes; somebody has come. */
const places = { free: 'asleep', opponent: 'lent', here: 'awake', away: 'awake', absent: 'awake' } as const;

/** Each place of the table has a figure in the picture, which wakes as somebody sits down there. */
export function usePlaces({ roster }: Known): void {
  const scope = useScope();
  const now = roster.seats.map(({ state }) => places[state]).join();
  useEffect(() => attend(scope, { places: now }), [now, scope]);
  useEffect(() => () => attend(scope, { places: null }), [scope]);
}
