import { useCallback, useEffect, useRef } from 'react';
import type { Command, GameView } from '../../rules/index.ts';
import { TableActor } from '../../table/actor.ts';

type TableRef = ReturnType<typeof TableActor.useActorRef>;

/** Where a step is reckoned from. */
interface Position {
  readonly view: GameView;
  readonly legal: readonly Command[];
}

/**
 * Does a step that is reckoned from the whole position, once no other is under way: at a table far apart an answer takes its time, and a step reckoned from
 * the position before it would be refused after it. Returns the way to forget it.
 */
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

/** Returns a function for such a step, as far as the panel is still there. Pressed again meanwhile, it is done once. */
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
