import { useCallback, useState } from 'react';
import { useSettings } from '../../ui/look/index.ts';
import { go, noteRoute } from '../use-route.ts';
import type { Draft } from './draft.ts';
import { keepDraft, lastDraft, openLastDraft } from './last-draft.ts';

/** What a link brought to a page, until it is taken in; null for nothing. */
export function useBrought(
  at: 'workshop' | 'boards',
  link: string,
): readonly [brought: string | null, taken: () => void] {
  const [brought, setBrought] = useState(link);
  const [seen, setSeen] = useState(link);
  if (link !== seen) {
    setSeen(link);
    if (link !== '') setBrought(link);
  }
  const taken = useCallback(() => {
    // Taken in once: a reload leads there alone.
    noteRoute({ at, brought: '' });
    setBrought('');
  }, [at]);
  return [brought === '' ? null : brought, taken];
}

/** To the start page, where the set-up is the last one, changed so. */
export async function playWith(change: (draft: Draft) => Draft): Promise<void> {
  await openLastDraft();
  keepDraft(change(lastDraft(useSettings.getState().curtain)));
  // What reads it may not have been needed before.
  await openLastDraft();
  go({ at: 'start' });
  scrollTo(0, 0);
}
