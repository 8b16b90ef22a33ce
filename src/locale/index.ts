import { en } from './en.ts';
import { createSpeaker, type Speaker } from './format.ts';

export type { Catalogue, MessageKey } from './en.ts';
export { createSpeaker, type MessageArgs, type MessageTags, type MessageValue, type Speaker } from './format.ts';

/** The language of the table: English, until there are others to choose from. */
export const speaker: Speaker = createSpeaker('en', en);

/** A message in words: `t('ribbon.round', { round: 2, rounds: 10 })`. */
export const { t, parts, has } = speaker;

/**
 * The name or text of something the rules know by an id: `named('race', 'orcs')`, `named('power', 'hill', 'short')`.
 * An id without a text is shown as it is, rather than breaking the table.
 */
export function named(kind: string, id: string, text?: string): string {
  const key = text === undefined ? `${kind}.${id}` : `${kind}.${id}.${text}`;
  return has(key) ? t(key, { count: 1 }) : id;
}
