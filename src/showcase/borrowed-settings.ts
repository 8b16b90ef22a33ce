import { type Settings, useSettings } from '../look/index.ts';

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/**
 * Has the page go by these settings for as long as the showcase lasts, and writes none of them down. Returns a function to call at the end: the
 * person's own are back, as they were.
 */
export function borrowSettings(settings: Partial<Settings>): () => void {
  const own = useSettings.getState();
  const { storage } = useSettings.persist.getOptions();
  useSettings.persist.setOptions({ storage: nowhere });
  useSettings.setState(settings);
  return () => {
    useSettings.setState(own, true);
    if (storage) useSettings.persist.setOptions({ storage });
  };
}
