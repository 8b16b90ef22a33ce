/**
 * The guard: a separate script that runs first and depends on nothing else. If the page does not start because a file is missing or wrong, it says so
 * in the words found in index.html, and offers to fetch everything anew.
 */
import { bestOf } from '../../../ui/locale/choice.ts';
import { keptLanguage } from '../../../ui/look/kept-language.ts';
import { attempted } from '../../../ui/platform/attempt.ts';
import { wantedLanguages } from '../../../ui/platform/languages.ts';
import { cacheNames, forgetCache, siteRegistrations } from '../../../ui/platform/service-worker.ts';

/** `whole`: complete; `gone`: unreachable, nothing discarded; `wrong`: the host still serves a wrong file. */
type Outcome = 'whole' | 'gone' | 'wrong';

const atOnce = 6;

/**
 * Discards the site's cached files, including the service worker, and fetches every file again, bypassing all caches on the way. The player's games
 * and settings are stored elsewhere and stay untouched.
 * @param onProgress called with the number of files done, and their total
 */
async function fetchAnew(onProgress: (done: number, of: number) => void): Promise<Outcome> {
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

/** Milliseconds for a failed page to recover by itself, as when something else was at fault. */
const grace = 1000;
/** Milliseconds for something to appear, or what is missing to fail: longer while a slow line fetches. */
const patience = { fetched: 20_000, fetching: 60_000 } as const;

const root = document.getElementById('root');
const panel = document.getElementById('no-start');
if (root !== null && panel !== null) watch(root, panel);

function watch(place: HTMLElement, notice: HTMLElement): void {
  const started = new AbortController();
  const { signal } = started;
  const isMeant = () => place.childElementCount === 0 || isUnstyled();
  const look = () => isMeant() && show(notice);
  const soon = () => setTimeout(look, grace);
  new MutationObserver((_, observer) => {
    if (place.childElementCount === 0) return;
    observer.disconnect();
    started.abort();
    if (!isMeant()) notice.hidden = true;
  }).observe(place, { childList: true });
  // A script's load error reaches the window only in the capture phase.
  addEventListener('error', soon, { capture: true, signal });
  addEventListener('unhandledrejection', soon, { signal });
  addEventListener('load', () => {
    if (isUnstyled()) soon();
    setTimeout(look, patience.fetched);
  });
  // A file that never arrives also delays the page's `load`.
  setTimeout(look, patience.fetching);
}

/** Are the page's styles missing? They set a name on the root that nothing else sets. */
function isUnstyled(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--night') === '';
}

function show(notice: HTMLElement): void {
  if (!notice.hidden && notice.dataset.guarded !== undefined) return;
  notice.dataset.guarded = '';
  const sections = [...notice.querySelectorAll('section')];
  const language = languageAmong(sections.map(({ lang }) => lang));
  for (const section of sections) {
    section.hidden = section.lang !== language;
    const button = (does: string) => section.querySelector<HTMLButtonElement>(`[data-do="${does}"]`);
    for (const one of [button('reload'), button('anew')]) one?.removeAttribute('hidden');
    button('reload')?.addEventListener('click', () => location.reload());
    button('anew')?.addEventListener('click', () => void mend(section));
  }
  notice.hidden = false;
}

/** Which of the languages the reader wants: by the address, the stored choice, or the browser. */
function languageAmong(ids: readonly string[]): string {
  const wanted = [new URLSearchParams(location.search).get('lang'), keptLanguage()];
  return ids.find((id) => wanted.includes(id)) ?? bestOf(wantedLanguages(), ids);
}

async function mend(section: HTMLElement): Promise<void> {
  const buttons = [...section.querySelectorAll('button')];
  const progress = section.querySelector('progress');
  for (const button of buttons) button.disabled = true;
  showOutcome(section, 'busy');
  const outcome = await fetchAnew((done, of) => {
    if (progress === null) return;
    progress.max = of;
    progress.value = done;
  });
  if (outcome === 'whole') {
    location.reload();
    return;
  }
  showOutcome(section, outcome);
  for (const button of buttons) button.disabled = false;
}

function showOutcome(section: HTMLElement, what: Outcome | 'busy'): void {
  for (const line of section.querySelectorAll<HTMLElement>('[data-told]')) line.hidden = line.dataset.told !== what;
}
