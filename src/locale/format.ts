import { type FormatXMLElementFn, IntlMessageFormat } from 'intl-messageformat';
import type { MessageKey } from './en.ts';

/** Values put into a message. A missing one should be `null`, which a `select` reads as `none`. */
export type MessageValue = string | number | null;
export type MessageArgs = Readonly<Record<string, MessageValue>>;
/** What to make of the tags of a message, by tag: from the words inside to a part of the result. */
export type MessageTags<Part> = Readonly<Record<string, FormatXMLElementFn<Part>>>;

/** A message in ICU's syntax, or already parsed, as the built page gets it. */
type Message = string | ReturnType<IntlMessageFormat['getAst']>;

/** Messages by name; those that are still to be learned are missing. */
type Messages = Readonly<Partial<Record<MessageKey, Message>>>;

/** A language that can speak: plain words, or words with parts made of tags. */
export interface Speaker {
  readonly locale: string;
  t(key: MessageKey, args?: MessageArgs): string;
  /** The message in parts: words, and what `tags` made of the tagged ones. */
  parts<Part>(key: MessageKey, args: MessageArgs, tags: MessageTags<Part>): readonly (string | Part)[];
  /** Adds messages that were fetched later. */
  learn(more: Messages): void;
  /** Is there a message of this name? For keys built of ids. */
  has(key: string): key is MessageKey;
}

/** `null` becomes `none`, so that `{x, select, none {} other {…}}` can leave a part out. */
function filled(args: MessageArgs): Record<string, string | number> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value ?? 'none']));
}

/** Is there nothing to format in a message? Most are so. */
export function isPlain(text: string): boolean {
  return !/[{'<]/.test(text);
}

/** What a tag becomes in plain words: what is inside it. */
function words(chunks: readonly string[]): string {
  return chunks.join('');
}

/** A speaker of one catalogue. Formatters are made once per message and kept. */
export function createSpeaker(locale: string, messages: Messages): Speaker {
  let catalogue = messages;
  const made = new Map<MessageKey, IntlMessageFormat>();
  const formatter = (key: MessageKey): IntlMessageFormat => {
    const known = made.get(key);
    if (known) return known;
    const fresh = new IntlMessageFormat(catalogue[key] ?? key, locale);
    made.set(key, fresh);
    return fresh;
  };
  return {
    locale,
    t(key, args = {}) {
      const message = catalogue[key];
      if (typeof message === 'string' && isPlain(message)) return message;
      return String(formatter(key).format<string>({ ...filled(args), at: words }));
    },
    parts<Part>(key: MessageKey, args: MessageArgs, tags: MessageTags<Part>) {
      const result = formatter(key).format<Part>({ ...filled(args), ...tags });
      return Array.isArray(result) ? result : [result];
    },
    learn(more) {
      catalogue = { ...catalogue, ...more };
    },
    has(key): key is MessageKey {
      return Object.hasOwn(catalogue, key);
    },
  };
}
