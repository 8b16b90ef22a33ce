import type { BoardFacts, OwnBoardId } from './boards/facts.ts';
import type { Content } from './content.ts';
import type { Made } from './own.ts';
import type { BoxName, OwnBox } from './state.ts';

export interface OwnReader {
  readonly boxName: (value: unknown) => BoxName | null;
  readonly content: (base: Content, own: OwnBox) => Made;
  readonly board: (id: OwnBoardId) => BoardFacts;
}

let reader: OwnReader | undefined;

/** Importing `own-boxes.ts` does this. Most games have nothing of their own: a page fetches it on demand. */
export function bringOwnReader(brought: OwnReader): void {
  reader = brought;
}

/** The reader. Throws if nobody has imported it. */
export function ownReader(): OwnReader {
  if (reader === undefined)
    throw new Error('rules: what is of one’s own is read by own-boxes.ts, which nobody imported');
  return reader;
}
