import { fetchNow } from '../lazy/index.ts';
import { asSaveError } from './problem.ts';

/** Fetches what reads saved games: nobody needs it before the first one is saved. Throws `unfetched`. */
export async function loadReading(): Promise<typeof import('./reading.ts')> {
  try {
    return await fetchNow(() => import('./reading.ts'));
  } catch (failure) {
    throw asSaveError(failure);
  }
}
