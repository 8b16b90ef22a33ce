import { lazyValue } from '../../lazy/index.ts';
import { type BoxName, type OwnRaceData, pieces } from '../../rules/index.ts';
import { waitFor } from '../models/load.ts';

const own = lazyValue(() => import('./own-figures.ts'), { needsNotice: true });

/** Does a race or a power bring a piece of one's own? */
const bringsPiece = ({ parts = [] }: Pick<OwnRaceData, 'parts'>) =>
  parts.some((part) => 'piece' in part && pieces.some((piece) => piece === part.piece));

const fetched = new WeakSet<object>();

/**
 * Fetches what a box has beside the printed pieces: figures of races of one's own, and their pieces. The table waits for them once; whatever cannot be
 * had is a pawn. Cheap when asked again.
 */
export function fetchOwn(box: BoxName | undefined): void {
  const races = box?.own?.ownRaces ?? [];
  const hasPieces = [...races, ...(box?.own?.ownPowers ?? [])].some(bringsPiece);
  if (box?.own === undefined || fetched.has(box.own)) return;
  fetched.add(box.own);
  if (!hasPieces && races.every(({ figure }) => figure === undefined)) return;
  const arrived = own
    .promise()
    .then(({ fetchFigures, fetchPieces }) => Promise.all([fetchFigures(races), ...(hasPieces ? [fetchPieces()] : [])]));
  // Nobody waits for it longer than for the first try.
  waitFor(Promise.race([arrived, own.settled().then(() => (own.use.getState().value === null ? null : arrived))]));
}
