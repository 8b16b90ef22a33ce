/**
 * The guard: a script of its own, before any other in the page, that nothing else is needed for. Where the page does not start, since a file
 * of it is missing or wrong, it says so in the words that stand in index.html, and offers to fetch everything anew.
 */
import { bestOf } from '../../locale/choice.ts';
import { keptLanguage } from '../../look/kept-language.ts';
import { fetchAnew, type Outcome } from './anew.ts';

/** Milliseconds for what failed to come right after all, as where something else was at fault. */
const grace = 1000;
/** Milliseconds within which something stands on the page, or what it lacks has failed: more for a slow line, which is still fetching. */
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
  // A script that cannot be had tells the page's window on its way down only.
  addEventListener('error', soon, { capture: true, signal });
  addEventListener('unhandledrejection', soon, { signal });
  addEventListener('load', () => {
    if (isUnstyled()) soon();
    setTimeout(look, patience.fetched);
  });
  // A file that never comes holds the page's `load` back as well.
  setTimeout(look, patience.fetching);
}

/** Have the styles of the page not come? They give the root a name that nothing else does. */
function isUnstyled(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--night') === '';
}

/** Shows the notice in the reader's language, with its buttons. */
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

/** Which of some languages the reader wants: by the address, by choice, by the browser. */
function languageAmong(ids: readonly string[]): string {
  const wanted = [new URLSearchParams(location.search).get('lang'), keptLanguage()];
  return ids.find((id) => wanted.includes(id)) ?? bestOf(navigator.languages, ids);
}

/** Fetches everything anew and loads the page again; or says why that was of no use. */
async function mend(section: HTMLElement): Promise<void> {
  const buttons = [...section.querySelectorAll('button')];
  const progress = section.querySelector('progress');
  for (const button of buttons) button.disabled = true;
  tell(section, 'busy');
  const outcome = await fetchAnew((done, of) => {
    if (progress === null) return;
    progress.max = of;
    progress.value = done;
  });
  if (outcome === 'whole') {
    location.reload();
    return;
  }
  tell(section, outcome);
  for (const button of buttons) button.disabled = false;
}

function tell(section: HTMLElement, what: Outcome | 'busy'): void {
  for (const line of section.querySelectorAll<HTMLElement>('[data-told]')) line.hidden = line.dataset.told !== what;
}
