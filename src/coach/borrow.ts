import { blank, useMemory } from './memory.ts';

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/**
 * Makes the coach forget the person at the screen, and write nothing down. Returns a function to call at the end, which restores what it knew.
 */
export function borrowMemory(): () => void {
  const own = useMemory.getState();
  const { storage } = useMemory.persist.getOptions();
  useMemory.persist.setOptions({ storage: nowhere });
  useMemory.setState(blank, true);
  return () => {
    useMemory.setState(own, true);
    if (storage) useMemory.persist.setOptions({ storage });
  };
}
