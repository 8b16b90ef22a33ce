export function attempt<Result>(does: () => Result): Result | null {
  try {
    return does();
  } catch {
    return null;
  }
}

/** Null if it throws, now or later, or the browser answers at once with something that is no promise. */
export async function attempted<Result>(does: () => Promise<Result>): Promise<NonNullable<Result> | null> {
  try {
    return (await does()) ?? null;
  } catch {
    return null;
  }
}

/** The same; null as well where it has come to nothing within so many milliseconds. */
export function answered<Result>(
  milliseconds: number,
  does: () => Promise<Result>,
): Promise<NonNullable<Result> | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([attempted(does), late]).finally(() => clearTimeout(timer));
}
