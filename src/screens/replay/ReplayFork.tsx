import { createContext, use, useState } from 'react';
import '../../ui/locale/games.ts';
import type { SaveError, Saves } from '../../session/saves/index.ts';
import type { Played } from '../../session/turn/index.ts';
import { t } from '../../ui/locale/index.ts';
import { ForkDialog } from '../fork/lazy.ts';
import type { Session } from '../set-up/session.ts';
import { ReplayKey } from './ReplayKey.tsx';
import type { ReplayAside } from './ReplayLine.tsx';

export interface Forkable {
  readonly played: () => Played;
  readonly saves: Saves | SaveError;
  readonly present: Session | null;
  readonly onSit: (session: Session) => void;
}

export const ForkableContext = createContext<Forkable | null>(null);

export const ReplayFork: ReplayAside = ({ replay }) => {
  const game = use(ForkableContext);
  const [from, setFrom] = useState<number | null>(null);
  if (game === null) return null;
  return (
    <>
      <ReplayKey
        icon="fork"
        name="fork"
        label={t('fork.title')}
        onPress={() => {
          if (replay.isPlaying) replay.actor.send({ type: 'toggle' });
          setFrom(replay.played);
        }}
      />
      {from === null ? null : <ForkDialog {...game} at={from} onClose={() => setFrom(null)} />}
    </>
  );
};
