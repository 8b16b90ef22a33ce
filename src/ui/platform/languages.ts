import { offered } from './capability.ts';

/** The languages that the browser is set to, most wanted first. */
export function wantedLanguages(): readonly string[] {
  const wanted: unknown = offered('navigator.languages');
  return Array.isArray(wanted) ? wanted.filter((tag) => typeof tag === 'string') : [];
}
