/**
 * How fetching everything anew went: all is there; the site cannot be reached, and nothing was thrown away; or the host still hands out
 * something else for some file.
 */
export type Outcome = 'whole' | 'gone' | 'wrong';

/** Files asked for at a time. */
const atOnce = 6;

/**
 * Throws away what the browser keeps of the site's files, the service worker with it, and fetches every file of the site past all that is kept
 * on the way. Touches nothing that the player has: games and settings are kept elsewhere.
 * @param tell how many files are done, of how many
 */
export async function fetchAnew(tell: (done: number, of: number) => void): Promise<Outcome> {
  const asked = await fetch('./files.json', { cache: 'no-store' }).catch(() => null);
  if (asked === null) return 'gone';
  const files: unknown = await asked.json().catch(() => null);
  if (typeof files !== 'object' || files === null) return 'wrong';
  await forget(new URL('./', location.href).href);
  const all = Object.entries(files);
  const waiting = all.values();
  let done = 0;
  let isWhole = true;
  const take = async () => {
    for (const [file, integrity] of waiting) {
      // The browser itself refuses what has another digest.
      const answer = await fetch(`./${file}`, { cache: 'reload', integrity: String(integrity) }).catch(() => null);
      isWhole &&= answer?.ok === true;
      done++;
      tell(done, all.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return isWhole ? 'whole' : 'wrong';
}

/** Ends the service worker of a folder and removes what it keeps; those of other sites on the same host are let be. */
async function forget(folder: string): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) if (registration.scope === folder) await registration.unregister();
  const names = 'caches' in globalThis ? await caches.keys() : [];
  for (const name of names) if (name.endsWith(folder)) await caches.delete(name);
}
