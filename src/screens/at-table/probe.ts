import { useEffect } from 'react';
import type { Played } from '../../session/turn/index.ts';
import type { TableActor } from '../../table/actor.ts';
import { useScope } from '../../table/scope.tsx';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';

type Actor = ReturnType<typeof TableActor.useActorRef>;

const file = lazyValue(() => import('./probe-hooks.ts'));

/** Was the page opened with its measuring hooks (`?probe`)? They only observe the game. */
const isProbed = new URLSearchParams(location.search).has('probe');

/** Exposes the running table to benchmarks and browser tests, with `record` for the truth behind it: null while no game is laid. */
export function useProbe(actor: Actor, record: () => Played | null): void {
  const scope = useScope();
  useEffect(() => {
    if (!isProbed) return;
    void file.promise().then(({ probeHooks }) => {
      Object.assign(window, { smallWorldProbe: probeHooks(actor, scope, record) });
    });
  }, [actor, scope, record]);
}
