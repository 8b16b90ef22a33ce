/** Milliseconds of the median frame up to which a machine is strong enough to draw many more. */
const QUICK = 22;
/** A frame that takes so many milliseconds leaves no hope of that. */
const SLOW = 60;
/** Frames measured. */
const WATCHED = 8;

/** Judges by frames that follow each other whether a machine can draw some more without being felt. */
export interface Strength {
  /** Takes the milliseconds of a frame. */
  measure(milliseconds: number): void;
  /** Are the latest frames known, and quick? */
  readonly isEnough: boolean;
  /** Are too few frames known to judge, and the latest not slow? Then it is worth drawing some more to know. */
  readonly isOpen: boolean;
}

export function newStrength(): Strength {
  const times: number[] = new Array(WATCHED).fill(Number.POSITIVE_INFINITY);
  const sorted: number[] = [...times];
  let next = 0;
  let known = 0;
  let isSlow = false;
  return {
    measure(milliseconds) {
      known += 1;
      isSlow = milliseconds > SLOW;
      times[next] = milliseconds;
      next = (next + 1) % WATCHED;
    },
    get isEnough() {
      for (let place = 0; place < WATCHED; place++) sorted[place] = times[place] ?? Number.POSITIVE_INFINITY;
      sorted.sort((a, b) => a - b);
      return (sorted[WATCHED / 2] ?? Number.POSITIVE_INFINITY) <= QUICK;
    },
    get isOpen() {
      return known < WATCHED && !isSlow;
    },
  };
}
