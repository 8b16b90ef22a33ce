import { useMemo } from 'react';
import {
  type GameSoFar,
  type Keep,
  localTable,
  newTable,
  type Played,
  type TableSetup,
} from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { playedAgain } from './store.ts';

export interface ShowcaseTop {
  /** Lays a new game, or continues one; false if the set-up is not a valid game. */
  lay(setup: TableSetup, going?: Pick<GameSoFar, 'game' | 'log'>): boolean;
  /** The truth of the present game; null before the first. */
  record(): Played | null;
  /**
   * Lays the present game again as it was after so many commands; replayed from there it takes the same course, since opponents decide by what they see. False
   * without a game.
   */
  goBack(played: number): boolean;
}

/** `write` saves the game at every step; `forget` ends the opponents' thinking about one laid again. */
export function useTable(write: Keep, forget: () => void): ShowcaseTop {
  const actor = TableActor.useActorRef();
  return useMemo(() => {
    let record: () => Played | null = () => null;
    const top: ShowcaseTop = {
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
      goBack(played) {
        const now = record();
        if (now === null) return false;
        const commands = now.log.slice(0, played).map(({ command }) => command);
        const again = playedAgain(now.setup, commands);
        if (again === null) return false;
        forget();
        return top.lay(now.setup, again);
      },
    };
    return top;
  }, [actor, write, forget]);
}
