/** A value of its kind, or null. `left` is told of each part that makes no sense and is left out. */
export type Reader<Value> = (found: unknown, left?: () => void) => Value | null;

export type Found<Value> = Readonly<Partial<Record<keyof Value, unknown>>>;

export const isObject = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);

export const object: Reader<Readonly<Record<string, unknown>>> = (found) => (isObject(found) ? found : null);

/** The state in an entry, whichever version of the page wrote it. */
export const stateIn: typeof object = (found) => (isObject(found) && isObject(found.state) ? found.state : null);

export const oneOf =
  <Value>(choices: readonly Value[]): Reader<Value> =>
  (found) =>
    choices.find((choice) => choice === found) ?? null;

export const flag = oneOf([true, false]);

export const number =
  (least: number = -Number.MAX_VALUE, most: number = Number.MAX_VALUE, isFit = Number.isFinite): Reader<number> =>
  (found) =>
    typeof found === 'number' && isFit(found) && found >= least && found <= most ? found : null;

export const whole = (least?: number, most?: number): Reader<number> => number(least, most, Number.isSafeInteger);

export const text =
  (form: RegExp): Reader<string> =>
  (found) =>
    typeof found === 'string' && form.test(found) ? found : null;

/** An object of these fields. One that makes no sense is as in `usual`; without that, the whole makes none. */
export const fields =
  <Value extends object>(
    readers: { readonly [Key in keyof Value]: Reader<Value[Key]> },
    usual: Partial<Value> = {},
  ): Reader<Value> =>
  (found, left) => {
    if (!isObject(found)) return null;
    const value: Partial<Value> = { ...usual };
    for (const key in readers) {
      const read = readers[key](found[key], left);
      if (read !== null) value[key] = read;
      else if (!(key in usual)) return null;
    }
    return value as Value;
  };

/** Reads it, and says whether that is all of it. */
export function tried<Value>(
  read: Reader<Value>,
  found: unknown,
): { readonly value: Value | null; readonly isWhole: boolean } {
  let isWhole = true;
  const value = read(found, () => {
    isWhole = false;
  });
  return { value, isWhole: isWhole && value !== null };
}

/** The same, but null where a part would be left out. */
export const strict =
  <Value>(read: Reader<Value>): Reader<Value> =>
  (found) => {
    const { value, isWhole } = tried(read, found);
    return isWhole ? value : null;
  };

/** A list without what makes no sense in it; the last of them, if there are too many. */
export const list =
  <One>(read: Reader<One>, most: number = Number.POSITIVE_INFINITY): Reader<readonly One[]> =>
  (found, left) =>
    Array.isArray(found)
      ? sound(
          found.map((one) => read(one, left)),
          left,
        ).slice(-most)
      : null;

/** A list of things with ids, each once: of those with the same the first. */
export const shelved =
  <One extends { readonly id: string }>(read: Reader<One>): Reader<readonly One[]> =>
  (found, left) => {
    const all = list(read)(found, left);
    return (
      all &&
      sound(
        all.map((one) => (all.find(({ id }) => id === one.id) === one ? one : null)),
        left,
      )
    );
  };

/** Names have this form; without those that make no sense; the last of them, if there are too many. */
export const entries =
  <One>(
    form: RegExp,
    read: (found: unknown, left: (() => void) | undefined, name: string) => One | null,
    most: number = Number.POSITIVE_INFINITY,
  ): Reader<Readonly<Record<string, One>>> =>
  (found, left) => {
    if (!isObject(found)) return null;
    const all = Object.entries(found).map(([name, one]) => {
      const value = form.test(name) ? read(one, left, name) : null;
      return value === null ? null : ([name, value] as const);
    });
    return Object.fromEntries(sound(all, left).slice(-most));
  };

function sound<One>(all: readonly (One | null)[], left: (() => void) | undefined): readonly One[] {
  return all.filter((one) => {
    if (one === null) left?.();
    return one !== null;
  });
}
