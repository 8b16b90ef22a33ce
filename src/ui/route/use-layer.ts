import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { lay, openBy } from './layers.ts';
import { settleSoon } from './place.ts';

/**
 * As long as it is shown, Back closes it before it leads anywhere.
 *
 * @param name by what it is opened again where somebody comes forward to it, or after a reload; empty for what is not
 */
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

/** What lay over this screen when somebody left it is opened by its name; `open` returns whether there is such a thing. */
export function useOpener(open: (name: string) => boolean): void {
  const openNow = useEffectEvent(open);
  useEffect(() => {
    const end = openBy((name) => openNow(name));
    settleSoon();
    return end;
  }, []);
}
