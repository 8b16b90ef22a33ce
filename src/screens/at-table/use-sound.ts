import { useCallback, useEffect, useRef } from 'react';
import type { GameEvent } from '../../rules/index.ts';
import { nowShowing } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { useScope } from '../../table/scope.tsx';
import { type CueMoment, newSpeaker, type Speaker } from '../../table/sound/index.ts';
import { isAudible, useSettings, volumesOf } from '../../ui/look/index.ts';

const gestures = ['pointerdown', 'keydown'] as const;
const moments: readonly CueMoment[] = ['begins', 'lands'];

/** A speaker, made after the first gesture if there is anything to hear: it follows the settings, and pauses while the page is hidden. */
function useSpeaker(): { readonly current: Speaker | null } {
  const scope = useScope();
  const speaker = useRef<Speaker | null>(null);
  useEffect(() => {
    let left = false;
    const update = () => {
      if (document.hidden) speaker.current?.pause();
      else speaker.current?.setVolumes(volumesOf(useSettings.getState()));
    };
    const begin = () => {
      if (!isAudible(useSettings.getState())) return;
      deafen();
      newSpeaker(scope).then(
        (fresh) => {
          if (left) return fresh.close();
          speaker.current = fresh;
          update();
        },
        // A browser without sound: everything that is heard is also seen.
        () => undefined,
      );
    };
    const deafen = () => {
      for (const gesture of gestures) removeEventListener(gesture, begin);
    };
    for (const gesture of gestures) addEventListener(gesture, begin);
    const unsubscribe = useSettings.subscribe(update);
    document.addEventListener('visibilitychange', update);
    return () => {
      left = true;
      deafen();
      unsubscribe();
      document.removeEventListener('visibilitychange', update);
      speaker.current?.close();
      speaker.current = null;
    };
  }, [scope]);
  return speaker;
}

/** Makes the table audible. Returns a callback for moving pieces; without motion (`isStill`) each stage is heard as it comes. */
export function useSound(isStill: boolean): (events: readonly GameEvent[], moment: CueMoment) => void {
  const actor = TableActor.useActorRef();
  const speaker = useSpeaker();
  const hear = useCallback(
    (events: readonly GameEvent[], moment: CueMoment) => speaker.current?.hear(events, moment),
    [speaker],
  );

  useEffect(() => {
    let [stage, refusal] = [nowShowing(actor.getSnapshot()), actor.getSnapshot().context.refusal];
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const [now, refused] = [nowShowing(snapshot), snapshot.context.refusal];
      if (refused !== null && refused !== refusal) speaker.current?.play('refuse');
      if (now !== null && now.id !== stage?.id && isStill) for (const moment of moments) hear(now.events, moment);
      [stage, refusal] = [now, refused];
    });
    return unsubscribe;
  }, [actor, speaker, hear, isStill]);

  return hear;
}
