import { fromPromise } from 'xstate';
import type { Opponent, Thought } from '../../opponents/types.ts';
import type { LogEntry } from '../../rules/course.ts';
import type { GameView, Seat } from '../../rules/index.ts';
import type { Context } from './context.ts';
import { opponentIn } from './seating.ts';
import type { TablePort } from './table-port.ts';

export interface ThinkInput {
  readonly view: GameView;
  readonly opponent: Opponent;
  readonly log: readonly LogEntry[];
}

interface ThinkRequest {
  readonly table: TablePort;
  readonly seat: Seat;
  readonly opponent: Opponent;
}

export function thinkBy(think: (input: ThinkInput, signal: AbortSignal) => Promise<Thought>) {
  return fromPromise<Thought, ThinkRequest>(async ({ input: { table, seat, opponent }, signal }) => {
    const { view, log } = await table.look(seat);
    signal.throwIfAborted();
    return think({ view, opponent, log }, signal);
  });
}

/** The opponent to decide at this screen; null if none is. */
export function thinker({ setup, present, here }: Context): Opponent | null {
  if (!setup || !present || present.phase === 'gameOver' || !here.includes(present.seat)) return null;
  return opponentIn(setup, present.seat);
}

/** The question for the deciding opponent. Throws if there is none. */
export function thinkRequest(context: Context): ThinkRequest {
  const { table, present } = context;
  const opponent = thinker(context);
  if (!table || !opponent || !present) throw new Error('turn: no opponent to ask');
  return { table, seat: present.seat, opponent };
}

/** Is the opponent ready, and have people had time to take in the last step? Never while the table is paused. */
export function isReadyToPlay({ thought, isDelayOver, hurried, isPaused }: Context): boolean {
  return thought !== null && (isDelayOver || hurried) && !isPaused;
}
