/** What a room and the devices at it say to each other (docs/rooms.md). */
export { bounds } from './bounds.ts';
export { codeOf, codeOfDevice, codeTyped, isRoomCode } from './code.ts';
export { changed, changeOf, follow, type HeardHere, type Known, type OwnCoins, sightOf, viewOf } from './follow.ts';
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
export { idIn, readFromRoom, readOpening, readToRoom, unreadIn } from './read.ts';
export type { RoomRefusal, Why } from './refusal.ts';
export type * from './room-view.ts';
export type * from './to-room.ts';
