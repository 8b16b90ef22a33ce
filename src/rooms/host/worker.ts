/** What the engine runs: the front before all rooms, and the room. Built into one file by tools/rooms/bundle.mjs. */
import { front } from './front.ts';

export { RoomObject } from './room-object.ts';

export default { fetch: front };
