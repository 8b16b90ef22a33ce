import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import { asSaveError } from './problem.ts';

/** Fetches what reads saved games: nobody needs it before the first one is saved. Throws `unfetched`. */
export const loadReading = (): Promise<typeof import('./save-text.ts')> => fetched(() => import('./save-text.ts'));

/** Fetches what plays a saved game again, the rules among it. Throws `unfetched`. */
export const loadReviving = (): Promise<typeof import('./reviving.ts')> => fetched(() => import('./reviving.ts'));

async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await fetchNow(load);
  } catch (failure) {
    throw asSaveError(failure);
  }
}
