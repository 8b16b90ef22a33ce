import { type JSX, useCallback, useEffect, useRef } from 'react';
import type { Command, GameView } from '../../rules/index.ts';
import { TableActor } from '../../table/actor.ts';
import { t } from '../../ui/locale/index.ts';
import { countOf, tidied } from '../board/deployment.ts';
import type { Game } from '../frame/use-game.ts';

/** Takes off the map what must leave it, or spreads what is left in hand; disabled where there is neither. */
export function SpreadButton({ game: { view, legal } }: { readonly game: Game }): JSX.Element {
  const whenFree = useWhenFree();
  const { isOff, commands } = tidied(view, legal);
  return (
    <button
      type="button"
      className={commands.length > 0 ? 'primary' : undefined}
      data-choice="spread"
      title={t(isOff ? 'action.takeOff.hint' : 'action.spread.hint')}
      disabled={commands.length === 0}
      onClick={() => whenFree((now) => tidied(now.view, now.legal).commands)}
    >
      {isOff ? t('action.takeOff', { count: countOf(commands) }) : t('action.spread')}
    </button>
  );
}

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
function useWhenFree(): (reckon: (position: Position) => readonly Command[]) => void {
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
