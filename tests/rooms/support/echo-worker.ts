// The engine with a worker that says what it hears, instead of the rooms: what comes through to it, and what of its answers goes back.

export { RoomObject } from '../../../src/rooms/host/room-object.ts';

/** What the file of every room that it opens is called. */
const file = 'ab'.repeat(32);

export default {
  async fetch(request: Request): Promise<Response> {
    const heard = { headers: Object.fromEntries(request.headers), body: await request.text() };
    const status = request.method === 'POST' ? 201 : 200;
    return Response.json(heard, { status, headers: status === 201 ? { 'x-room-file': file } : {} });
  },
};
