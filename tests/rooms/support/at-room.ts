import { type Ask, keptRooms, type RoomClient, type RoomState, remoteTable } from '../../../src/rooms/client/index.ts';
import type { Known, SeatSeen } from '../../../src/rooms/protocol/index.ts';
import type { AtRoom } from '../../../src/screens/rooms/room-context.ts';
import { corePlace } from './core-place.ts';
import { seated } from './place.ts';
import { quietClient } from './quiet-client.ts';

/** What a guest of a room for two knows, changed as the test wants it. */
export async function known(change: Partial<Known>): Promise<Known> {
  const { guests } = await seated(corePlace());
  const [, guest] = guests;
  if (guest === undefined) throw new Error('no guest');
  return { ...guest.now, ...change };
}

/** A room as its parts see it: what they ask is noted. */
export function roomOf(now: Known, more: Partial<AtRoom> = {}) {
  const asked: Ask[] = [];
  const state: RoomState = {
    connection: 'here',
    known: now,
    waits: null,
    isKnocking: false,
    ending: null,
    deal: 0,
    local: null,
    ahead: 0,
  };
  const client: RoomClient = { ...quietClient().client, state };
  const at: AtRoom = {
    client,
    table: remoteTable(client),
    kept: keptRooms(),
    state,
    known: now,
    heard: [],
    noteRead: () => undefined,
    trouble: null,
    setTrouble: () => undefined,
    goLocal: null,
    unshown: null,
    ask: async (question) => {
      asked.push(question);
      return true;
    },
    ...more,
  };
  return { at, asked };
}

export const seat = (seat: number, state: SeatSeen['state'], more: Partial<SeatSeen> = {}): SeatSeen => ({
  seat,
  state,
  since: Date.now() - 5 * 60_000,
  devices: 1,
  isWarm: false,
  wasLeft: false,
  isHost: seat === 0,
  ...more,
});
