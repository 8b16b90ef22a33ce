import { type BoardId, boardIds } from '../../rules/index.ts';
import { readBoard } from '../../rules/own-boxes.ts';
import { type Field, flag } from './fields.ts';
import { Unfit } from './number.ts';
import { textLike } from './text.ts';

/** The name of a board of one's own is its description, of so many digits at most. */
const own = textLike('own:B', 1200);

/** A board other than the printed one of as many players, in version 4: whether there is one, whether it is a printed one, and which. */
export const boardField: Field<BoardId | undefined> = {
  write(to, board) {
    flag.write(to, board !== undefined);
    if (board === undefined) return;
    flag.write(to, typeof board === 'number');
    if (typeof board === 'string') return own.write(to, board);
    to.put(boardIds.indexOf(board), boardIds.length);
  },
  read(from) {
    if (!flag.read(from)) return undefined;
    if (flag.read(from)) return boardIds[from.take(boardIds.length)];
    const reading = readBoard(own.read(from));
    if (!reading.ok) throw new Unfit('no board');
    return reading.id;
  },
};
