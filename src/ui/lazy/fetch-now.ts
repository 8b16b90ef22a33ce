import { countComing } from './coming.ts';
import { withWords } from './words-first.ts';

/** Something the player explicitly asked for could not be fetched: trying again may help. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

/** Fetches a file of the site for a single action, like a button press. Rejects with `NotFetched`. */
export async function fetchNow<T>(load: () => Promise<T>): Promise<T> {
  try {
    const fetched = load().then(withWords);
    countComing(fetched);
    return await fetched;
  } catch (cause) {
    throw new NotFetched('A file of the site could not be fetched', { cause });
  }
}
