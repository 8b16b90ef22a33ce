/** A room: the table's truth, and what each seat is told of it. Pure: what happens comes in, what is to be done comes out (docs/rooms.md). */
export type { Connection, Effect, Push, PushOutcome, Question, Room } from './effect.ts';
export { memoryStore } from './memory-store.ts';
export { type Opened, openingTrouble, openRoom, restoreRoom } from './open.ts';
export type * from './store.ts';
export { Unrestorable, type WhyNot } from './unrestorable.ts';
