import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ofArrays, ofTypedArrays } from '../../../src/ui/floor/arrays.ts';

/** What comes of a call: its result, or the kind of its failure. */
function outcome(work: () => unknown): unknown {
  try {
    return work();
  } catch (failure) {
    return failure instanceof Error ? failure.name : failure;
  }
}

/** What a method of our own and the engine's of that name come to; both leave what they are asked of as it is. */
function both(own: object, name: string, of: object, args: readonly unknown[]): unknown[] {
  return [Reflect.get(own, name), Reflect.get(of, name)].map((method) =>
    outcome(() => Reflect.apply(method, of, args)),
  );
}

const place = fc.oneof(fc.integer({ min: -12, max: 12 }), fc.constantFrom(Number.NaN, 0.5, -0.5, Infinity, -Infinity));
const value = fc.oneof(fc.integer(), fc.string(), fc.constant(undefined), fc.constant(null));
const compare = fc.constantFrom(
  undefined,
  null,
  (a: unknown, b: unknown) => String(b).localeCompare(String(a)),
  () => 0,
);
const calls: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  toReversed: fc.constant([]),
  toSorted: fc.oneof(fc.constant([]), fc.tuple(compare)),
  toSpliced: fc.oneof(
    fc.constant([]),
    fc.tuple(place),
    fc.tuple(place, fc.oneof(place, fc.constant(undefined)), value, value),
  ),
  with: fc.tuple(place, value),
};
/** Arrays, some with places that are empty. */
const arrays = fc.tuple(fc.array(value, { maxLength: 10 }), fc.integer({ min: 0, max: 9 })).map(([values, hole]) => {
  const array = [...values];
  if (hole % 2 === 0) delete array[hole];
  return array;
});

describe('what is lent of arrays', () => {
  it.each(Object.keys(ofArrays))('%s comes to what the engine comes to, and leaves the array as it is', (name) => {
    fc.assert(
      fc.property(arrays, calls[name] ?? fc.constant([]), (array, args) => {
        const kept = [...array];
        const [own, native] = both(ofArrays, name, array, args);
        expect(own).toStrictEqual(native);
        expect(own).not.toBe(array);
        expect([...array]).toStrictEqual(kept);
      }),
    );
  });

  it.each(Object.keys(ofTypedArrays))('%s comes to that of typed arrays too', (name) => {
    const args = name === 'toSorted' ? fc.constantFrom([], [(a: number, b: number) => b - a]) : calls[name];
    fc.assert(
      fc.property(fc.array(fc.double(), { maxLength: 10 }), args ?? fc.constant([]), (numbers, given) => {
        for (const array of [Float64Array.from(numbers), Uint8Array.from(numbers)]) {
          const [own, native] = both(ofTypedArrays, name, array, given);
          expect(own).toStrictEqual(native);
        }
      }),
    );
  });

  it('is all that the standard of 2023 has of copies, where the engine knows it', () => {
    const copies = (of: object) =>
      Object.getOwnPropertyNames(of).filter((name) => /^(?:to(?:Re|So|Sp)|with)/.test(name));
    expect(Object.keys(ofArrays).toSorted()).toEqual(copies(Array.prototype).toSorted());
    expect(Object.keys(ofTypedArrays).toSorted()).toEqual(
      copies(Object.getPrototypeOf(Int8Array.prototype)).toSorted(),
    );
  });
});
