import { fromPromise } from 'xstate';
import type { Opponent, Thought } from '../opponents/index.ts';
import type { GameView, Seat } from '../rules/index.ts';
import type { Context } from './context.ts';
import { opponentIn } from './seating.ts';
import type { Table } from './table.ts';

/** What an opponent is asked with: what its seat sees, and how it plays. */
export interface ThinkInput {
  readonly view: GameView;
  readonly opponent: Opponent;
}

/** Who is to think, and where it may look. */
interface Question {
  readonly table: Table;
  readonly seat: Seat;
  readonly opponent: Opponent;
}

/** Makes the chart's `think` of a function from what an opponent sees to its step. */
export function thinkBy(think: (input: ThinkInput, signal: AbortSignal) => Promise<Thought>) {
  return fromPromise<Thought, Question>(async ({ input: { table, seat, opponent }, signal }) => {
    const { view } = await table.look(seat);
    signal.throwIfAborted();
    return think({ view, opponent }, signal);
  });
}

/** The opponent to decide at this screen, or null where somebody else is. */
export function thinker({ setup, present, here }: Context): Opponent | null {
  if (!setup || !present || present.phase === 'gameOver' || !here.includes(present.seat)) return null;
  return opponentIn(setup, present.seat);
}

/** The question for the opponent to decide. Throws where none is. */
export function question(context: Context): Question {
  const { table, present } = context;
  const opponent = thinker(context);
  if (!table || !opponent || !present) throw new Error('turn: no opponent to ask');
  return { table, seat: present.seat, opponent };
}

/** Has the opponent made up its mind, and the people had time to take the last step in? Never while somebody holds the table. */
export function isRipe({ thought, breathed, hurried, held }: Context): boolean {
  return thought !== null && (breathed || hurried) && !held;
}
