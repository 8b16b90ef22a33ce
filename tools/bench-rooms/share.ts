import { rounded } from '../measure/statistics.ts';

/** What comes of the work with something that was opened for it, which is ended whatever comes of it. */
export async function during<Opened, Result>(
  opened: Opened,
  end: () => Promise<void>,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(opened);
  } finally {
    await end();
  }
}

/** Rounded to a tenth. */
export const tenth = (value: number) => rounded(value, 1);
