import { answered } from './attempt.ts';
import { offered } from './offered.ts';

/** Milliseconds that the browser and its push service may take to answer. */
const PATIENCE = 15_000;

type Site = Pick<ServiceWorkerRegistration, 'pushManager'>;

const managerOf = (site: Site | null) => (offered('PushManager') === undefined ? undefined : site?.pushManager);

/** What is ordered of the browser's push service for a kept site; null if nothing is, or there is no such service. */
export function ordered(site: Site | null): Promise<PushSubscription | null> {
  return answered(PATIENCE, async () => managerOf(site)?.getSubscription());
}

/** Under the key of whoever sends them; null where the browser, or its service, does not want to. */
export function order(site: Site | null, key: string): Promise<PushSubscription | null> {
  return answered(PATIENCE, async () =>
    managerOf(site)?.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  );
}
