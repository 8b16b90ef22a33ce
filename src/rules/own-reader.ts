import type { BoardFacts, OwnBoardId } from './boards/facts.ts';
import type { Content } from './content.ts';
import type { Made } from './own.ts';
import type { BoxName, OwnBox } from './state.ts';

/** What reads the boxes and boards of one's own. */
export interface OwnReader {
  /** The name of a box from any value; null if it is malformed. */
  readonly boxName: (value: unknown) => BoxName | null;
  /** The box that a set-up's data describe, made from a released one; or why it cannot be played with. */
  readonly content: (base: Content, own: OwnBox) => Made;
  /** The facts of a board, by its name. Throws if that is no board. */
  readonly board: (id: OwnBoardId) => BoardFacts;
}

let reader: OwnReader | undefined;

/** Brings the reader: importing `own-boxes.ts` does this. Most games have nothing of their own, so a page fetches it with the first that has. */
export function bringOwnReader(brought: OwnReader): void {
  reader = brought;
}

/** The reader. Throws if nobody has imported it. */
export function ownReader(): OwnReader {
  if (reader === undefined)
    throw new Error('rules: what is of one’s own is read by own-boxes.ts, which nobody imported');
  return reader;
}
