import { useCallback, useEffect, useMemo, useRef } from 'react';
import { gameOf, type RoomClient, type RoomState } from '../../rooms/client/index.ts';
import { digest } from '../../rules/index.ts';
import { courseOfGame } from '../../session/saves/course.ts';
import type { SaveError, SaveProblem, Saves } from '../../session/saves/index.ts';
import { dropSession, useAttempt } from '../page/use-attempt.ts';
import { sitAtNamed } from '../set-up/laid-session.ts';
import type { Session } from '../set-up/session.ts';
import { goInstead } from '../use-route.ts';
import { kept } from './use-client.ts';

export interface GoingLocal {
  readonly take: () => void;
  readonly problem: SaveProblem | null;
}

/**
 * The table has agreed to go on at the host's screen: the game is one of this page from then on. It moves there by itself where the office is; the host's other
 * devices, whoever comes back to it later, and whoever could not take it, are asked. The same game is taken once: whoever takes it again finds it as it stands.
 */
export function useGoingLocal(
  client: RoomClient,
  { local, known }: RoomState,
  saves: Saves | SaveError,
  onSit: (session: Session) => void,
): GoingLocal | null {
  const { problem, attempt } = useAttempt();
  const isTaking = useRef(false);
  const take = useCallback(() => {
    const now = client.state.known;
    if (local === null || now === null || isTaking.current) return;
    isTaking.current = true;
    const { setup, commands } = local;
    const name = `room-${digest([now.room, gameOf(now)])}`;
    const lay = async () => {
      const course = await courseOfGame(setup, commands);
      return sitAtNamed(saves, name, { setup, game: course.at(commands.length), log: course.log });
    };
    void attempt(
      () =>
        lay().finally(() => {
          isTaking.current = false;
        }),
      (session) => {
        void kept.note(now.room, { isOver: true, isMine: false });
        goInstead({ at: 'start' });
        onSit(session);
      },
      // Whoever has left meanwhile finds it among the saved games.
      dropSession,
    );
  }, [local, client, saves, onSit, attempt]);
  const isByItself = local !== null && local.isAgain !== true && known?.you.isHost === true;
  useEffect(() => {
    if (isByItself) take();
  }, [isByItself, take]);
  const isAsked = local !== null && (!isByItself || problem !== null);
  return useMemo(() => (isAsked ? { take, problem } : null), [isAsked, take, problem]);
}
