import { useEffect, useState } from 'react';
import { askOnce } from '../opponents/ask.ts';
import { type Asked, evenTemper, type Thought } from '../opponents/types.ts';
import type { Command, GameView } from '../rules/index.ts';

/** Which option looks better, and by roughly how many coins of lead at the end of the game. */
interface Verdict {
  readonly choice: 'expand' | 'decline' | 'even';
  readonly coins: number;
}

/** The one that plans a whole turn and compares the promise of new races: its word is there at once. */
const judge: Asked = { level: 'planner', temper: evenTemper, seed: 0 };

/** Differences below this are within the judge's margin of error; in the last round nothing is left to err about but the turn itself. */
const clear = { before: 3, last: 1 };

const isDecline = (command: Command) => command.type === 'decline' || (command.type === 'stout' && command.decline);
const isStay = (command: Command) => command.type === 'expand' || (command.type === 'stout' && !command.decline);

/** The verdict in what the judge weighed; null if there was nothing to compare. */
export function verdictOf({ weighed }: Thought, isLastRound = false): Verdict | null {
  const stay = weighed.find(({ command }) => isStay(command));
  const decline = weighed.find(({ command }) => isDecline(command));
  if (!stay || !decline) return null;
  const lead = stay.coins - decline.coins;
  const coins = Math.round(Math.abs(lead));
  if (coins < (isLastRound ? clear.last : clear.before)) return { choice: 'even', coins };
  return { choice: lead > 0 ? 'expand' : 'decline', coins };
}

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
