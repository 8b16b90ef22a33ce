import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { lay, openBy } from './layers.ts';
import { settleSoon } from './place.ts';

/** Back closes it first. `name`: what opens it again, forward or after a reload; empty for what does not. */
export function useLayer(close: () => void, name = ''): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => {
    const gone = lay({ name, close: () => closeNow() });
    settleSoon();
    return () => {
      gone();
      settleSoon();
    };
  }, [name]);
}

/** Opens what lay over this screen when somebody left it; `open` returns whether there is such a thing. */
export function useOpener(open: (name: string) => boolean): void {
  const openNow = useEffectEvent(open);
  useEffect(() => {
    const end = openBy((name) => openNow(name));
    settleSoon();
    return end;
  }, []);
}
