import { useEffect } from 'react';
import type { Played } from '../../session/turn/index.ts';
import type { TableActor } from '../../table/actor.ts';
import { useScope } from '../../table/scope.tsx';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';

type Actor = ReturnType<typeof TableActor.useActorRef>;

const file = lazyValue(() => import('./probe-hooks.ts'));

/** Was the page opened with its measuring hooks (`?probe`)? They only observe the game. */
const isProbed = new URLSearchParams(location.search).has('probe');

/** Exposes the table to benchmarks and browser tests; `record` is the truth behind it, null with no game. */
export function useProbe(actor: Actor, record: () => Played | null): void {
  const scope = useScope();
  useEffect(() => {
    if (!isProbed) return;
    void file.promise().then(({ probeHooks }) => {
      Object.assign(window, { smallWorldProbe: probeHooks(actor, scope, record) });
    });
  }, [actor, scope, record]);
}
