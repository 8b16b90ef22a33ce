import { type GameView, isConquest } from '../../rules/index.ts';
import type { StageName } from '../../session/turn/index.ts';
import { payNow } from '../board/questions.ts';

/** What the turn would pay if it ended now, in coins, while that can still change; else null. */
export function outlookOf(view: GameView, phase: StageName): number | null {
  return isConquest(phase) || phase === 'redeploy' ? payNow(view) : null;
}
