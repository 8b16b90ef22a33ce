/** Does this run prove everything there is to prove (`npm run test:long`), or what everybody waits for (`npm test`)? */
export const isLong = process.env.LONG === '1';

/** Every case in the long run, else the ones that tell most. */
export function mostTelling<T>(all: readonly T[], telling: (one: T, place: number) => boolean): readonly T[] {
  return isLong ? all : all.filter(telling);
}
