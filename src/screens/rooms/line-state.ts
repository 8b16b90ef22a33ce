import { useState } from 'react';
import type { RoomClient } from '../../rooms/client/index.ts';

/**
 * Makes a `useState` that lasts as long as the line to a table: whatever is drawn around it meanwhile, as when the cover falls on the table or comes off it.
 * @param first what it is when one has just come
 */
export function lineState<State>(
  first: () => State,
): (client: RoomClient | null) => readonly [State, (state: State) => void] {
  const all = new WeakMap<RoomClient, { readonly state: State }>();
  return function useLineState(client) {
    const [state, setState] = useState(() => (client && all.get(client)?.state) ?? first());
    return [
      state,
      (next) => {
        if (client !== null) all.set(client, { state: next });
        setState(next);
      },
    ];
  };
}
