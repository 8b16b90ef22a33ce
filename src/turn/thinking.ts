import type { Opponent } from '../opponents/index.ts';
import { type GameState, type GameView, view } from '../rules/index.ts';
import type { Context } from './context.ts';
import { opponentIn } from './seating.ts';
import { type Pending, playCommands } from './step.ts';
import type { Decision } from './types.ts';

/** What an opponent is asked with: what its seat sees, and how it plays. */
export interface ThinkInput {
  readonly view: GameView;
  readonly opponent: Opponent;
}

/** The opponent to decide, or null where a person is. */
export function thinker({ setup, game }: Context): Opponent | null {
  return setup && game && game.phase !== 'gameOver' ? opponentIn(setup, game.seat) : null;
}

/** The question for the opponent to decide. Throws where a person is to decide. */
export function question(context: Context): ThinkInput {
  const opponent = thinker(context);
  if (!opponent || !context.game) throw new Error('turn: no opponent to ask');
  return { view: view(context.game, context.game.seat), opponent };
}

/** Has the opponent made up its mind, and the people had time to take the last step in? Never while somebody holds the table. */
export function isRipe({ thought, breathed, hurried, held }: Context): boolean {
  return thought !== null && (breathed || hurried) && !held;
}

/** The step an opponent has come to, ready to be written down; null if it is none. No step back leads into or past it. */
export function thoughtStep(context: Context): Pending | null {
  const { game, thought } = context;
  if (!game || !thought || thought.commands.length === 0) return null;
  const played = playCommands(context, game, thought.commands);
  return 'pending' in played ? { ...played.pending, past: [] } : null;
}

/** What opponents decided, with the step that is about to be played. Those of its earlier turns are forgotten. */
export function withDecision(context: Context): readonly Decision[] {
  const { game, thought, decisions } = context;
  if (!game || !thought) return decisions;
  const { seat, round, turnSeat } = game;
  const kept = decisions.filter((one) => one.seat !== seat || isSameTurn(one, game));
  return [...kept, { seat, round, turnSeat, ...thought, seen: view(game, null) }];
}

function isSameTurn(decision: Decision, { round, turnSeat }: GameState): boolean {
  return decision.round === round && decision.turnSeat === turnSeat;
}
