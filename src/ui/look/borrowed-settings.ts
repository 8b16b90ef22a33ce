import { type Settings, useSettings } from './settings.ts';

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Applies these settings for a while, as for a passer-by, without saving them. Returns a function that restores the person's own. */
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
