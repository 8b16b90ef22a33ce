import { type ComponentProps, type JSX, useEffect, useState } from 'react';
import { SaveError, type SaveProblem, unreadOf } from '../../session/saves/problem.ts';
import { Waiting } from '../page/Waiting.tsx';
import type { ReplayedGame } from '../set-up/session.ts';
import { ReplayScreen } from './ReplayScreen.tsx';

interface AddressedReplayProps extends Omit<ComponentProps<typeof ReplayScreen>, 'game'> {
  readonly id: string;
  /** What is to be seen, if asked for. Whoever comes back is where they were, and not where they began. */
  readonly how: Pick<ReplayedGame, 'from' | 'sees' | 'plays'>;
  readonly onLost: (problem: SaveProblem) => void;
}

export function AddressedReplay({ id, how, onLost, ...rest }: AddressedReplayProps): JSX.Element {
  const { saves, present } = rest;
  // The address follows what is shown from here on.
  const [first] = useState(how);
  const [game, setGame] = useState<ReplayedGame | null>(() => {
    if (present?.id !== id) return null;
    const { setup, log } = present.table.record();
    return { id, setup, commands: log.map(({ command }) => command), ...first };
  });
  const isFound = game !== null;
  useEffect(() => {
    if (isFound) return;
    if (saves instanceof SaveError) return onLost('missing');
    let isOff = false;
    saves.read(id).then(
      (record) => isOff || setGame({ ...record, ...first }),
      (failure: unknown) => isOff || onLost(unreadOf(failure)),
    );
    return () => {
      isOff = true;
    };
  }, [isFound, id, first, saves, onLost]);
  return game === null ? <Waiting /> : <ReplayScreen game={game} {...rest} />;
}
