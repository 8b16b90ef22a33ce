import { digest } from '../../rules/index.ts';
import type { Linked } from '../../session/links/link.ts';
import { fileOf, SaveError, type Saves } from '../../session/saves/index.ts';
import { laySession } from '../set-up/laid-session.ts';
import { resumeSession, type Session } from '../set-up/session.ts';

/** The name under which a link's game is kept: the same link is the same game, however often it is opened. */
export function linkedId(link: string): string {
  return `link-${digest(link)}`;
}

/** Is the link's game in the list already? It may have been played on since. */
export async function isKept(saves: Saves, link: string): Promise<boolean> {
  return (await saves.list()).some(({ id }) => id === linkedId(link));
}

/** Puts a link's game into the list, where it is not yet. Nothing else in the list is touched. Returns its id. Throws a `SaveError`. */
export async function keepLinked(saves: Saves, link: string, linked: Linked): Promise<string> {
  const id = linkedId(link);
  if (await isKept(saves, link)) return id;
  return (await saves.import(fileOf(id, Date.now(), linked).text)).id;
}

/** Sits down at a link's game, as it stands in the list. Without saves it can still be played. Throws a `SaveError`. */
export async function sitAtLinked(saves: Saves | SaveError, link: string, linked: Linked): Promise<Session> {
  if (saves instanceof SaveError) return laySession(saves, linked);
  return resumeSession(saves, await keepLinked(saves, link, linked));
}
