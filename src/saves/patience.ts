import { SaveError } from './problem.ts';

/**
 * What the work gives. A storage that does not answer within so many milliseconds is as good as none: then it throws
 * `unavailable`, and whatever the work does later is nobody's business any more.
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
