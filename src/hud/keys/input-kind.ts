import { useEffect } from 'react';
import { create } from 'zustand';

/** What was used last, on whatever screen. No rule depends on it. */
interface Input {
  /** The last input came from the keyboard: the focus follows what changes. */
  readonly byKeyboard: boolean;
  /** Arrows are all there is, as on a remote: they lead off the board too. Until a keyboard is seen. */
  readonly byArrows: boolean;
}

export const useInput = create<Input>(() => ({ byKeyboard: false, byArrows: true }));

/** Names of the back key on television remotes, in lower case. */
export const backKeys = ['goback', 'browserback', 'xf86back'];

/** Only keyboards have Tab, letters and signs, only remotes such a way back; null where both have it. */
export function deviceOf(key: string): 'keyboard' | 'remote' | null {
  const name = key.toLowerCase();
  if (backKeys.includes(name)) return 'remote';
  return name === 'tab' || /^[^0-9]$/u.test(name) ? 'keyboard' : null;
}

/** Whoever comes to a table by keys goes on by keys. */
export function useInputKind(): void {
  useEffect(() => {
    const keyboard = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const device = deviceOf(event.key);
      useInput.setState({ byKeyboard: true, ...(device && { byArrows: device === 'remote' }) });
    };
    const pointer = () => useInput.setState({ byKeyboard: false });
    addEventListener('keydown', keyboard, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', keyboard, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
}
