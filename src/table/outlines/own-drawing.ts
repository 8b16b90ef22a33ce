import type { BoardId } from '../../rules/index.ts';
import { hasDatabases } from '../../ui/platform/database.ts';
import '../../rules/own-boxes.ts';
import { type KeptDrawings, openDrawings } from './kept-drawings.ts';
import type { OutlineFile } from './outline-file.ts';
import { drawnElsewhere } from './thread.ts';

let kept: KeptDrawings | null = null;

export async function keepOwnDrawing(id: BoardId, drawing: OutlineFile): Promise<void> {
  if (hasDatabases()) kept ??= openDrawings();
  await kept?.keep(id, drawing);
}

/** The drawing of a board of one's own: the one this browser keeps, or a new one, which is kept from then on. */
export async function ownDrawing(id: BoardId): Promise<OutlineFile> {
  if (hasDatabases()) kept ??= openDrawings();
  const found = (await kept?.find(id)) ?? null;
  if (found !== null) return found;
  const drawn = await drawnElsewhere(id);
  void keepOwnDrawing(id, drawn);
  return drawn;
}
