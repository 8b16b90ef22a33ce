import { isComing } from '../../../ui/lazy/coming.ts';
import { siteKeeper } from '../../../ui/platform/service-worker.ts';

/** Milliseconds in which nothing comes that is waited for, before all files are fetched for the cache: nothing may delay the first turn. */
const politeness = 4000;
/** Milliseconds between looks whether something does. */
const beat = 1000;
/** Milliseconds before the next attempt: the shortest pause, doubling each time, and the longest. */
const shortest = 30_000;
const longest = 60 * 60 * 1000;

/**
 * Makes the browser cache the whole site, so that from next time it starts without a network. Where that is impossible (old browser, insecure
 * address, no room) the page works as usual. Not in development, where files change under the page.
 */
export function keepSite(): void {
  const keeper = siteKeeper();
  if (import.meta.env.PROD && keeper) keepTrying(keeper);
}

/**
 * Tries to install the service worker, again and again with growing pauses: a host in the middle of an update serves wrong files, and a version with
 * a wrong file is not installed (checking.ts).
 */
export function keepTrying(container: Pick<ServiceWorkerContainer, 'register'>): void {
  const watched = new WeakSet<ServiceWorkerRegistration>();
  let pause = shortest;
  let isDue = false;
  const after = (wait: number) => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      attempt().catch(later);
    }, wait);
  };
  const later = () => {
    after(pause);
    pause = Math.min(pause * 2, longest);
  };
  const attempt = async () => {
    const registration = await container.register('./service-worker.js', { updateViaCache: 'none' });
    const follow = () => followInstall(registration.installing, later);
    if (!watched.has(registration)) registration.addEventListener('updatefound', follow);
    // Where a version is already installed, registering again does not look for a newer one.
    else if (registration.installing === null) await registration.update();
    watched.add(registration);
    follow();
  };
  whenCalm(() => attempt().catch(later));
}

/** Calls back once nothing has come for a while that anybody waits for. */
function whenCalm(then: () => void): void {
  let calm = 0;
  const clock = setInterval(() => {
    calm = isComing() ? 0 : calm + beat;
    if (calm < politeness) return;
    clearInterval(clock);
    then();
  }, beat);
}

const followed = new WeakSet<ServiceWorker>();

/** Calls back if the installation of a version fails. */
function followInstall(worker: ServiceWorker | null, failed: () => void): void {
  if (worker === null || followed.has(worker)) return;
  followed.add(worker);
  let isWhole = false;
  worker.addEventListener('statechange', () => {
    isWhole ||= worker.state === 'installed';
    if (worker.state === 'redundant' && !isWhole) failed();
  });
}
