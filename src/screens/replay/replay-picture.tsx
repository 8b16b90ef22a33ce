import { type JSX, useEffect } from 'react';
import { useAttention } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { useSettings, useStill } from '../../ui/look/index.ts';
import { useDrawn } from '../at-table/TableShell.tsx';
import { useDirected } from '../director/use-directed.tsx';
import { usePacer } from '../director/use-pacer.ts';
import type { Replay } from './use-replay.ts';

/** The camera goes where something happens, at the replay's pace. `shot`: undefined if moved by hand. */
export function useReplayPicture({ speed, follows, actor: leader }: Replay): {
  readonly drawn: JSX.Element;
  readonly flat: boolean;
  readonly shot: string | undefined;
} {
  const scope = useScope();
  const { flat, hear, draw } = useDrawn();
  const isInstant = useSettings((settings) => settings.speed === 'instant');
  const still = useStill();
  const tempo = isInstant ? 'instant' : speed;
  const pacer = usePacer({ speed: tempo, still, isTitle: false, isOff: !follows, isHeld: false });
  const { shot, onShown, rate } = pacer;
  // Whoever turns to the camera themselves gets it into their hands.
  useEffect(
    () =>
      useAttention.of(scope).subscribe(({ step, camera: view, around }) => {
        if (step !== null || view === 'plan' || around !== null) leader.send({ type: 'camera', follows: false });
      }),
    [leader, scope],
  );
  const { onMoment, camera } = useDirected({ note: pacer.onMoment, hear, shot, tempo, sparing: false });
  const directed = follows ? { onShown, rate, camera } : isInstant ? {} : { rate: speed };
  return {
    drawn: draw({ onMoment, ...directed }),
    flat,
    shot: follows ? shot.of : undefined,
  };
}
