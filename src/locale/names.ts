/**
 * A name that a sentence puts into the form it needs. Its message may tell forms apart by `{form, select, gen {…} other {…}}`, and a sentence
 * with the argument `race` asks for one as `{race_gen}`; `{race}` is the form `other`. `class` is what the words of a sentence agree with
 * (`{race_class, select, m {…} other {…}}`): gender, number, whatever the language needs.
 */
export interface Name {
  /** Key of its message. */
  readonly key: string;
  /** What it is called where there is no such message: names that players gave. */
  readonly id: string;
  readonly args: MessageArgs;
}

/** Several names or words in a row, joined as the language joins them; an empty one reads as `none`, like a missing value. */
export interface List {
  readonly list: readonly MessageValue[];
}

/** Values put into a message. A missing one should be `null`, which a `select` reads as `none`. */
export type MessageValue = string | number | null | Name | List;
export type MessageArgs = Readonly<Record<string, MessageValue>>;

/** The form that a name has by itself. */
export const plainForm = 'other';

/** The form that is only chosen by, and never shown. */
export const agreed = 'class';

/** A name by its message: `nameOf('race.orcs', 'orcs')`. */
export function nameOf(key: string, id: string, args: MessageArgs = {}): Name {
  return { key, id, args };
}

/** Names or words in a row. */
export function listOf(list: readonly MessageValue[]): List {
  return { list };
}

/** An argument as a message writes it: of which value it is, in which form. `race_gen` is the form `gen` of `race`. */
export function askedFor(argument: string): { readonly value: string; readonly form: string } {
  const at = argument.lastIndexOf('_');
  return at < 0 ? { value: argument, form: plainForm } : { value: argument.slice(0, at), form: argument.slice(at + 1) };
}
