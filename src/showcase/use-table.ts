import { useMemo } from 'react';
import { type GameSoFar, type Keep, localTable, newTable, type Played, type TableSetup } from '../turn/index.ts';
import { TableActor } from '../turn/react.ts';

/** The single table of the showcase, on which one game after another is laid. */
export interface ShowcaseTop {
  /** Lays a new game, or continues one; false if the set-up is not a valid game. */
  lay(setup: TableSetup, going?: Pick<GameSoFar, 'game' | 'log'>): boolean;
  /** The truth of the present game; null before the first. */
  record(): Played | null;
}

/** The showcase's table, for the page's chart. `write` saves the game at every step. */
export function useTable(write: Keep): ShowcaseTop {
  const actor = TableActor.useActorRef();
  return useMemo(() => {
    let record: () => Played | null = () => null;
    return {
      lay(setup, going) {
        const laid =
          going === undefined
            ? newTable(setup, write)
            : ({ ok: true, table: localTable({ setup, game: going.game, log: going.log }, write) } as const);
        actor.send({ type: 'leave' });
        if (!laid.ok) return false;
        record = laid.table.record;
        actor.send({ type: 'open', table: laid.table, isTakenUp: going !== undefined });
        return true;
      },
      record: () => record(),
    };
  }, [actor, write]);
}
