/** What a room and the devices at it say to each other (docs/rooms.md). */
export { bounds } from './bounds.ts';
export { changed, changeOf, type OwnCoins, viewOf } from './change.ts';
export { codeOf, codeTyped, isRoomCode } from './code.ts';
export { codeOfDevice } from './device-code.ts';
export { follow, type HeardHere, type Known, sightOf } from './follow.ts';
export type * from './from-room.ts';
export { apartFrom, cleanName } from './name.ts';
export {
  type Choices,
  type ClockChoice,
  gestureIds,
  PROTOCOL,
  type Proposal,
  phraseIds,
  type Said,
  usualChoices,
  type VisitChoice,
} from './parts.ts';
export { idIn, readFromRoom, readOpening, readToRoom } from './read.ts';
export type { RoomRefusal, Why } from './refusal.ts';
export type * from './seen.ts';
export type * from './to-room.ts';
export { unreadIn } from './unread.ts';
