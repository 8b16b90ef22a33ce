import type { BoardData } from '../../rules/boards/own/data.ts';
import { type BoardId, boardFacts } from '../../rules/index.ts';
import { askThread, noThread } from '../../ui/platform/thread.ts';
import { type DraftProgress, draftJob, drawJob, makeJob } from './jobs.ts';
import type { BoardWishes } from './making/wishes.ts';
import type { OutlineFile } from './outline-file.ts';

/** By a thread of its own, which ends with it; drawn at once where there are none (in tests, on servers). */
export const drawnElsewhere = (id: BoardId): Promise<OutlineFile> =>
  orHere(askThread(drawJob, id), async () => (await import('./drawing/index.ts')).drawn(boardFacts(id)));

/** A board by wishes; null if none can be made. Rejects if it is taken back (`signal`) or the thread fails. */
export const madeElsewhere = (wishes: BoardWishes, signal?: AbortSignal): Promise<BoardId | null> =>
  askThread(makeJob, wishes, { signal });

/** Even of a board no game can be dealt on. Rejects if taken back (`signal`) or nothing can be drawn. */
export const draftDrawnElsewhere = (
  data: BoardData,
  told: (progress: DraftProgress) => void,
  signal: AbortSignal,
): Promise<OutlineFile> =>
  orHere(askThread(draftJob, data, { signal, onTold: told }), async () =>
    (await import('./drawing/index.ts')).drawnStepwise(data, () => undefined),
  );

async function orHere(elsewhere: Promise<OutlineFile>, here: () => Promise<OutlineFile>): Promise<OutlineFile> {
  try {
    return await elsewhere;
  } catch (failure) {
    if (!(failure instanceof Error) || failure.message !== noThread) throw failure;
    return here();
  }
}
