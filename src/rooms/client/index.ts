/** A device at a room: its connection, what it knows, and its table behind the chart. */
export { type RoomLink, readRoomLink } from '../protocol/code.ts';
export { type KeptRoom, type KeptRooms, keptRooms, type Notify } from './kept-rooms.ts';
export {
  addressForOthers,
  areThereRooms,
  NoRoom,
  openFairly,
  openRoomAt,
  pushKeyAt,
  socketAddress,
  whyNoRoom,
} from './opening.ts';
export { type RemoteTable, remoteTable } from './remote-table.ts';
export type { Answered, Ask } from './requests.ts';
export { comeTo, type RoomClient } from './room-client.ts';
export { gameOf, givenShare, giveShare, pledged, pledgeRematch } from './shares.ts';
export { type Ending, isForNewerPage, isGone, isWhole, type RoomState } from './state.ts';
export { mostTables, readTables, type TakenTable, writeTables } from './tables-link.ts';
export { browserWorld, randomHex, type SocketEnds, type World } from './world.ts';
