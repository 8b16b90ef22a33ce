import { kept } from '../platform/storage.ts';
import { stateIn } from '../storage/reader.ts';

export const settingsName = 'small-world-table.settings';

/** The stored choice of a language: an id, or `system`. */
export function languageOf(kept: unknown): string {
  return typeof kept === 'string' && /^[a-z]{2}$/.test(kept) ? kept : 'system';
}

/** The choice of a language, read before the settings are loaded: the first thing the page fetches depends on it. */
export function keptLanguage(): string {
  return languageOf(stateIn(kept.value(settingsName))?.language);
}
