/** Milliseconds a page has for itself before everything is fetched to be kept: nothing may be in the way of the first turn. */
const politeness = 4000;
/** Milliseconds before keeping is tried again: as long at first, twice as long each time, and never longer. */
const shortest = 30_000;
const longest = 60 * 60 * 1000;

/**
 * Has the browser keep all of the site, so that it starts without a network from the next time on. Where that is not possible (an old
 * browser, no secure address, no room) the page works as it does without. Not in development, where files change under the page.
 */
export function keepSite(): void {
  if (import.meta.env.PROD && navigator.serviceWorker) keepTrying(navigator.serviceWorker);
}

/**
 * Tries to have the site kept, again and again with growing pauses: a host in the middle of an update hands out wrong files, and a version
 * with a wrong file is not installed (checking.ts).
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
    // Where a version is kept already, asking for it again looks for no newer one.
    else if (registration.installing === null) await registration.update();
    watched.add(registration);
    follow();
  };
  after(politeness);
}

const followed = new WeakSet<ServiceWorker>();

/** Calls back if a version is given up before it was whole. */
function followInstall(worker: ServiceWorker | null, failed: () => void): void {
  if (worker === null || followed.has(worker)) return;
  followed.add(worker);
  let isWhole = false;
  worker.addEventListener('statechange', () => {
    isWhole ||= worker.state === 'installed';
    if (worker.state === 'redundant' && !isWhole) failed();
  });
}
