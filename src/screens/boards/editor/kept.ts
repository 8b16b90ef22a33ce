import { readDraft } from '../../../rules/boards/own/draft.ts';
import type { OwnBoardId } from '../../../rules/index.ts';
import { keptBoards } from './shelf.ts';

/** The boards on the shelf of this browser that a game can be dealt on: what they are called, and their names for the rules. */
export function playableBoards(): readonly { readonly called: string; readonly board: OwnBoardId }[] {
  return keptBoards().flatMap(({ name, draft }) => {
    const reading = readDraft(draft.data);
    return reading.ok && reading.faults.length === 0 ? [{ called: name, board: reading.id }] : [];
  });
}
