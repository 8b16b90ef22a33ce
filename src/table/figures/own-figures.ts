import { type Figure, type OwnBox, type OwnPowerData, pieces as pieceNames } from '../../rules/index.ts';
import { type OwnLook, ownLook } from '../../ui/look/learned.ts';
import { askForModels, layMade, type ModelPack, type ModelSet, type Sculpture } from '../models/load.ts';
import { assembled } from './assemble.ts';
import { ownNames } from './names.ts';
import { powerModels, raceModels } from './own-arms.ts';
import { packs } from './packs.ts';

/** A race or a power of one's own as it is shown, and what was made of that. */
interface Shown {
  readonly look: OwnLook | undefined;
  readonly figure: Figure | undefined;
  /** Its banner, chips and pawn, or its badge. */
  readonly arms: readonly (readonly [string, Sculpture])[];
  sculpture: Sculpture | null;
}

const shown = new Map<string, Shown>();

/** All models of one's own that can be made of what is on the shelf, by their names. */
function made(shelf: ModelSet): ReadonlyMap<string, Sculpture> {
  const all = new Map<string, Sculpture>();
  for (const [name, one] of shown) {
    for (const [model, sculpture] of one.arms) all.set(model, sculpture);
    if (one.figure === undefined) continue;
    one.sculpture ??= assembled(one.figure, shelf);
    // Until its parts have come it is a pawn.
    if (one.sculpture !== null) all.set(`figure/${name.replace('race.', '')}`, one.sculpture);
  }
  return all;
}

const parts: ModelPack = { names: ownNames.parts, file: packs.parts };
const pieces: ModelPack = { names: ownNames.pieces, file: packs.pieces };

function show(kind: 'race' | 'power', id: string, figure?: Figure): void {
  const name = `${kind}.${id}`;
  const look = ownLook(name);
  const known = shown.get(name);
  const isSame = known?.look === look && JSON.stringify(known?.figure) === JSON.stringify(figure);
  if (known !== undefined && isSame) return;
  const arms = look === undefined ? [] : kind === 'race' ? raceModels(id, look) : powerModels(id, look);
  shown.set(name, { look, figure, arms, sculpture: null });
}

/** Does a race or a power bring a piece of one's own? */
const bringsPiece = ({ parts: said = [] }: OwnPowerData) =>
  said.some((part) => 'piece' in part && pieceNames.some((piece) => piece === part.piece));

/** Lays on the shelf of models what a box has of its own. Resolves when all that has to be fetched for it was tried. */
export async function layOwn({ ownRaces = [], ownPowers = [] }: OwnBox): Promise<void> {
  for (const { id, figure } of ownRaces) show('race', id, figure);
  for (const { id } of ownPowers) show('power', id);
  layMade(made);
  await Promise.all([
    ...(ownRaces.some(({ figure }) => figure !== undefined) ? [askForModels(parts)] : []),
    ...([...ownRaces, ...ownPowers].some(bringsPiece) ? [askForModels(pieces)] : []),
  ]);
}

/** Fetches all parts of figures, for whoever makes one. Resolves when they were tried. */
export const fetchParts = (): Promise<void> => askForModels(parts);
