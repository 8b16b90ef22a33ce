import { SaveError } from './problem.ts';

/**
 * Resolves to the result of the work. If storage does not answer within this many milliseconds, throws `unavailable`; any later result of the work is
 * ignored.
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new SaveError('unavailable', `no answer in ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
