/** Something that was asked for in so many words could not be fetched: asking again may help. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

/** Fetches a file of the site for one deed, as for pressing a button. Fails with `NotFetched`. */
export async function fetchNow<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new NotFetched('A file of the site could not be fetched', { cause });
  }
}
