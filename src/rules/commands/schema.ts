import type { RegionId, Seat } from '../state.ts';

/** What a field of a command may hold, by kind. Code that reads or writes commands sets the bounds of each kind. */
export interface FieldKinds {
  /** A place in the column, 0 the top. */
  readonly index: number;
  readonly region: RegionId;
  /** A number of tokens, at least one. */
  readonly count: number;
  /** The name of a marker, or of a trait's action. */
  readonly name: string;
  readonly seatOrNobody: Seat | null;
  readonly flag: boolean;
}

export type FieldKind = keyof FieldKinds;

/** The fields of a command and their kinds, in written order; `?` marks an optional one. */
export type CommandSchema = Readonly<Record<string, FieldKind | `${FieldKind}?`>>;

type Flat<T> = { readonly [Name in keyof T]: T[Name] };
type Wanted<F extends CommandSchema> = {
  [Name in keyof F as F[Name] extends FieldKind ? Name : never]: KindIn<F[Name]>;
};
type Optional<F extends CommandSchema> = {
  [Name in keyof F as F[Name] extends FieldKind ? never : Name]?: KindIn<F[Name]> | undefined;
};
type KindIn<Said extends string> = Said extends FieldKind
  ? FieldKinds[Said]
  : Said extends `${infer Kind extends FieldKind}?`
    ? FieldKinds[Kind]
    : never;

export type CommandOf<Type extends string, F extends CommandSchema> = Flat<{ type: Type } & Wanted<F> & Optional<F>>;

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly optional: boolean;
}

export function fieldsOf(schema: CommandSchema): readonly Field[] {
  return Object.entries(schema).map(([name, said]) => ({ name, kind: kindIn(said), optional: said.endsWith('?') }));
}

function kindIn(said: CommandSchema[string]): FieldKind {
  return (said.endsWith('?') ? said.slice(0, -1) : said) as FieldKind;
}

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

type Check = (value: unknown, regions: number) => boolean;

/** Could the value be valid, on a board with this many regions? Legality is not checked here. */
const fits: Readonly<Record<FieldKind, Check>> = {
  index: isIndex,
  region: (value, regions) => isIndex(value) && value < regions,
  count: (value) => isIndex(value) && value > 0,
  name: (value) => typeof value === 'string',
  seatOrNobody: (value) => value === null || isIndex(value),
  flag: (value) => typeof value === 'boolean',
};

export type Given = Readonly<Record<string, unknown>>;

export type Reader<C> = (given: Given, regions: number) => C | null;

/** Reads each field once, so that what is done is what was checked, even with getters; leaves out gaps. */
export function readerOf<const Type extends string, const F extends CommandSchema>(
  type: Type,
  schema: F,
): Reader<CommandOf<Type, F>> {
  const fields = fieldsOf(schema).map((field) => ({ name: field.name, isFit: checkOf(field) }));
  return (given, regions) => {
    const command: Record<string, unknown> = { type };
    for (const { name, isFit } of fields) {
      const value = given[name];
      if (!isFit(value, regions)) return null;
      if (value !== undefined) command[name] = value;
    }
    // Every field has just been checked to be of its kind.
    return command as CommandOf<Type, F>;
  };
}

function checkOf({ kind, optional }: Field): Check {
  const isFit = fits[kind];
  return optional ? (value, regions) => value === undefined || isFit(value, regions) : isFit;
}
