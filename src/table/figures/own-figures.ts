import type { Figure } from '../../rules/index.ts';
import { askForMade, askForModels, lay, type ModelPack, type ModelSet, type Sculpture } from '../models/load.ts';
import { assembled } from './assemble.ts';
import { ownNames } from './names.ts';
import { packs } from './packs.ts';

/** A figure that is wanted, and what came of it. */
interface Wanted {
  readonly look: Figure;
  sculpture: Sculpture | null;
}

const wanted = new Map<string, Wanted>();

/** All wanted figures whose parts are on the shelf, by the names of their models. */
function made(shelf: ModelSet): ReadonlyMap<string, Sculpture> {
  const all = new Map<string, Sculpture>();
  for (const [race, figure] of wanted) {
    figure.sculpture ??= assembled(figure.look, shelf);
    if (figure.sculpture !== null) all.set(`figure/${race}`, figure.sculpture);
  }
  return all;
}

const parts: ModelPack = { names: ownNames.parts, file: packs.parts };
const pieces: ModelPack = { names: ownNames.pieces, file: packs.pieces };

/** Fetches the figures of these races of one's own: each is on the shelf of models as soon as its parts have come. Resolves when all were tried. */
export async function fetchFigures(
  races: readonly { readonly id: string; readonly figure?: Figure | undefined }[],
): Promise<void> {
  for (const { id, figure } of races) {
    const known = wanted.get(id);
    // The figure is laid down, and made anew where its maker has changed it.
    if (figure === undefined) wanted.delete(id);
    else if (JSON.stringify(known?.look) !== JSON.stringify(figure)) wanted.set(id, { look: figure, sculpture: null });
  }
  if (wanted.size > 0) await askForMade(parts, made);
  else lay();
}

/** Fetches the pieces of one's own. Resolves when they were tried. */
export const fetchPieces = (): Promise<void> => askForModels(pieces);

/** All parts of figures, fetched for whoever makes one: those that have come. */
export async function fetchParts(): Promise<void> {
  await askForModels(parts);
}
