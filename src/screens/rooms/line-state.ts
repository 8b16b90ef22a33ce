import { useState } from 'react';
import type { RoomClient } from '../../rooms/client/index.ts';

/** A `useState` that lasts as long as the line to a table, however the screen around it is redrawn. */
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
