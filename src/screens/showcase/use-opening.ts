import { useEffect, useRef } from 'react';
import { followPads } from '../../hud/remote/pads.ts';
import { keyName, opensPresenter } from './presses.ts';
import type { Hand } from './use-hands.ts';

/** Opens by the presenter's key, a remote's or a pad's menu. Every other press stays what it is. */
export function useOpening(onOpen: () => void, isOn: boolean): void {
  const latest = useRef(onOpen);
  latest.current = onOpen;
  useEffect(() => {
    if (!isOn) return;
    const openFor = (hand: Hand) => opensPresenter(hand) && latest.current();
    const press = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey } = event;
      const isTyped = target instanceof Element && target.matches('input, select, textarea');
      if (!isTyped && !ctrlKey && !metaKey && !altKey) openFor({ of: 'key', key: keyName(event) });
    };
    addEventListener('keydown', press);
    const leavePads = followPads((wish) => openFor({ of: 'pad', wish }));
    return () => {
      removeEventListener('keydown', press);
      leavePads();
    };
  }, [isOn]);
}
