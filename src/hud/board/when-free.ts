import { useCallback, useEffect, useRef } from 'react';
import type { Command, GameView } from '../../rules/index.ts';
import { TableActor } from '../../table/actor.ts';

type TableRef = ReturnType<typeof TableActor.useActorRef>;

interface Position {
  readonly view: GameView;
  readonly legal: readonly Command[];
}

/** Reckons once no step is under way: a step from the position before is refused. Returns how to forget. */
export function whenFree(actor: TableRef, reckon: (position: Position) => readonly Command[]): () => void {
  const busy = () => {
    const now = actor.getSnapshot();
    return now.matches({ playing: { table: 'requesting' } }) || now.context.queued.length > 0;
  };
  const go = () => {
    const { view, legal } = actor.getSnapshot().context;
    const commands = view === null ? [] : reckon({ view, legal });
    if (commands.length > 0) actor.send({ type: 'do', commands });
  };
  if (!busy()) {
    go();
    return () => undefined;
  }
  const { unsubscribe } = actor.subscribe(() => {
    if (busy()) return;
    unsubscribe();
    // The chart is still on its way from one state to the next.
    queueMicrotask(() => {
      if (busy()) forget = whenFree(actor, reckon);
      else go();
    });
  });
  let forget: () => void = unsubscribe;
  return () => forget();
}

/** Returns `whenFree`, as long as the panel is there. Pressed again meanwhile, it is done once. */
export function useWhenFree(): (reckon: (position: Position) => readonly Command[]) => void {
  const actor = TableActor.useActorRef();
  const waiting = useRef<() => void>(() => undefined);
  useEffect(() => () => waiting.current(), []);
  return useCallback(
    (reckon) => {
      waiting.current();
      waiting.current = whenFree(actor, reckon);
    },
    [actor],
  );
}
