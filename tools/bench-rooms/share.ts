/** The value below which a share of all values lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

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
export const tenth = (value: number) => Math.round(value * 10) / 10;
