import { browserStorage } from './browser-storage.ts';

/** Under this name the settings are kept. */
export const settingsName = 'small-world-table.settings';

/** The choice of a language as it was kept: an id, or `system`. */
export function languageOf(kept: unknown): string {
  return typeof kept === 'string' && /^[a-z]{2}$/.test(kept) ? kept : 'system';
}

const settings = browserStorage<{ readonly language?: unknown }>();

/** The choice of a language, read before the settings are there: what waits for it is the first thing the page fetches. */
export function keptLanguage(): string {
  return languageOf(settings.getItem(settingsName)?.state.language);
}
