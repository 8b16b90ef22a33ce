import type { BoxName } from '../../rules/index.ts';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { waitFor } from '../models/load.ts';

const own = lazyValue(() => import('./own-figures.ts'), { needsNotice: true });
const fetched = new WeakSet<object>();

/**
 * Fetches what shows the things of one's own in a box: arms on banners, badges and chips, figures, pieces. The table waits for the first try; whatever
 * cannot be had is a plain banner or a pawn. Cheap when asked again.
 */
export function fetchOwn(box: BoxName | undefined): void {
  const mine = box?.own;
  if (!(mine?.ownRaces ?? mine?.ownPowers) || fetched.has(mine)) return;
  fetched.add(mine);
  const laid = own.promise().then(({ layOwn }) => layOwn(mine));
  waitFor(own.settled().then(() => (own.use.getState().value === null ? undefined : laid)));
}
