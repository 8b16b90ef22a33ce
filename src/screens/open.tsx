import { type JSX, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { asSaveError, type SaveError } from '../session/saves/problem.ts';
import { openSaves, type Saves } from '../session/saves/saves.ts';
import { isComing, withWords } from '../ui/lazy/fetch-now.ts';
import { lazyValue } from '../ui/lazy/lazy-value.ts';
import { preload } from '../ui/lazy/preload.ts';
import { type Messages, t } from '../ui/locale/index.ts';
import { speak, useLanguage } from '../ui/locale/language.ts';
import type { LanguageId } from '../ui/locale/languages.ts';
import { followSaid } from '../ui/look/announcer.ts';
import { markPage } from '../ui/look/live.ts';
import { entitle } from '../ui/look/page-title.tsx';
import { useSettings } from '../ui/look/settings.ts';
import { tabLocks } from '../ui/platform/locks.ts';
import { hasPopovers } from '../ui/platform/popover.ts';
import { siteKeeper } from '../ui/platform/service-worker.ts';
import { note } from '../ui/route/place.ts';
import { App } from './App.tsx';
import { addressedLanguage, languageFor, parameter } from './page/wanted-language.ts';
import { openLastDraft } from './set-up/last-draft.ts';
import { openAddress } from './use-route.ts';

/** Milliseconds of calm before all files are fetched for the cache: nothing may delay the first turn. */
const politeness = 4000;
/** Milliseconds between looks whether something does. */
const beat = 1000;
/** Milliseconds before the next attempt: the shortest pause, doubling each time, and the longest. */
const shortest = 30_000;
const longest = 60 * 60 * 1000;

/** Caches the whole site for use offline, if possible; not in development, where files change under it. */
function keepSite(): void {
  const keeper = siteKeeper();
  if (import.meta.env.PROD && keeper) keepTrying(keeper);
}

/** Tries with growing pauses: amid an update a host serves wrong files, so none installs (`file-checks.ts`). */
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

function followInstall(worker: ServiceWorker | null, failed: () => void): void {
  if (worker === null || followed.has(worker)) return;
  followed.add(worker);
  let isWhole = false;
  worker.addEventListener('statechange', () => {
    isWhole ||= worker.state === 'installed';
    if (worker.state === 'redundant' && !isWhole) failed();
  });
}

/** The page in the current language: changing it redraws everything, without losing state. */
function Page({ saves }: { readonly saves: Saves | SaveError }): JSX.Element {
  useLanguage();
  return <App saves={saves} />;
}

/** Retries the page's own style sheets if they failed to load. */
function wantLooks(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
  lazyValue(() => preload(async () => sheets, sheets), { needsNotice: true }).load();
}

function wantPopovers(): void {
  if (hasPopovers()) return;
  lazyValue(async () => (await import('../ui/floor/popover.ts')).lendPopovers(), { needsNotice: true }).load();
}

/** `first`: words on their way; English if they do not come. Rejects if there are no words at all. */
export async function open(place: HTMLElement, language: LanguageId, first: Promise<Messages>): Promise<void> {
  // Not every browser stores data for a page (private windows, policies): then games are played but not saved.
  const opening = openSaves({ locks: tabLocks() }).catch(asSaveError);
  if (!(await speak(language, first)) && !(await fallBack(language))) throw new Error('No words could be fetched');
  followLanguage();
  markPage();
  followSaid();
  await Promise.all([openLastDraft(), openAddress()]).then(withWords);
  createRoot(place).render(
    <StrictMode>
      <Page saves={await opening} />
    </StrictMode>,
  );
  wantLooks();
  wantPopovers();
  keepSite();
}

/** Uses English for the time being; the wanted language is still reported as missing. */
async function fallBack(language: LanguageId): Promise<boolean> {
  if (!(await speak('en'))) return false;
  useLanguage.setState({ missing: language });
  return true;
}

function tellDocument(): void {
  document.documentElement.lang = useLanguage.getState().id;
  entitle('page', t('app.title'));
}

/** Removes the language from the address: another one was chosen. */
function forgetAddressed(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(parameter)) return;
  address.searchParams.delete(parameter);
  note(address.search + address.hash);
}

/** From the address now, from the settings at any time; retries when online again. Returns an unsubscribe. */
export function followLanguage(): () => void {
  const named = addressedLanguage();
  if (named !== null) useSettings.setState({ language: named });
  tellDocument();
  const again = () => {
    const { missing } = useLanguage.getState();
    if (missing !== null) void speak(missing);
  };
  addEventListener('online', again);
  const ends = [
    useLanguage.subscribe(tellDocument),
    useSettings.subscribe(({ language }, { language: before }) => {
      if (language === before) return;
      forgetAddressed();
      void speak(languageFor(language));
    }),
    () => removeEventListener('online', again),
  ];
  return () => {
    for (const end of ends) end();
  };
}
