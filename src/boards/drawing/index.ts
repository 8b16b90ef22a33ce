import type { BoardFacts } from '../../rules/index.ts';
import type { OutlineFile } from '../outline-file.ts';
import { drawBoard } from './drawing.ts';
import { outlineFile } from './writing.ts';

/** Draws a board of one's own: the same board, the same drawing. Takes some seconds. */
export function drawn(facts: BoardFacts): OutlineFile {
  return outlineFile(drawBoard(facts, facts.drawing?.seed ?? 0));
}
