import { type JSX, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetched, preload } from '../fetched/index.ts';
import type { Messages } from '../locale/index.ts';
import { speak, useLanguage } from '../locale/language.ts';
import type { LanguageId } from '../locale/shelf.ts';
import { markPage } from '../look/index.ts';
import { asSaveError, openSaves, type SaveError, type Saves } from '../saves/index.ts';
import { App } from './App.tsx';
import { followLanguage } from './follow-language.ts';
import { keepSite } from './offline/registration.ts';

/** All of the page in the language that is spoken: a change of it draws everything anew, and nothing is lost. */
function Page({ saves }: { readonly saves: Saves | SaveError }): JSX.Element {
  useLanguage();
  return <App saves={saves} />;
}

/** Asks again for the page's own style sheets, where they could not be fetched. */
function wantLooks(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
  fetched(() => preload(async () => sheets, sheets), { unplaced: true }).want();
}

/**
 * Opens the page in a language, whose first words are on their way; in English where they do not come. Fails when no words can be had.
 */
export async function open(place: HTMLElement, language: LanguageId, first: Promise<Messages>): Promise<void> {
  // Not every browser keeps data for a page (private windows, policies): then the games are played, but not kept.
  const opening = openSaves({ locks: navigator.locks }).catch(asSaveError);
  if (!(await speak(language, first)) && !(await fallBack(language))) throw new Error('No words could be fetched');
  followLanguage();
  markPage();
  createRoot(place).render(
    <StrictMode>
      <Page saves={await opening} />
    </StrictMode>,
  );
  wantLooks();
  keepSite();
}

/** Speaks English for the time being; what was wanted is still told to be missing. */
async function fallBack(language: LanguageId): Promise<boolean> {
  if (!(await speak('en'))) return false;
  useLanguage.setState({ missing: language });
  return true;
}
