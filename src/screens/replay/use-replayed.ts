import { useCallback, useEffect, useState } from 'react';
import { SaveError, type SaveProblem, unreadOf } from '../../session/saves/problem.ts';
import type { Saves } from '../../session/saves/saves.ts';
import type { ReplayedGame, Session } from '../set-up/session.ts';
import { go, type Shown } from '../use-route.ts';

/** A game shown again, by its address: from the game at this table, or from the list. */
export function useReplayed(
  saves: Saves | SaveError,
  { route, visit }: Shown,
  session: Session | null,
  turnBack: (problem: SaveProblem) => void,
): readonly [replayed: ReplayedGame | null, replay: (game: ReplayedGame) => void] {
  const [found, setFound] = useState<{ readonly visit: number; readonly game: ReplayedGame } | null>(null);
  const replay = useCallback((game: ReplayedGame) => {
    setFound({ visit: go({ at: 'replay', id: game.id, moment: game.from }), game });
  }, []);
  const isFound = found?.visit === visit;
  useEffect(() => {
    // Whoever comes back is where they were, and not where they began.
    if (route.at !== 'replay') setFound(null);
    if (route.at !== 'replay' || isFound) return;
    const { id, moment: from } = route;
    const show = (game: Omit<ReplayedGame, 'from'>) => setFound({ visit, game: { ...game, from } });
    if (session?.id === id) return show(playedOf(session));
    if (saves instanceof SaveError) return turnBack('missing');
    let isOff = false;
    saves.read(id).then(
      (record) => isOff || show(record),
      (failure: unknown) => isOff || turnBack(unreadOf(failure)),
    );
    return () => {
      isOff = true;
    };
  }, [route, visit, isFound, session, saves, turnBack]);
  return [isFound ? found.game : null, replay];
}

/** The game at this table, to be shown again. */
export function playedOf({ id, table }: Session): Pick<ReplayedGame, 'id' | 'setup' | 'commands'> {
  const { setup, log } = table.record();
  return { id, setup, commands: log.map(({ command }) => command) };
}
