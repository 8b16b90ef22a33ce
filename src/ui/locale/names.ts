import type { Family, MessageKey } from './keys.ts';

/**
 * A name that each sentence inflects as it needs. Its message may tell forms apart by `{form, select, gen {…} other {…}}`, and a sentence with the
 * argument `race` asks for one as `{race_gen}`; `{race}` is the form `other`. `class` is what other words of the sentence agree with (`{race_class,
 * select, m {…} other {…}}`): gender, number, whatever the language needs.
 */
export interface Name {
  readonly key: string;
  /** The text to use if there is no such message: names that players gave. */
  readonly id: string;
  readonly args: MessageArgs;
  /** What somebody called it, by language: said as it stands in every form, in place of the message. */
  readonly given?: ((language: string) => string) | undefined;
}

/** Joined in the manner of the language; an empty list reads as `none`, like a missing value. */
export interface List {
  readonly list: readonly MessageValue[];
}

/** Values of a message's arguments. A missing one should be `null`, which a `select` reads as `none`. */
export type MessageValue = string | number | null | Name | List;
export type MessageArgs = Readonly<Record<string, MessageValue>>;

export const plainForm = 'other';

/** The form used only for selection, never shown. */
export const agreed = 'class';

/** A name by its message: `nameOf('race.orcs', 'orcs')`. */
export function nameOf(
  key: MessageKey | `${Family}.${string}`,
  id: string,
  args: MessageArgs = {},
  given?: Name['given'],
): Name {
  return { key, id, args, given };
}

export function listOf(list: readonly MessageValue[]): List {
  return { list };
}

/** Parses an argument of a message into value and form: `race_gen` is the form `gen` of `race`. */
export function askedFor(argument: string): { readonly value: string; readonly form: string } {
  const at = argument.lastIndexOf('_');
  return at < 0 ? { value: argument, form: plainForm } : { value: argument.slice(0, at), form: argument.slice(at + 1) };
}
