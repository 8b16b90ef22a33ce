import type { Command } from '../../rules/index.ts';
import type { Thought } from '../types.ts';

/** Which option looks better, and by roughly how many coins of lead at the end of the game. */
export interface Verdict {
  readonly choice: 'expand' | 'decline' | 'even';
  readonly coins: number;
}

/** Smaller differences are within the judge's error; in the last round only the turn itself can err. */
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
