import type { Environment, RoomState } from '../../../src/rooms/host/engine.ts';
import { front } from '../../../src/rooms/host/front.ts';
import { RoomObject as Plain } from '../../../src/rooms/host/room-object.ts';
import { sqlStore, storedIn } from '../../../src/rooms/host/sql-store.ts';
import { audit, hashOfSteps } from './audit.ts';

// The rooms as they are, with a door to their disk beside them: for measuring, never for anybody to play in.

/** A room whose stored steps may be looked at. */
export class RoomObject extends Plain {
  constructor(
    private readonly here: RoomState,
    environment: Environment,
  ) {
    super(here, environment);
  }

  override async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).hostname !== 'audit') return super.fetch(request);
    if (storedIn(this.here.storage) !== 'room') return new Response(null, { status: 404 });
    const store = sqlStore(this.here.storage);
    return Response.json(audit(store.rowsFrom(0), store.snapshot()));
  }
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const [, first, code = ''] = new URL(request.url).pathname.split('/');
    if (first === 'audit')
      return environment.rooms.get(environment.rooms.idFromName(code)).fetch(`http://audit/${code}`);
    if (first === 'hash') return new Response(hashOfSteps(await request.json()));
    return front(request, environment);
  },
};
