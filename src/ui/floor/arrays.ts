function placeOf(at: number, length: number): number {
  const whole = Math.trunc(Number(at)) || 0;
  const place = whole < 0 ? length + whole : whole;
  if (place < 0 || place >= length) throw new RangeError('Invalid index');
  return place;
}

/** Copies of arrays as the standard of 2023 has them; what is empty in the array is `undefined` in its copy. */
export const ofArrays = {
  toReversed(this: readonly unknown[]) {
    return [...this].reverse();
  },
  toSorted(this: readonly unknown[], compare?: (a: unknown, b: unknown) => number) {
    return [...this].sort(compare);
  },
  toSpliced(this: readonly unknown[], ...change: Parameters<unknown[]['splice']>) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
  with(this: readonly unknown[], at: number, value: unknown) {
    const copy = [...this];
    copy[placeOf(at, copy.length)] = value;
    return copy;
  },
};

export const ofTypedArrays = {
  toReversed(this: Float64Array) {
    return this.slice().reverse();
  },
  toSorted(this: Float64Array, compare?: (a: number, b: number) => number) {
    return this.slice().sort(compare);
  },
  with(this: Float64Array, at: number, value: number) {
    const copy = this.slice();
    copy[placeOf(at, copy.length)] = value;
    return copy;
  },
};
