/** The result of a function, or null if it throws. */
export function attempt<Result>(does: () => Result): Result | null {
  try {
    return does();
  } catch {
    return null;
  }
}

/** What an asynchronous function comes to; null if it throws, now or later, or the browser answers at once with something that is no promise. */
export async function attempted<Result>(does: () => Promise<Result>): Promise<NonNullable<Result> | null> {
  try {
    return (await does()) ?? null;
  } catch {
    return null;
  }
}
