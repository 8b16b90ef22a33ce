/** How much is being fetched that somebody waits for. */
let coming = 0;

/** Is anything being fetched that somebody waits for? */
export const isComing = (): boolean => coming > 0;

/** Counts as being fetched until it is there, or will not come. */
export function countComing(fetched: Promise<unknown>): void {
  coming += 1;
  const done = () => {
    coming -= 1;
  };
  fetched.then(done, done);
}
