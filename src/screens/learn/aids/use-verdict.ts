import { useEffect, useState } from 'react';
import { askOnce } from '../../../opponents/ask.ts';
import { type Verdict, verdictOf } from '../../../opponents/judgement/verdict.ts';
import { type Asked, evenTemper } from '../../../opponents/types.ts';
import type { GameView } from '../../../rules/index.ts';

/** The one that plans a whole turn and compares the promise of new races: its word is there at once. */
const judge: Asked = { level: 'planner', temper: evenTemper, seed: 0 };

/** The judge's verdict on the position, once available; null before that, and if the judge cannot be asked. */
export function useVerdict(view: GameView): Verdict | null {
  const [said, setSaid] = useState<{ readonly of: GameView; readonly verdict: Verdict | null } | null>(null);
  useEffect(() => {
    const passed = new AbortController();
    const { signal } = passed;
    // If several positions follow quickly, only the last one is judged.
    Promise.resolve()
      .then(() => askOnce(view, judge, signal))
      .then((thought) => {
        if (!signal.aborted) setSaid({ of: view, verdict: verdictOf(thought, view.round === view.rounds) });
      })
      // Without a judge the facts stand alone.
      .catch(() => undefined);
    return () => passed.abort();
  }, [view]);
  return said?.of === view ? said.verdict : null;
}
