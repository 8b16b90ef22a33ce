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
