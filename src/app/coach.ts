import { loadCoach as load } from '../coach/index.ts';

/** Milliseconds before the coach is fetched: nothing may delay a game's first picture. */
const politeness = 2500;

let hasten = (): void => undefined;
const calm = new Promise<void>((done) => {
  hasten = done;
});

/** Fetches the coach without delay: a lesson begins. */
export function hastenCoach(): void {
  hasten();
}

/** Fetches the coach once the table has been laid, or at once if hastened. */
export async function loadCoach() {
  await Promise.race([calm, new Promise((done) => setTimeout(done, politeness))]);
  return load();
}
