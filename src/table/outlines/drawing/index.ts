import type { BoardData } from '../../../rules/boards/own/data.ts';
import { draftFacts } from '../../../rules/boards/own/draft.ts';
import type { BoardFacts } from '../../../rules/index.ts';
import type { OutlineFile } from '../outline-file.ts';
import { drawBoard } from './drawing.ts';
import { outlineFile, roughFile } from './outline-text.ts';

/** Draws a board of one's own: the same board, the same drawing. Takes some seconds. */
export function drawn(facts: BoardFacts): OutlineFile {
  return outlineFile(drawBoard(facts, facts.drawing?.seed ?? 0));
}

/** Of a board being edited; tells the share done, now and then with the drawing as far as it is. */
export function drawnStepwise(data: BoardData, told: (share: number, rough: OutlineFile | null) => void): OutlineFile {
  const facts = draftFacts(data);
  const foam = drawBoard(facts, facts.drawing?.seed ?? 0, (share, stage) => told(share, stage && roughFile(stage)));
  return outlineFile(foam);
}
