import { type Command, explain, isDeployment, type Phase, type RegionId } from '../../rules/index.ts';
import type { TableScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { type RefusalWords, refusalWords } from '../../ui/words/refusal-words.ts';
import { usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { useAnswering } from './questions.ts';

/** A refusal of the interface rather than the rules; a function, so that it follows the current language. */
export const plainly = (say: () => string, clause: string | null = null): RefusalWords => ({
  get text() {
    return say();
  },
  remedy: null,
  clause,
});

/** The command that activating a region stands for in each phase, to ask the rules about. */
function attempt(phase: Phase, region: RegionId): Command {
  return isDeployment(phase) ? { type: 'place', region, count: 1 } : { type: 'conquer', region };
}

/** Why the person at the screen can do nothing at all now, or null: then the rules answer each attempt. */
export function whyNothing({ view, phase, legal, naming }: Game): RefusalWords | null {
  if (phase === 'gameOver') return plainly(() => t('why.over'));
  if (view.seat !== view.viewer) return plainly(() => t('why.others', { seat: seatName(naming, view.seat) }));
  return legal.length === 0 ? plainly(() => t('why.shown')) : null;
}

/** Why activating a region does nothing now, and what would help; null if it would do something. */
export function whyNot(game: Game, region: RegionId): RefusalWords | null {
  // Whatever is pressed is an answer.
  if (useAnswering.of(game.scope).getState().answer) return null;
  const reason = whyNothing(game);
  if (reason) return reason;
  const refusal = explain(game.view, attempt(game.view.phase, region));
  return refusal && refusalWords(refusal, game.naming);
}

/** For who only points at it: only what the rules say of this region, nothing about what nobody has tried. */
export function hindrance(game: Game, region: RegionId): RefusalWords | null {
  if (useAnswering.of(game.scope).getState().answer || whyNothing(game) || isDeployment(game.phase)) return null;
  const refusal = explain(game.view, attempt(game.view.phase, region));
  return refusal && refusal.code !== 'notNow' ? refusalWords(refusal, game.naming) : null;
}

/** Says why something outside the rules cannot be done, until it is dismissed or the game goes on. */
export function showReason(scope: TableScope, reason: RefusalWords): void {
  usePanels.of(scope).setState({ told: reason });
}

export const noUndo = (): RefusalWords => plainly(() => t('why.undo'));

export const noSkip = (): RefusalWords => plainly(() => t('why.skip'));

export const noMixing = (): RefusalWords => plainly(() => t('why.mixing'), 'RED-2');
