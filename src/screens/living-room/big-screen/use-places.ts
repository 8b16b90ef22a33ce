import { useEffect } from 'react';
import type { Known } from '../../../rooms/protocol/index.ts';
import { attend } from '../../../table/attention/index.ts';

/** Nobody sits there; an opponent plays there until somebody comes; somebody has come. */
const places = { free: 'asleep', opponent: 'lent', here: 'awake', away: 'awake', absent: 'awake' } as const;

/** Each place of the table has a figure in the picture, which wakes as somebody sits down there. */
export function usePlaces({ roster }: Known): void {
  const now = roster.seats.map(({ state }) => places[state]).join();
  useEffect(() => attend({ places: now }), [now]);
  useEffect(() => () => attend({ places: null }), []);
}
