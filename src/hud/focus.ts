import { type RefObject, useEffect, useRef } from 'react';
import { usePanels } from './panels.ts';

/** Notes whether the person at the screen last used the keyboard: those are led to what changes. */
export function useInputKind(): void {
  useEffect(() => {
    const keyboard = (event: KeyboardEvent) => {
      if (!event.metaKey && !event.ctrlKey && !event.altKey) usePanels.setState({ byKeyboard: true });
    };
    const pointer = () => usePanels.setState({ byKeyboard: false });
    addEventListener('keydown', keyboard, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', keyboard, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
}

/** Moves the focus of a keyboard user to an element whenever `what` changes, unless a dialog is open. */
export function useLedFocus(element: RefObject<HTMLElement | null>, what: string): void {
  const before = useRef(what);
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    if (usePanels.getState().byKeyboard && !document.querySelector('dialog[open]')) element.current?.focus();
  }, [element, what]);
}
