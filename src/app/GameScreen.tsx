import { type JSX, use, useCallback, useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { loadBoard } from '../boards/index.ts';
import { Hud } from '../hud/index.ts';
import { type MessageKey, t } from '../locale/index.ts';
import { useSettings } from '../look/settings.ts';
import type { LevelId } from '../opponents/types.ts';
import { boardIds } from '../rules/index.ts';
import { fileOf } from '../saves/index.ts';
import { tableMachine } from '../turn/index.ts';
import { TableActor } from '../turn/react.ts';
import { Crash } from './Crash.tsx';
import { download } from './download.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Notice } from './Notice.tsx';
import { breath, think, useThinkers } from './opponents.ts';
import { Picture, type PictureState } from './Picture.tsx';
import { useProbe } from './probe.ts';
import type { Sitting } from './sitting.ts';
import { slots } from './slots.ts';
import { usePicture } from './use-picture.ts';
import { useSound } from './use-sound.ts';
import { useWaking } from './use-waking.ts';

interface GameScreenProps {
  readonly sitting: Sitting;
  /** Back to the start page; its set-up may begin with opponents of a level. */
  readonly onLeave: (against?: LevelId) => void;
}

/**
 * A game: the picture of the table, the panels over it, and the chart that both listen to. Every step is written down.
 * Suspends until the outlines of the game's board are there.
 */
export function GameScreen({ sitting, onLeave }: GameScreenProps): JSX.Element {
  const board = boardIds.find((id) => id === sitting.opening.setup.game.players);
  if (board !== undefined) use(loadBoard(board));
  const logic = useMemo(
    () =>
      tableMachine.provide({
        actors: { persist: fromPromise(({ input }) => sitting.write(input)), think: fromPromise(think) },
        delays: { breath },
      }),
    [sitting],
  );
  return (
    <TableActor.Provider logic={logic}>
      <Laid sitting={sitting} onLeave={onLeave} />
    </TableActor.Provider>
  );
}

const pictureNotices: Readonly<Record<PictureState, readonly [MessageKey, MessageKey] | null>> = {
  drawn: null,
  none: ['error.noWebGL.title', 'error.noWebGL.text'],
  lost: ['error.contextLost.title', 'error.contextLost.text'],
};

/** The table once the chart is there to lay it. */
function Laid({ sitting, onLeave }: GameScreenProps): JSX.Element {
  const actor = TableActor.useActorRef();
  const { picture, setPicture, attempt } = usePicture();
  const notice = pictureNotices[picture];
  useEffect(() => actor.send(sitting.opening), [actor, sitting]);
  useThinkers();
  useProbe(actor);
  useWaking(actor);
  const speed = useSettings((settings) => settings.speed);
  const hear = useSound(picture !== 'drawn' || speed === 'instant');

  const takeAway = useCallback(() => {
    const { setup, log, game } = actor.getSnapshot().context;
    if (setup !== null && game !== null) download(fileOf(sitting.id, Date.now(), { setup, log, game }));
  }, [actor, sitting]);

  return (
    <main className="game">
      <ErrorBoundary fallback={(_failure, retry) => <Crash onRetry={retry} onExport={takeAway} />}>
        <Picture key={attempt} state={picture} onState={setPicture} onMoment={hear} />
        <Hud onLeave={onLeave} onExport={takeAway} flat={picture !== 'drawn'} slots={slots} />
      </ErrorBoundary>
      <div className="game-notices" role="alert">
        {notice === null ? null : <Notice key={picture} title={t(notice[0])} text={t(notice[1])} />}
        {sitting.recovered ? <Notice text={t('saves.recovered')} /> : null}
      </div>
    </main>
  );
}
