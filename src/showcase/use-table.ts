import { useMemo } from 'react';
import { type GameSoFar, type Keep, localTable, newTable, type Played, type TableSetup } from '../turn/index.ts';
import { TableActor } from '../turn/react.ts';

/** The one table of the showcase, on which game after game is laid. */
export interface ShowcaseTop {
  /** Lays a new game, or goes on with one; false where the set-up is no game. */
  lay(setup: TableSetup, going?: Pick<GameSoFar, 'game' | 'log'>): boolean;
  /** The truth of the game that lies there; null before the first. */
  record(): Played | null;
}

/** The table of the showcase, for the chart of the page. `write` remembers each game with every step. */
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
