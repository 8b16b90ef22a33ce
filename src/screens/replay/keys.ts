import { useEffect, useEffectEvent, useRef } from 'react';
import { useInput } from '../../hud/keys/input-kind.ts';
import { type PressedKey, signOf, stepKeyOf } from '../../ui/platform/keys.ts';
import type { Unit } from './way.ts';

export type ReplayAsk =
  | { readonly type: 'toggle' }
  | { readonly type: 'step'; readonly unit: Unit; readonly way: 1 | -1 }
  | { readonly type: 'go'; readonly to: 'start' | 'end' };

export interface AskedAt {
  /** Space and arrows have a use of their own there: a list to choose from, something written, an open dialog. */
  readonly isTaken: boolean;
  /** On a button or a link, where space presses and arrows lead on. */
  readonly isControl: boolean;
  /** Whoever is there has come by a pointer, or has a keyboard to go on by, and wants arrows to lead nowhere. */
  readonly isClicked: boolean;
}

const steps: Readonly<Record<string, readonly [Unit, 1 | -1]>> = {
  ArrowRight: ['command', 1],
  ArrowLeft: ['command', -1],
  PageDown: ['round', 1],
  PageUp: ['round', -1],
  '.': ['mark', 1],
  ',': ['mark', -1],
};

/** What a key asks of the replay; null if nothing. A pad's button for taking back comes as Control and Z. */
export function askOf(pressed: PressedKey, { isTaken, isControl, isClicked }: AskedAt): ReplayAsk | null {
  const { key, shiftKey } = pressed;
  if (isTaken || pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey)
    return stepKeyOf(pressed) === 'undo' ? { type: 'step', unit: 'command', way: -1 } : null;
  const isArrow = key.startsWith('Arrow');
  if (isControl && (key === ' ' || (isArrow && !shiftKey && !isClicked))) return null;
  if (key === ' ' || key === 'MediaPlayPause') return { type: 'toggle' };
  if (key === 'Home' || key === 'End') return { type: 'go', to: key === 'Home' ? 'start' : 'end' };
  // A key that makes no sign goes by its name.
  const step = steps[key.length > 1 ? key : (signOf(pressed, (sign) => Object.hasOwn(steps, sign)) ?? '')];
  if (step === undefined) return null;
  const [unit, way] = step;
  return { type: 'step', unit: isArrow && shiftKey ? 'turn' : unit, way };
}

function placeOf(target: EventTarget | null, isClicked: boolean): AskedAt {
  if (!(target instanceof Element)) return { isTaken: false, isControl: false, isClicked };
  const isRange = target instanceof HTMLInputElement && target.type === 'range';
  const isTyping = target instanceof HTMLInputElement && !isRange && target.type !== 'checkbox';
  return {
    isTaken: isTyping || target instanceof HTMLSelectElement || document.querySelector('dialog[open]') !== null,
    isControl: !isRange && target.closest('button, a, summary, input, [role="button"]') !== null,
    isClicked,
  };
}

/** The keys of a replay, before those of the table. */
export function useReplayKeys(onAsk: (ask: ReplayAsk) => void): void {
  const isClicked = useRef(!useInput.getState().byKeyboard || !useInput.getState().byArrows);
  const down = useEffectEvent((event: KeyboardEvent) => {
    const ask = askOf(event, placeOf(event.target, isClicked.current));
    if (ask === null) {
      // From here on the focus goes by keys.
      if (event.key === 'Tab' || event.key.startsWith('Arrow')) isClicked.current = false;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    onAsk(ask);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', (event) => down(event), { capture: true, signal });
    const clicked = () => {
      isClicked.current = true;
    };
    addEventListener('pointerdown', clicked, { capture: true, signal });
    return () => listening.abort();
  }, []);
}
