import { createSpeaker, logFault, type Speaker, type WordFault } from './format.ts';
import type { Family } from './keys.ts';
import type { MessageValue } from './names.ts';

export { createSpeaker, type Dress, type Messages, type MessageTags, type Speaker, type WordFault } from './format.ts';
export type { Family, MessageKey } from './keys.ts';
export { type List, listOf, type MessageArgs, type MessageValue, type Name, nameOf } from './names.ts';

const listeners = new Set<(fault: WordFault) => void>();

/** Calls a listener with each message that could not be formatted, once per key. Returns an unsubscribe function. */
export function onWordFault(listener: (fault: WordFault) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page's speaker; it has no messages until a language is loaded (`language.ts`, or `english.ts`). */
export const speaker: Speaker = createSpeaker('en', {}, (fault) => {
  logFault(fault);
  for (const listener of listeners) listener(fault);
});

/** A message as text: `t('ribbon.round', { round: 2, rounds: 10 })`. */
export const { t, parts, has } = speaker;

export function said(value: MessageValue): string {
  return speaker.spell(value);
}

/**
 * The text for an id of the rules, on its own: `named('terrain', 'hill')`, `named('phase', 'conquer', 'long')`. An id without a text is shown as it is. In
 * a sentence, pass a name as a value (`nameOf`). What races and powers are called depends on their box (`ui/words`).
 */
export function named(kind: Exclude<Family, 'race' | 'power'>, id: string, text?: string): string {
  const key = text === undefined ? `${kind}.${id}` : `${kind}.${id}.${text}`;
  return has(key) ? t(key, { count: 1 }) : id;
}

/** Joins whole sentences in the manner of the language, skipping missing ones. */
export function sentences(...all: readonly (string | null | undefined)[]): string {
  const said = all.filter((text): text is string => typeof text === 'string' && text !== '');
  return said.length === 0 ? '' : said.reduce((text, next) => t('sentences', { text, next }));
}

/** A number in the format of the language: `number(0.333, { style: 'percent' })`. */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(speaker.locale, options).format(value);
}
