import { useEffect, useRef } from 'react';
import type { Wish } from '../../hud/index.ts';
import { followPads } from '../../hud/remote/pads.ts';
import { keyName } from './presses.ts';

export type Hand =
  | { readonly of: 'key'; readonly key: string }
  | { readonly of: 'tap' }
  | { readonly of: 'pad'; readonly wish: Wish };

/** Keys that mean nothing by themselves, or that belong to the browser. */
const others = /^(Shift|Control|Alt|AltGraph|Meta|Tab|CapsLock|Unidentified|Dead|F\d+)$/;

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, select, dialog') !== null;
}

/** Inputs for which `onHand` is true do nothing else. Keys made from a pad are ignored: it is read here. */
export function useHands(onHand: (hand: Hand) => boolean, isOn: boolean): void {
  const latest = useRef(onHand);
  latest.current = onHand;
  useEffect(() => {
    if (!isOn) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || others.test(event.key) || isControl(event.target)) return;
      if (!event.isTrusted || latest.current({ of: 'key', key: keyName(event) })) event.preventDefault();
    };
    const tap = (event: MouseEvent) => {
      if (!isControl(event.target)) latest.current({ of: 'tap' });
    };
    addEventListener('keydown', handleKey, { signal, capture: true });
    addEventListener('click', tap, { signal });
    const leavePads = followPads((wish) => latest.current({ of: 'pad', wish }));
    return () => {
      leaving.abort();
      leavePads();
    };
  }, [isOn]);
}
