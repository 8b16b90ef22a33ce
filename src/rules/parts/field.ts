/** A number of coins, tokens or pieces, both ends included. */
interface CountField {
  readonly kind: 'count';
  readonly least: number;
  readonly most: number;
}

interface ChoiceField<Word extends string = string> {
  readonly kind: 'choice';
  readonly of: readonly Word[];
}

/** One or more words of a list, each at most once. */
interface SomeField<Word extends string = string> {
  readonly kind: 'some';
  readonly of: readonly Word[];
}

/** Said (`true`) or left out. */
interface FlagField {
  readonly kind: 'flag';
}

export type PartField = (CountField | ChoiceField | SomeField | FlagField) & { readonly optional?: true };

/** The fields of a part by name, in the order in which they are told. */
export type PartFields = Readonly<Record<string, PartField>>;

type ValueOf<F extends PartField> = F extends FlagField
  ? true
  : F extends CountField
    ? number
    : F extends ChoiceField<infer Word>
      ? Word
      : F extends SomeField<infer Word>
        ? readonly Word[]
        : never;
type OptionalIn<F extends PartFields> = {
  [Name in keyof F]: F[Name] extends { readonly optional: true } ? Name : never;
}[keyof F];
type Flat<T> = { readonly [Name in keyof T]: T[Name] };

export type Filled<F extends PartFields> = Flat<
  { readonly [Name in Exclude<keyof F, OptionalIn<F>>]: ValueOf<F[Name]> } & {
    readonly [Name in OptionalIn<F>]?: ValueOf<F[Name]> | undefined;
  }
>;

export const count = (least: number, most: number) => ({ kind: 'count', least, most }) as const;

export const choice = <const Word extends string>(of: readonly Word[]) => ({ kind: 'choice', of }) as const;

export const some = <const Word extends string>(of: readonly Word[]) => ({ kind: 'some', of }) as const;

export const flag = { kind: 'flag', optional: true } as const;

export const maybe = <F extends PartField>(field: F) => ({ ...field, optional: true }) as const;
