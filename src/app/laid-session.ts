import type { SaveError, Saves } from '../saves/index.ts';
import { type Laid, localTable } from '../turn/index.ts';
import { claimNewGame, createKeep, createSession, type Session, unclaimed } from './session.ts';

/** Sits down at a game that begins in the middle: as a new one of the list, saved at once. Without saves it can still be played. */
export async function laySession(saves: Saves | SaveError, laid: Laid): Promise<Session> {
  const { id, claim } = await claimNewGame(saves);
  const keep = createKeep(saves, id);
  // Whatever goes wrong is told with the next step.
  await keep(laid).catch(() => undefined);
  return createSession(id, claim, localTable(laid, keep));
}

/** Sits down to look at a game, or to try something: nothing of it is kept. */
export function lookSession(laid: Laid): Session {
  return createSession('unsaved', unclaimed, localTable(laid));
}
