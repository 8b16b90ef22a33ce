import { attempted } from './attempt.ts';
import { offered } from './capability.ts';

/** What keeps the site for the next time, where a browser keeps sites: not without TLS, nor in some frames. */
export const siteKeeper = (): ServiceWorkerContainer | null => offered('navigator.serviceWorker') ?? null;

export const isKeptPage = (): boolean => offered('navigator.serviceWorker.controller') instanceof Object;

type Registration = ServiceWorkerRegistration;

const isWhole = (one: Registration | null): one is Registration => typeof one?.addEventListener === 'function';

/** The site as it is kept; null where it is not, or the browser does not say. */
export async function siteRegistration(): Promise<Registration | null> {
  const found = await attempted(async () => siteKeeper()?.getRegistration());
  return isWhole(found) ? found : null;
}

/** The site as it is kept, as soon as it is; null, or never, where it is not going to be. */
export async function registrationReady(): Promise<Registration | null> {
  const found = await attempted(async () => siteKeeper()?.ready);
  return isWhole(found) ? found : null;
}

export async function siteRegistrations(): Promise<readonly Registration[]> {
  const found = await attempted(async () => siteKeeper()?.getRegistrations());
  return Array.isArray(found) ? found : [];
}

export async function cacheNames(): Promise<readonly string[]> {
  const names = await attempted(async () => offered('caches')?.keys());
  return Array.isArray(names) ? names : [];
}

export async function forgetCache(name: string): Promise<void> {
  await attempted(async () => offered('caches')?.delete(name));
}
