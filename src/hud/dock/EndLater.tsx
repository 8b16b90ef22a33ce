import type { JSX } from 'react';
import { explain, isDeployment } from '../../rules/index.ts';
import { useScope } from '../../table/scope.tsx';
import { refusalWords } from '../../ui/words/refusal-words.ts';
import { endLabel } from '../board/choices.ts';
import { showReason, whyNothing } from '../board/why-not.ts';
import type { Game } from '../frame/use-game.ts';

/** What ends the placing of troops keeps its place while that may not be ended, and says why when it is pressed. */
export function EndLater({ game }: { readonly game: Game }): JSX.Element | null {
  const scope = useScope();
  const { view, phase, naming } = game;
  if (!isDeployment(phase) || whyNothing(game) !== null) return null;
  const refusal = explain(view, { type: 'endRedeployment' });
  if (refusal === null) return null;
  return (
    <button
      type="button"
      data-later="endRedeployment"
      data-place="left"
      aria-disabled="true"
      onClick={() => showReason(scope, refusalWords(refusal, naming))}
    >
      {endLabel(view)}
    </button>
  );
}
