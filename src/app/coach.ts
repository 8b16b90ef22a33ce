import { loadCoach as load } from '../coach/index.ts';

/** Milliseconds a game is left to its first picture before the coach is fetched: nothing may be in the way of the first turn. */
const politeness = 2500;

let hasten = (): void => undefined;
const calm = new Promise<void>((done) => {
  hasten = done;
});

/** The coach is wanted from the first moment: a lesson begins. */
export function hastenCoach(): void {
  hasten();
}

/** Fetches the coach once the table has been laid, or at once where it was wanted. */
export async function loadCoach() {
  await Promise.race([calm, new Promise((done) => setTimeout(done, politeness))]);
  return load();
}
