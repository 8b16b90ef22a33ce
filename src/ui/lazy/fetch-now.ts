let coming = 0;

export const isComing = (): boolean => coming > 0;

export function countComing(fetched: Promise<unknown>): void {
  coming += 1;
  const done = () => {
    coming -= 1;
  };
  fetched.then(done, done);
}

/** What all that is fetched waits for before it is shown: the words that its modules need. */
const words = new Set<Promise<unknown>>();

/** Holds up whatever is fetched until this is there; it has to come, or to be tried until it does. Returns it. */
export function holdUp<T>(coming: Promise<T>): Promise<T> {
  words.add(coming);
  return coming.finally(() => words.delete(coming));
}

export async function withWords<T>(found: T): Promise<T> {
  while (words.size > 0) await Promise.all(words);
  return found;
}

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
