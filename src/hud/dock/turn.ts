import { actingForce, type Force, forcesOf, type GameView, isConquest } from '../../rules/index.ts';
import type { StageName } from '../../session/turn/index.ts';
import { t } from '../../ui/locale/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { payNow } from '../board/pay.ts';
import type { Game } from '../frame/use-game.ts';

/** Whose turn it is, in words. What is shown is told of everybody by name: nobody is addressed meanwhile. */
export function turnWords({ view, naming, stage }: Pick<Game, 'view' | 'naming' | 'stage'>): string {
  const seat = stage?.seat ?? view.seat;
  const isViewer = seat === view.viewer;
  const isBetween = isViewer && seat !== view.turnSeat;
  const whose = isBetween ? 'turn.between' : isViewer && stage === null ? 'turn.yours' : 'turn.whose';
  return t(whose, { seat: seatName(naming, seat), whose: seatName(naming, view.turnSeat) });
}

/** The races whose tokens in hand matter now: the acting one, else all that have any. */
export function forcesInHand(view: GameView): readonly Force[] {
  const acting = actingForce(view);
  return acting ? [acting] : forcesOf(view, view.seat).filter(({ hand, aside }) => hand + aside > 0);
}

/** In coins: as soon as the turn has begun, if there is anything to be paid for; else null. */
export function outlookFor(view: GameView, phase: StageName): number | null {
  const held = phase === 'readyTroops' || phase === 'pickCombo' ? payNow(view) : 0;
  return held > 0 ? held : outlookOf(view, phase);
}

/** What the turn would pay if it ended now, in coins, while that can still change; else null. */
export function outlookOf(view: GameView, phase: StageName): number | null {
  return isConquest(phase) || phase === 'redeploy' ? payNow(view) : null;
}
