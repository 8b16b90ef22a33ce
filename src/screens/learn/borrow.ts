import { blank, useMemory } from './memory.ts';

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Makes the coach start from scratch for the person at the screen, without saving anything. Returns a function that restores what it knew. */
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
