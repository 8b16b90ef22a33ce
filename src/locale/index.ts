import { createSpeaker, type Speaker, tell, type WordFault } from './format.ts';
import type { MessageValue } from './names.ts';

export { createSpeaker, type Dress, type Messages, type MessageTags, type Speaker, type WordFault } from './format.ts';
export type { MessageKey, Words } from './keys.ts';
export { type List, listOf, type MessageArgs, type MessageValue, type Name, nameOf } from './names.ts';

const listeners = new Set<(fault: WordFault) => void>();

/** Calls a listener with each message that could not be said, once a key. Returns a function that ends it. */
export function onWordFault(listener: (fault: WordFault) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The voice of the table; it knows no word until it is given a language (`language.ts`, or `english.ts`). */
export const speaker: Speaker = createSpeaker('en', {}, (fault) => {
  tell(fault);
  for (const listener of listeners) listener(fault);
});

/** A message in words: `t('ribbon.round', { round: 2, rounds: 10 })`. */
export const { t, parts, has } = speaker;

/** A name, or several, standing by themselves and not in a sentence. */
export function said(value: MessageValue): string {
  return speaker.spell(value);
}

/**
 * The text of something the rules know by an id, standing by itself: `named('race', 'orcs')`, `named('power', 'hill', 'short')`.
 * An id without a text is shown as it is, rather than breaking the table. In a sentence a name goes as a value (`nameOf`).
 */
export function named(kind: string, id: string, text?: string): string {
  const key = text === undefined ? `${kind}.${id}` : `${kind}.${id}.${text}`;
  return has(key) ? t(key, { count: 1 }) : id;
}

/** Whole sentences one after the other, as the language puts them; what is missing is left out. */
export function sentences(...all: readonly (string | null | undefined)[]): string {
  const said = all.filter((text): text is string => typeof text === 'string' && text !== '');
  return said.length === 0 ? '' : said.reduce((text, next) => t('sentences', { text, next }));
}

/** A number as the language writes it: `number(0.333, { style: 'percent' })`. */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(speaker.locale, options).format(value);
}
