import type { BoxName } from '../../rules/index.ts';
import {
  asSaveError,
  type Claim,
  keeperOf,
  type OpenGame,
  openingOf,
  type SavedGame,
  SaveError,
  type Saves,
} from '../../session/saves/index.ts';
import { type Keep, type LocalTable, localTable, newTable, type TableSetup } from '../../session/turn/index.ts';
import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import type { Draft } from './draft.ts';
import { setupOf } from './set-up.ts';

export interface Session {
  readonly id: string;
  /** The holder of the game; every step is saved. */
  readonly table: LocalTable;
  /** It was begun in an earlier session. */
  readonly isTakenUp: boolean;
  /** The last step could not be read; the player is told. */
  readonly recovered: boolean;
  /** Releases the game to other tabs. */
  end(): void;
}

/** A game to be shown again, from the moment after so many commands on. */
export interface ReplayedGame extends Pick<SavedGame, 'id' | 'setup' | 'commands'> {
  readonly from: number;
  /** What happens then is to be seen. */
  readonly sees?: boolean;
  readonly plays?: boolean;
}

/** For a game that is in no list. */
export const unclaimed: Claim = { release: () => undefined };

/** Without saves each save fails, and is told. Throws a `SaveError`: `damaged` set-up, `unfetched` box. */
export async function beginSession(saves: Saves | SaveError, setup: TableSetup): Promise<Session> {
  await fetchOwn(setup.game.content);
  const opening = await openingOf(setup);
  const { id, claim } = await claimNewGame(saves);
  const begin = newTable(setup, createKeep(saves, id), opening);
  if (!begin.ok) {
    claim.release();
    throw new SaveError('damaged', begin.refusal);
  }
  return createSession(id, claim, begin.table);
}

/** Starts a new game as it was set up on the start page; `chance` is its seed if none was typed there. */
export function beginDraft(saves: Saves | SaveError, draft: Draft, chance: number): Promise<Session> {
  return beginSession(saves, setupOf(draft, chance));
}

export async function resumeSession(saves: Saves, id: string): Promise<Session> {
  const { record, game, log, past, claim, recovered }: OpenGame = await saves.load(id);
  await fetchOwn(record.setup.game.content).catch((failure: unknown) => {
    claim.release();
    throw failure;
  });
  const table = localTable({ setup: record.setup, game, log, past }, createKeep(saves, id));
  return { ...createSession(id, claim, table), isTakenUp: true, recovered };
}

/** Fetches what shows a box with anything of its own. Throws a `SaveError`, `unfetched`. */
async function fetchOwn(box: BoxName | undefined): Promise<void> {
  if (box === undefined) return;
  try {
    await fetchNow(() => import('./own-content.ts'));
  } catch (failure) {
    throw asSaveError(failure);
  }
}

/** A name and the right to play it, for a game that is new in the list; without saves it is not kept. */
export async function claimNewGame(saves: Saves | SaveError): Promise<{ id: string; claim: Claim }> {
  return saves instanceof SaveError ? { id: 'unsaved', claim: unclaimed } : saves.begin();
}

/** What saves the steps of a game; without saves it fails with each, so that the player is told. */
export function createKeep(saves: Saves | SaveError, id: string): Keep {
  return saves instanceof SaveError ? () => Promise.reject(saves) : keeperOf((played) => saves.write(id, played));
}

export function createSession(id: string, claim: Claim, table: LocalTable): Session {
  return { id, table, isTakenUp: false, recovered: false, end: () => claim.release() };
}
