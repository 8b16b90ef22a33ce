import { asSaveError, SaveError, type Saves } from '../../session/saves/index.ts';
import { type Laid, localTable } from '../../session/turn/index.ts';
import { claimNewGame, createKeep, createSession, resumeSession, type Session, unclaimed } from './session.ts';

/** For a game that begins in the middle: new in the list, saved at once; without saves still playable. */
export async function laySession(saves: Saves | SaveError, laid: Laid): Promise<Session> {
  const { id, claim } = await claimNewGame(saves);
  const keep = createKeep(saves, id);
  // Whatever goes wrong is told with the next step.
  await keep(laid).catch(() => undefined);
  return createSession(id, claim, localTable(laid, keep));
}

/**
 * Sits down at a game that has a name of its own: it is added to the list once, however often it comes and in however many tabs, and goes on as it stands there.
 * Where nothing can be saved it can still be played. Throws a `SaveError`: `elsewhere` if another tab plays it.
 */
export async function sitAtNamed(saves: Saves | SaveError, id: string, laid: Laid): Promise<Session> {
  if (saves instanceof SaveError) return laySession(saves, laid);
  try {
    await saves.add(id, laid);
  } catch (failure) {
    if (!['full', 'unavailable'].includes(asSaveError(failure).code)) throw failure;
    return laySession(saves, laid);
  }
  return resumeSession(saves, id);
}

/** Sits down to look at a game, or to try something: nothing of it is kept. */
export function lookSession(laid: Laid): Session {
  return createSession('unsaved', unclaimed, localTable(laid));
}
