import { blank, useMemory } from './memory.ts';

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Has the coach know nothing of the person at the screen, and write nothing down. Gives what to call in the end: it remembers what it did. */
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
