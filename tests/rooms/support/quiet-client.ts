import type { RoomClient } from '../../../src/rooms/client/index.ts';
import type { FromRoom } from '../../../src/rooms/protocol/index.ts';

/** All of a client but its state: nobody answers what is asked, and a test says what is told. */
export function quietClient() {
  const ears = new Set<(message: FromRoom) => void>();
  const client: Omit<RoomClient, 'state'> = {
    subscribe: () => () => undefined,
    onTold: (ear) => {
      ears.add(ear);
      return () => ears.delete(ear);
    },
    ask: async () => ({ type: 'refused', why: { by: 'room', code: 'notNow' } }),
    say: () => undefined,
    look: () => undefined,
    tell: () => undefined,
    end: () => undefined,
  };
  return { client, told: (message: FromRoom) => ears.forEach((ear) => void ear(message)) };
}
