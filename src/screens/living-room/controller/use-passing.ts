import { useEffect } from 'react';
import { isSuspense } from '../../../hud/index.ts';
import { nowShowing } from '../../../session/turn/index.ts';
import { TableActor } from '../../../table/actor.ts';
import { useSettings } from '../../../ui/look/index.ts';

/** Milliseconds for which a hand waits while the die falls on the big screen: nobody learns of it before. */
const falling = 2600;

/** A hand shows no pieces that move: what happens is shown on the big screen, and here it has happened. */
export function usePassing(): void {
  const actor = TableActor.useActorRef();
  const stage = TableActor.useSelector(nowShowing);
  const isInstant = useSettings(({ speed }) => speed === 'instant');
  useEffect(() => {
    if (stage === null) return;
    const shown = () => actor.send({ type: 'shown', stage: stage.id });
    if (isInstant || !isSuspense(stage)) return shown();
    const timer = setTimeout(shown, falling);
    return () => clearTimeout(timer);
  }, [actor, stage, isInstant]);
}
