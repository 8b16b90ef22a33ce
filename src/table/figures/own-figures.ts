import { type FigureLook, ownLook } from '../../look/heraldry.ts';
import { type BoxName, type OwnRaceData, pieces } from '../../rules/index.ts';
import { askForMade, askForModels, type ModelSet, type Sculpture } from '../models/load.ts';
import { assembled } from './assemble.ts';

/** A figure that is wanted, and what came of it. */
interface Wanted {
  readonly look: FigureLook;
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

/** Asks for the figure of a race of one's own: it is on the shelf of models as soon as its parts have come. */
function wantFigure(race: string, look: FigureLook): void {
  const known = wanted.get(race);
  if (known !== undefined && JSON.stringify(known.look) === JSON.stringify(look)) return;
  wanted.set(race, { look, sculpture: null });
  askForMade('parts', made);
}

/** Does a race bring a piece of one's own? */
const bringsPiece = ({ parts = [] }: Pick<OwnRaceData, 'parts'>) =>
  parts.some((part) => 'piece' in part && pieces.some((piece) => piece === part.piece));

const shown = new WeakSet<object>();

/** Fetches what a box has beside the printed pieces: figures of races of one's own, and their pieces. Cheap when asked again. */
export function fetchOwn(box: BoxName | undefined): void {
  const own = box?.own;
  if (own === undefined || shown.has(own)) return;
  shown.add(own);
  for (const { id } of own.ownRaces ?? []) {
    const figure = ownLook(`race.${id}`)?.figure;
    if (figure !== undefined) wantFigure(id, figure);
  }
  if ([...(own.ownRaces ?? []), ...(own.ownPowers ?? [])].some(bringsPiece)) askForModels('pieces');
}
