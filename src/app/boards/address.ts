import { makersAddress } from '../makers-address.ts';

/** The way to my boards. */
export const { useLink: useBoardsLink, forget: forgetBoard, leave: leaveBoards } = makersAddress('boards', 'board');
