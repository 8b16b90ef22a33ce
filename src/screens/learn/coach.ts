import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import type { Session } from '../set-up/session.ts';

/** Milliseconds before the coach is fetched: nothing may delay a game's first picture. */
const politeness = 2500;

/** Longest time in milliseconds that a lesson's game waits for its coach. */
const patience = 4000;

let hasten = (): void => undefined;
const calm = new Promise<void>((done) => {
  hasten = done;
});

export function hastenCoach(): void {
  hasten();
  Coach.load();
}

/** Fetches what teaches in a lesson, and waits for the first try to succeed or fail. */
const firstGame = async (): Promise<void> => (await import('./Coach.tsx')).FirstGame.settled();

/** The coach's place by the dock: fetched once the table has been laid, or at once if hastened. */
export const Coach = lazyPanel(
  async () => {
    await Promise.race([calm, new Promise((done) => setTimeout(done, politeness))]);
    return import('./Coach.tsx');
  },
  { place: 'speaker' },
);

/** A lesson's session, with its coach from the first picture; one not fetched soon comes later. */
export async function withCoach(session: Session): Promise<Session> {
  if (session.table.record().setup.lesson === undefined) return session;
  hastenCoach();
  const ready = Promise.all([Coach.settled(), firstGame().catch(() => undefined)]);
  await Promise.race([ready, new Promise((done) => setTimeout(done, patience))]);
  return session;
}
