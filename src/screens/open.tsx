import { type JSX, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { asSaveError, type SaveError } from '../session/saves/problem.ts';
import { openSaves, type Saves } from '../session/saves/saves.ts';
import { lazyValue } from '../ui/lazy/lazy-value.ts';
import { preload } from '../ui/lazy/preload.ts';
import { withWords } from '../ui/lazy/words-first.ts';
import type { Messages } from '../ui/locale/index.ts';
import { speak, useLanguage } from '../ui/locale/language.ts';
import type { LanguageId } from '../ui/locale/shelf.ts';
import { followSaid } from '../ui/look/announcer.ts';
import { markPage } from '../ui/look/live.ts';
import { tabLocks } from '../ui/platform/locks.ts';
import { hasPopovers } from '../ui/platform/popover.ts';
import { App } from './App.tsx';
import { followLanguage } from './page/follow-language.ts';
import { keepSite } from './page/offline/registration.ts';
import { openLastDraft } from './set-up/last-draft.ts';
import { openAddress } from './use-route.ts';

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

/** Has popovers come where the browser has none. */
function wantPopovers(): void {
  if (hasPopovers()) return;
  lazyValue(async () => (await import('../ui/floor/popover.ts')).lendPopovers(), { needsNotice: true }).load();
}

/** Opens the page in a language whose first words are being fetched; in English if they cannot be. Rejects if there are no words at all. */
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
