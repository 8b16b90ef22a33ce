import { type JSX, useCallback, useEffect } from 'react';
import type { GameEvent } from '../../rules/index.ts';
import { useAttention } from '../../table/attention/index.ts';
import type { DrawCamera } from '../../table/index.ts';
import { useScope } from '../../table/scope.tsx';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { useSettings, useStill } from '../../ui/look/index.ts';
import { useDrawn } from '../at-table/TableShell.tsx';
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
  const scope = useScope();
  const { flat, hear, draw } = useDrawn();
  const isInstant = useSettings((settings) => settings.speed === 'instant');
  const still = useStill();
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
      useAttention.of(scope).subscribe(({ step, camera: view, around }) => {
        if (step !== null || view === 'plan' || around !== null) leader.send({ type: 'camera', follows: false });
      }),
    [leader, scope],
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
    drawn: draw({ onMoment, ...directed }),
    flat,
    shot: follows ? shot.of : undefined,
  };
}
