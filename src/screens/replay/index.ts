/** The replay of a played game: its course, the table that shows it, and the line under it. */

export { ReplayKey } from './ReplayKey.tsx';
export { type ReplayAside, ReplayContext, ReplayLine } from './ReplayLine.tsx';
export { type Replay, useReplay } from './use-replay.ts';
