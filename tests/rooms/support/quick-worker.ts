import type { Environment, RoomState } from '../../../src/rooms/host/engine.ts';
import { front } from '../../../src/rooms/host/front.ts';
import { RoomObject as Plain } from '../../../src/rooms/host/room-object.ts';
import { sqlStore, storedIn } from '../../../src/rooms/host/sql-store.ts';

// The rooms as they are, in a time that runs faster than ours, with a door to their disk that wakes no room. What is built of it sets the two numbers.
declare const START: number;
declare const PACE: number;

const real = Date.now.bind(Date);
Date.now = () => Math.round(START + (real() - START) * PACE);

/** When it will be that time. */
const realOf = (at: number) => Math.round(START + (at - START) / PACE);

function quick(state: RoomState): RoomState {
  const { storage } = state;
  return {
    id: state.id,
    storage: {
      sql: storage.sql,
      transactionSync: (work) => storage.transactionSync(work),
      // The room's own margin is next to nothing in this time.
      setAlarm: (at) => storage.setAlarm(Math.max(realOf(at), real() + 10)),
      deleteAlarm: () => storage.deleteAlarm(),
      deleteAll: () => storage.deleteAll(),
    },
    acceptWebSocket: (socket) => state.acceptWebSocket(socket),
    getWebSockets: () => state.getWebSockets(),
    waitUntil: (work) => state.waitUntil(work),
    blockConcurrencyWhile: (work) => state.blockConcurrencyWhile(work),
  };
}

export class RoomObject extends Plain {
  constructor(
    private readonly here: RoomState,
    environment: Environment,
  ) {
    super(quick(here), environment);
  }

  override async fetch(request: Request): Promise<Response> {
    const { hostname, search } = new URL(request.url);
    const { storage } = this.here;
    if (hostname === 'drop') {
      storage.sql.exec(`DROP TABLE ${search.slice(1)}`);
      return Response.json(null);
    }
    if (hostname !== 'door') return super.fetch(request);
    if (storedIn(storage) !== 'room') return Response.json(null);
    const store = sqlStore(storage);
    const steps = store.rowsFrom(0).map(({ act, seat, at }) => ({ kind: act.kind, seat, at }));
    return Response.json({ now: Date.now(), steps, seats: store.seats(), facts: store.meta('facts') });
  }
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const [, first, code = ''] = pathname.split('/');
    if (first === 'drop')
      return environment.rooms.get(environment.rooms.idFromName(code)).fetch(`http://drop/${code}${search}`);
    if (first === 'door') return environment.rooms.get(environment.rooms.idFromName(code)).fetch(`http://door/${code}`);
    return front(request, environment);
  },
};
