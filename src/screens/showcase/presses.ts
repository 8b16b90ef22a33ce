import { useEffect, useRef } from 'react';
import type { Wish } from '../../hud/index.ts';
import { followPads } from '../../hud/remote/presses.ts';
import type { GameEvent } from '../../rules/index.ts';
import type { Stage, StageName } from '../../session/turn/index.ts';
import { type SignKey, signOf } from '../../ui/platform/keys.ts';

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

export type Ask = Exclude<Goal, 'phase'> | 'rewind' | 'turn' | 'toggle' | 'slow' | 'tour' | 'close';

/** Keys of a keyboard or a television remote, by name. */
const keys: Readonly<Record<string, Ask>> = {
  ArrowRight: 'step',
  ArrowLeft: 'rewind',
  ArrowUp: 'turn',
  ArrowDown: 'slow',
  Enter: 'toggle',
  ' ': 'toggle',
  MediaPlayPause: 'toggle',
  1: 'conquest',
  2: 'die',
  3: 'score',
  4: 'decline',
  t: 'tour',
  p: 'close',
  ContextMenu: 'close',
  Escape: 'close',
  Backspace: 'close',
  GoBack: 'close',
  BrowserBack: 'close',
};

const buttons = {
  right: 'step',
  left: 'rewind',
  up: 'turn',
  down: 'slow',
  press: 'toggle',
  after: 'conquest',
  ask: 'die',
  before: 'score',
  undo: 'decline',
  help: 'tour',
  back: 'close',
  menu: 'close',
} as const satisfies Record<string, Ask>;

export const keyName = (pressed: SignKey): string =>
  signOf(pressed, (sign) => Object.hasOwn(keys, sign)) ?? pressed.key;

/** What an input requests in a presented game; null if it means nothing there. */
export function askOf(hand: Hand): Ask | null {
  if (hand.of === 'tap') return 'toggle';
  return hand.of === 'key' ? (keys[hand.key] ?? null) : buttons[hand.wish];
}

export function opensPresenter(hand: Hand): boolean {
  if (hand.of === 'key') return ['p', 'ContextMenu'].includes(hand.key);
  return hand.of === 'pad' && hand.wish === 'menu';
}

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

export type Goal = 'step' | 'phase' | 'conquest' | 'die' | 'score' | 'decline';

export interface Seek {
  readonly goal: Goal;
  readonly from: { readonly id: number; readonly name: StageName } | null;
}

/** The stage where the search began never is what is sought. */
export function finds({ goal, from }: Seek, stage: Pick<Stage, 'id' | 'name' | 'events'>): boolean {
  if (stage.id === from?.id) return false;
  const has = (type: GameEvent['type']) => stage.events.some((event) => event.type === type);
  switch (goal) {
    case 'step':
      return true;
    case 'phase':
      return stage.name !== from?.name;
    case 'conquest':
      return has('conquered');
    case 'die':
      return has('dieRolled');
    case 'score':
    case 'decline':
      return stage.name === goal;
  }
}
