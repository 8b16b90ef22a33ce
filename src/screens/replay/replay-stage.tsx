import { type JSX, useCallback, useEffect } from 'react';
import type { GameEvent } from '../../rules/index.ts';
import { useAttention } from '../../table/attention/index.ts';
import type { DrawCamera } from '../../table/index.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { useSettings, useStill } from '../../ui/look/index.ts';
import { Picture } from '../at-table/Picture.tsx';
import { usePicture } from '../at-table/use-picture.ts';
import { useSound } from '../at-table/use-sound.ts';
import { usePacer } from '../director/use-pacer.ts';
import type { Replay } from './use-replay.ts';

const DirectedCamera = lazyComponent(async () => ({
  default: (await import('../../table/camera/DirectedCamera.tsx')).DirectedCamera,
}));

/** The picture of a replay under way: its camera goes where something happens, at the replay's pace. `shot` is what it looks at; undefined if it is moved by hand. */
export function useReplayStage({ speed, follows, actor: leader }: Replay): {
  readonly drawn: JSX.Element;
  readonly flat: boolean;
  readonly shot: string | undefined;
} {
  const { picture, setPicture, attempt } = usePicture();
  const isInstant = useSettings((settings) => settings.speed === 'instant');
  const still = useStill();
  const hear = useSound(picture !== 'drawn' || isInstant);
  const tempo = isInstant ? 'instant' : speed;
  const {
    shot,
    onMoment: note,
    onShown,
    rate,
  } = usePacer({ speed: tempo, still, isTitle: false, isOff: !follows, isHeld: false });
  // Whoever turns to the camera themselves gets it into their hands.
  useEffect(
    () =>
      useAttention.subscribe(({ step, camera: view, around }) => {
        if (step !== null || view === 'plan' || around !== null) leader.send({ type: 'camera', follows: false });
      }),
    [leader],
  );
  const onMoment = useCallback(
    (events: readonly GameEvent[], moment: 'begins' | 'lands') => {
      note(events, moment);
      hear(events, moment);
    },
    [note, hear],
  );
  const pace = tempo === 'instant' ? 8 : tempo;
  const camera = useCallback<DrawCamera>(
    (given) => <DirectedCamera {...given} shot={shot} pace={pace} sparing={false} />,
    [shot, pace],
  );
  const directed = follows ? { onShown, rate, camera } : isInstant ? {} : { rate: speed };
  return {
    drawn: <Picture key={attempt} state={picture} onState={setPicture} onMoment={onMoment} {...directed} />,
    flat: picture !== 'drawn',
    shot: follows ? shot.of : undefined,
  };
}
