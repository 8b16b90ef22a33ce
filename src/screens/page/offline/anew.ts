import { attempted } from '../../../ui/platform/attempt.ts';
import { cacheNames, forgetCache } from '../../../ui/platform/caches.ts';
import { siteRegistrations } from '../../../ui/platform/service-worker.ts';

/**
 * The result of fetching everything anew: complete; the site is unreachable, and nothing was discarded; or the host still serves something wrong for
 * some file.
 */
export type Outcome = 'whole' | 'gone' | 'wrong';

/** Number of parallel requests. */
const atOnce = 6;

/**
 * Discards the site's cached files, including the service worker, and fetches every file again, bypassing all caches on the way. The player's games
 * and settings are stored elsewhere and stay untouched.
 * @param onProgress called with the number of files done, and their total
 */
export async function fetchAnew(onProgress: (done: number, of: number) => void): Promise<Outcome> {
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
      // The browser itself rejects a response with another digest.
      const answer = await fetch(`./${file}`, { cache: 'reload', integrity: String(integrity) }).catch(() => null);
      isWhole &&= answer?.ok === true;
      done++;
      onProgress(done, all.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return isWhole ? 'whole' : 'wrong';
}

/** Unregisters the service worker of a folder and deletes its caches; those of other sites on the same host stay. */
async function forget(folder: string): Promise<void> {
  for (const registration of await siteRegistrations())
    if (registration.scope === folder) await attempted(async () => registration.unregister());
  for (const name of await cacheNames()) if (name.endsWith(folder)) await forgetCache(name);
}
