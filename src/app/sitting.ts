import type { Claim, OpenGame, Played, SaveProblem, Saves } from '../saves/index.ts';
import { asSaveError, openingOf, SaveError } from '../saves/index.ts';
import type { TableEvent, TableSetup } from '../turn/index.ts';

/** How a table is laid: with a new game, or with one to go on with. */
type Opening = Extract<TableEvent, { type: 'start' | 'resume' }>;

/** A game being played at this screen: how it opens, and where it is written down. */
export interface Sitting {
  readonly id: string;
  /** The event that lays the table. */
  readonly opening: Opening;
  /** The last step could not be read; the player is told. */
  readonly recovered: boolean;
  /** Writes the game down; fails with a `SaveError`. */
  write(played: Played): Promise<void>;
  /** Lets other tabs play it. */
  end(): void;
}

const unclaimed: Claim = { release: () => undefined };

/** Sits down to a new game. Without saves it is played all the same, and every write fails, so the player is told. */
export async function beginSitting(saves: Saves | SaveError, setup: TableSetup): Promise<Sitting> {
  const game = await openingOf(setup);
  const { id, claim } = await begun(saves);
  return sitting(saves, id, claim, game ? { type: 'resume', setup, game, log: [] } : { type: 'start', setup }, false);
}

/** Sits down to a game of the list. */
export async function resumeSitting(saves: Saves, id: string): Promise<Sitting> {
  const { record, game, log, past, claim, recovered }: OpenGame = await saves.load(id);
  return sitting(saves, id, claim, { type: 'resume', setup: record.setup, game, log, past }, recovered);
}

async function begun(saves: Saves | SaveError): Promise<{ id: string; claim: Claim }> {
  return saves instanceof SaveError ? { id: 'unsaved', claim: unclaimed } : saves.begin();
}

function sitting(saves: Saves | SaveError, id: string, claim: Claim, opening: Opening, recovered: boolean): Sitting {
  return {
    id,
    opening,
    recovered,
    write: (played) => (saves instanceof SaveError ? Promise.reject(saves) : saves.write(id, played)),
    end: () => claim.release(),
  };
}

/** The name of a failure, for the catalogue. */
export function problemOf(failure: unknown): SaveProblem {
  return asSaveError(failure).code;
}
