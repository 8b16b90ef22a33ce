import { useEffect } from 'react';
import { fetched } from '../fetched/index.ts';
import type { Played } from '../turn/index.ts';
import type { TableActor } from '../turn/react.ts';

type Actor = ReturnType<typeof TableActor.useActorRef>;

const file = fetched(() => import('./probe-hooks.ts'));

/** Was the page asked for its measuring hooks (`?probe`)? They look, and change nothing about the game. */
const isProbed = new URLSearchParams(location.search).has('probe');

/** Lets benches and browser tests look into the running table, and with `record` behind it: null while none is laid. */
export function useProbe(actor: Actor, record: () => Played | null): void {
  useEffect(() => {
    if (!isProbed) return;
    void file.here().then(({ probeHooks }) => {
      Object.assign(window, { smallWorldProbe: probeHooks(actor, record) });
    });
  }, [actor, record]);
}
