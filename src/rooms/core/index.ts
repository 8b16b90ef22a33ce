/** A room: the truth, and what each seat is told. Pure: what happens in, what to do out (docs/rooms.md). */
export type { ConnectionId, Effect, Push, PushOutcome, Question, Room } from './effect.ts';
export { memoryStore } from './memory-store.ts';
export { type Opened, openingTrouble, openRoom, restoreRoom, Unrestorable, type WhyNot } from './open.ts';
export type * from './room-store.ts';
