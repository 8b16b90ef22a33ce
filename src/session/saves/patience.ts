import { SaveError } from './problem.ts';

/** Milliseconds of a slice of patience. */
const SLICE = 250;

/**
 * Resolves to the result of the work. If storage does not answer within this many milliseconds, throws `slow`, with the work as its `outcome`: it may
 * still succeed. A page that is too busy to hear the answer has not waited: time is counted in slices, and a slice that lasts longer counts once.
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    const wait = (left: number) => {
      timer = setTimeout(
        () =>
          left > SLICE ? wait(left - SLICE) : refuse(new SaveError('slow', `no answer in ${milliseconds} ms`, work)),
        Math.min(SLICE, left),
      );
    };
    wait(milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
