/** Boards of one's own: the shelf of them, and the editor. What a new game needs to know of them is in `kept.ts`. */
export { BoardRoom } from './BoardRoom.tsx';
