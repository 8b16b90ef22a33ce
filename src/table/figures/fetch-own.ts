import { lazyValue } from '../../lazy/index.ts';
import { type BoxName, type OwnRaceData, pieces } from '../../rules/index.ts';
import { waitFor } from '../models/load.ts';

const own = lazyValue(() => import('./own-figures.ts'), { needsNotice: true });

/** Does a race or a power bring a piece of one's own? */
const bringsPiece = ({ parts = [] }: Pick<OwnRaceData, 'parts'>) =>
  parts.some((part) => 'piece' in part && pieces.some((piece) => piece === part.piece));

const fetched = new WeakSet<object>();

/**
 * Fetches what shows the things of one's own in a box: arms on banners, badges and chips, figures, pieces. The table waits for the first try; whatever
 * cannot be had is a plain banner or a pawn. Cheap when asked again.
 */
export function fetchOwn(box: BoxName | undefined): void {
  const mine = box?.own;
  if (mine === undefined || fetched.has(mine)) return;
  fetched.add(mine);
  const { ownRaces = [], ownPowers = [] } = mine;
  if (ownRaces.length + ownPowers.length === 0) return;
  const hasPieces = [...ownRaces, ...ownPowers].some(bringsPiece);
  const laid = own.promise().then(({ layOwn }) => layOwn(mine, hasPieces));
  waitFor(own.settled().then(() => (own.use.getState().value === null ? undefined : laid)));
}
