import { type FormatXMLElementFn, IntlMessageFormat } from 'intl-messageformat';
import type { MessageKey } from './keys.ts';
import { agreed, askedFor, type MessageArgs, type MessageValue, plainForm } from './names.ts';

/** What to make of the tags of a message, by tag: from the words inside to a part of the result. */
export type MessageTags<Part> = Readonly<Record<string, FormatXMLElementFn<Part>>>;
/** What to make of a name put into a message, by the argument it came as; undefined leaves it a word. */
export type Dress<Part> = (argument: string, words: string) => Part | undefined;

/** A message in ICU's syntax, or already parsed, as the built page gets it. */
type Message = string | ReturnType<IntlMessageFormat['getAst']>;

/** Messages by name; those that are still to be learned are missing. */
export type Messages = Readonly<Record<string, Message>>;

/** Somebody who can speak: plain words, or words with parts made of tags. */
export interface Speaker {
  readonly locale: string;
  t(key: MessageKey, args?: MessageArgs): string;
  /** The message in parts: words, what `tags` made of the tagged ones, and what `dress` made of names. */
  parts<Part>(
    key: MessageKey,
    args: MessageArgs,
    tags: MessageTags<Part>,
    dress?: Dress<Part>,
  ): readonly (string | Part)[];
  /** A name, a list or a word by itself, in one of its forms. */
  spell(value: MessageValue, form?: string): string;
  /** Adds messages that were fetched later. */
  learn(more: Messages): void;
  /** Forgets all, and speaks another language from now on. */
  become(locale: string, messages: Messages): void;
  /** Is there a message of this name? For keys built of ids. */
  has(key: string): key is MessageKey;
}

/** Is there nothing to format in a message? Most are so. */
export function isPlain(text: string): boolean {
  return !/[{'<]/.test(text);
}

/** What a tag becomes in plain words: what is inside it. */
function words(chunks: readonly string[]): string {
  return chunks.join('');
}

type Given<Part> = string | number | Part | FormatXMLElementFn<Part>;

/** A speaker of one language at a time. Formatters are made once per message and kept. */
export function createSpeaker(locale: string, messages: Messages): Speaker {
  let [tongue, catalogue] = [locale, messages];
  const made = new Map<string, IntlMessageFormat>();

  const formatter = (key: string): IntlMessageFormat => {
    const known = made.get(key);
    if (known) return known;
    const message = catalogue[key] ?? key;
    const fresh = new IntlMessageFormat(typeof message === 'string' ? message : [...message], tongue);
    made.set(key, fresh);
    return fresh;
  };

  const spell = (value: MessageValue, form = plainForm): string => {
    if (value === null) return 'none';
    if (typeof value !== 'object') return String(value);
    if ('list' in value) {
      const each = value.list.map((one) => spell(one, form));
      return each.length === 0 ? 'none' : new Intl.ListFormat(tongue, { type: 'unit', style: 'short' }).format(each);
    }
    return Object.hasOwn(catalogue, value.key) ? say(value.key, { ...value.args, form }) : value.id;
  };

  /** What a message asks for, found as it asks: a name takes the form that is wanted where it is wanted. */
  const values = <Part>(args: MessageArgs, tags: MessageTags<Part>, dress?: Dress<Part>): Record<string, Given<Part>> =>
    new Proxy<Record<string, Given<Part>>>(
      {},
      {
        has: (_, asked) =>
          typeof asked === 'string' && (asked in tags || asked === 'form' || askedFor(asked).value in args),
        get(_, asked) {
          if (typeof asked !== 'string') return undefined;
          const tag = tags[asked];
          if (tag) return tag;
          const { value: name, form } = askedFor(asked);
          const value = args[name];
          if (value === undefined) return plainForm;
          if (typeof value === 'number') return value;
          const spelled = spell(value, form);
          // What words agree with is no word itself.
          const dressed =
            form !== agreed && value !== null && typeof value === 'object' ? dress?.(name, spelled) : undefined;
          return dressed ?? spelled;
        },
      },
    );

  const say = (key: string, args: MessageArgs): string => {
    const message = catalogue[key];
    if (typeof message === 'string' && isPlain(message)) return message;
    return String(formatter(key).format<string>(values<string>(args, { at: words })));
  };

  return {
    get locale() {
      return tongue;
    },
    t: (key, args = {}) => say(key, args),
    parts<Part>(key: MessageKey, args: MessageArgs, tags: MessageTags<Part>, dress?: Dress<Part>) {
      const result = formatter(key).format<Part>(values(args, tags, dress));
      return Array.isArray(result) ? result : [result];
    },
    spell,
    learn(more) {
      catalogue = { ...catalogue, ...more };
    },
    become(locale, messages) {
      [tongue, catalogue] = [locale, messages];
      made.clear();
    },
    has: (key): key is MessageKey => Object.hasOwn(catalogue, key),
  };
}
