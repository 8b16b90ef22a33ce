import {
  type Figure,
  type OwnBox,
  type OwnPowerData,
  type OwnRaceData,
  pieces as pieceNames,
} from '../../rules/index.ts';
import { lookOf } from '../../ui/look/heraldry.ts';
import { ownModel } from '../layout/trait-model.ts';
import { askForModels, layMade, type ModelPack, type ModelSet, type Sculpture } from '../models/load.ts';
import { assembled } from './assemble.ts';
import { ownNames } from './names.ts';
import { powerModels, raceModels } from './own-arms.ts';
import { packs } from './packs.ts';

/** A race or a power of one's own as it is shown, and what was made of that. */
interface Shown {
  readonly figure: Figure | undefined;
  /** Its banner, chips and pawn, or its badge. */
  readonly arms: readonly (readonly [string, Sculpture])[];
  sculpture: Sculpture | null;
}

/** By its kind and what its models go by, which says all of its looks. */
const shown = new Map<string, Shown>();

/** All models of one's own that can be made of what is on the shelf, by their names. */
function made(shelf: ModelSet): ReadonlyMap<string, Sculpture> {
  const all = new Map<string, Sculpture>();
  for (const [name, one] of shown) {
    for (const [model, sculpture] of one.arms) all.set(model, sculpture);
    if (one.figure === undefined) continue;
    one.sculpture ??= assembled(one.figure, shelf);
    // Until its parts have come it is a pawn.
    if (one.sculpture !== null) all.set(name.replace('race/', 'figure/'), one.sculpture);
  }
  return all;
}

const parts: ModelPack = { names: ownNames.parts, file: packs.parts };
const pieces: ModelPack = { names: ownNames.pieces, file: packs.pieces };

function show(kind: 'race' | 'power', own: OwnRaceData | OwnPowerData): void {
  const model = ownModel(own);
  const name = `${kind}/${model}`;
  if (shown.has(name)) return;
  const look = own.arms && lookOf(own.arms);
  const arms = look === undefined ? [] : kind === 'race' ? raceModels(model, look) : powerModels(model, look);
  shown.set(name, { figure: 'figure' in own ? own.figure : undefined, arms, sculpture: null });
}

/** Does a race or a power bring a piece of one's own? */
const bringsPiece = ({ parts: said = [] }: OwnPowerData) =>
  said.some((part) => 'piece' in part && pieceNames.some((piece) => piece === part.piece));

/** Lays on the shelf of models what a box has of its own. Resolves when all that has to be fetched for it was tried. */
export async function layOwn({ ownRaces = [], ownPowers = [] }: OwnBox): Promise<void> {
  for (const race of ownRaces) show('race', race);
  for (const power of ownPowers) show('power', power);
  layMade(made);
  await Promise.all([
    ...(ownRaces.some(({ figure }) => figure !== undefined) ? [askForModels(parts)] : []),
    ...([...ownRaces, ...ownPowers].some(bringsPiece) ? [askForModels(pieces)] : []),
  ]);
}

/** Fetches all parts of figures, for whoever makes one. Resolves when they were tried. */
export const fetchParts = (): Promise<void> => askForModels(parts);
