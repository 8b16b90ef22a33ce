import { type FormatXMLElementFn, IntlMessageFormat } from 'intl-messageformat';
import type { MessageKey } from './keys.ts';
import { agreed, askedFor, type MessageArgs, type MessageValue, plainForm } from './names.ts';

/** Handlers for the tags of a message, by tag: from the words inside to a part of the result. */
export type MessageTags<Part> = Readonly<Record<string, FormatXMLElementFn<Part>>>;
/** Renders a name in a message, given its argument; undefined leaves it as text. */
export type Dress<Part> = (argument: string, words: string) => Part | undefined;

/** A message in ICU syntax, or already parsed, as in the built page. */
type Message = string | ReturnType<IntlMessageFormat['getAst']>;

/** Messages by name; those not loaded yet are missing. */
export type Messages = Readonly<Record<string, Message>>;

/** In the current language: plain text, or parts with tags. Never throws: see `createSpeaker`. */
export interface Speaker {
  readonly locale: string;
  t(key: MessageKey, args?: MessageArgs): string;
  parts<Part>(
    key: MessageKey,
    args: MessageArgs,
    tags: MessageTags<Part>,
    dress?: Dress<Part>,
  ): readonly (string | Part)[];
  /** A name, a list or a word on its own, in one of its forms. */
  spell(value: MessageValue, form?: string): string;
  learn(more: Messages): void;
  /** Drops all messages except the English ones, and switches to another language. */
  become(locale: string, messages: Messages): void;
  /** Adds English messages, which stand in where the current language has none. */
  lend(english: Messages): void;
  /** Is there a message of this name? For keys built from ids. */
  has(key: string): key is MessageKey;
}

export interface WordFault {
  readonly key: string;
  readonly locale: string;
  readonly why: string;
}

export function logFault({ key, locale, why }: WordFault): void {
  console.error(`The message ${key} cannot be said (${locale}): ${why}`);
}

export function isPlain(text: string): boolean {
  return !/[{'<]/.test(text);
}

function words(chunks: readonly string[]): string {
  return chunks.join('');
}

function formatterOf(message: Message, locale: string): IntlMessageFormat {
  return new IntlMessageFormat(typeof message === 'string' ? message : [...message], locale);
}

type Given<Part> = string | number | Part | FormatXMLElementFn<Part>;

/**
 * A speaker of one language at a time. Formatters are cached per message. If a message is missing or malformed, or its arguments do not fit, falls
 * back to the English one, else to its key; calls `onFault` once per key.
 */
export function createSpeaker(
  locale: string,
  messages: Messages,
  onFault: (fault: WordFault) => void = logFault,
): Speaker {
  let [tongue, catalogue] = [locale, messages];
  let english: Messages = locale === 'en' ? messages : {};
  const made = new Map<string, IntlMessageFormat>();
  const lent = new Map<string, IntlMessageFormat>();
  const faulty = new Set<string>();

  const fault = (key: string, why: unknown) => {
    if (faulty.has(key)) return;
    faulty.add(key);
    onFault({ key, locale: tongue, why: String(why) });
  };

  const formatter = (cached: Map<string, IntlMessageFormat>, key: string, message: Message, locale: string) => {
    const fresh = cached.get(key) ?? formatterOf(message, locale);
    cached.set(key, fresh);
    return fresh;
  };

  const knows = (key: string) => Object.hasOwn(catalogue, key) || Object.hasOwn(english, key);

  const spell = (value: MessageValue, form = plainForm): string => {
    if (value === null) return 'none';
    if (typeof value !== 'object') return String(value);
    if ('list' in value) {
      const each = value.list.map((one) => spell(one, form));
      return each.length === 0 ? 'none' : new Intl.ListFormat(tongue, { type: 'unit', style: 'short' }).format(each);
    }
    return value.given?.(tongue) ?? (knows(value.key) ? say(value.key, { ...value.args, form }) : value.id);
  };

  /** The values of a message, looked up lazily: each name in the form the message asks for. */
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
          // A value used only for agreement is never shown.
          const dressed =
            form !== agreed && value !== null && typeof value === 'object' ? dress?.(name, spelled) : undefined;
          return dressed ?? spelled;
        },
      },
    );

  /** Formats a message in parts; throws if it is missing or cannot be formatted. */
  const formed = <Part>(
    key: string,
    messages: Messages,
    given: Record<string, Given<Part>>,
    by: (message: Message) => IntlMessageFormat,
  ): readonly (string | Part)[] => {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (message === undefined) throw new Error('there is no such message');
    // The built page has no ICU parser, and these need none.
    if (typeof message === 'string' && isPlain(message)) return [message];
    const result = by(message).format<Part>(given);
    return Array.isArray(result) ? result : [result];
  };

  const inParts = <Part>(key: string, given: Record<string, Given<Part>>): readonly (string | Part)[] => {
    // Where an English one stands in, none is missing.
    if (Object.hasOwn(catalogue, key) || !Object.hasOwn(english, key))
      try {
        return formed(key, catalogue, given, (message) => formatter(made, key, message, tongue));
      } catch (failure) {
        fault(key, failure);
      }
    try {
      return formed(key, english, given, (message) => formatter(lent, key, message, 'en'));
    } catch {
      // Already reported.
      return [key];
    }
  };

  const say = (key: string, args: MessageArgs): string =>
    inParts<string>(key, values<string>(args, { at: words })).join('');

  return {
    get locale() {
      return tongue;
    },
    t: (key, args = {}) => say(key, args),
    parts: (key, args, tags, dress) => inParts(key, values(args, tags, dress)),
    spell,
    learn(more) {
      catalogue = { ...catalogue, ...more };
      for (const key of Object.keys(more)) made.delete(key);
      if (tongue === 'en') english = catalogue;
      lent.clear();
    },
    become(locale, messages) {
      [tongue, catalogue] = [locale, messages];
      if (tongue === 'en') english = messages;
      made.clear();
      lent.clear();
    },
    lend(more) {
      english = { ...english, ...more };
      lent.clear();
    },
    has: (key): key is MessageKey => knows(key),
  };
}
