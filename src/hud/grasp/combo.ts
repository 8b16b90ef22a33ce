import { type Command, explain } from '../../rules/index.ts';
import { grasp, letGo } from '../../table/attention/grasp.ts';
import { attend } from '../../table/attention/index.ts';
import { type RefusalWords, refusalWords } from '../../ui/words/refusal-words.ts';
import { showReason, whyNothing } from '../board/why-not.ts';
import { closePanel } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { endCarrying, useCarriedCombo } from './carried-combo.ts';
import { goalOf, isIn } from './goal.ts';
import { hold } from './hold.ts';

/** Attribute of the cards of combos that are passed over, which get a coin each. */
const PASSED = 'data-passed';

/** Why the combo cannot be had now, or null. */
function whyNotPick(game: Game, index: number): RefusalWords | null {
  const refusal = explain(game.view, { type: 'pickCombo', index });
  return whyNothing(game) ?? (refusal && refusalWords(refusal, game.naming));
}

function markPassed(above: number): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-combo]'))
    card.toggleAttribute(PASSED, Number(card.dataset.combo) < above);
}

/** A copy of the combo's face that follows the hand over the panels, where the picture cannot be seen. */
function ghostOf(index: number): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'hud drag-ghost';
  ghost.ariaHidden = 'true';
  const face = document.querySelector(`[data-combo="${index}"] > :is(.portrait, .chip)`);
  if (face) ghost.append(face.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

/**
 * Carries a combo of the column under a pointer that was pressed on it: put down at one's cloth it is picked, as by its button; anywhere else it goes
 * back.
 * @returns puts it back
 */
export function carryCombo(
  game: Game,
  index: number,
  pointer: PointerEvent,
  send: (commands: readonly Command[]) => void,
): () => void {
  const not = whyNotPick(game, index);
  const goal = goalOf(game.view.viewer ?? game.view.seat);
  let ghost: HTMLElement | null = null;
  const end = (isGiven: boolean) => {
    ghost?.remove();
    markPassed(0);
    attend({ combo: null });
    endCarrying();
    letGo(isGiven);
  };
  return hold(pointer, {
    lift() {
      attend({ combo: index });
      if (not === null) markPassed(index);
      ghost = ghostOf(index);
      useCarriedCombo.setState({ index, goal, isOver: false, not });
    },
    move(seen, at) {
      grasp({ of: 'combo', index }, { ...seen, isOpen: not === null });
      const isOver = isIn(goal, seen) || isIn(goal, at);
      if (useCarriedCombo.getState().isOver !== isOver) useCarriedCombo.setState({ isOver });
      if (ghost === null) return;
      const met = document.elementFromPoint(seen.x, seen.y);
      const isInPicture = met instanceof HTMLCanvasElement || met?.closest('.grasp-goal') != null;
      ghost.style.visibility = isInPicture ? 'hidden' : '';
      ghost.style.translate = `${seen.x}px ${seen.y}px`;
    },
    drop() {
      const { isOver } = useCarriedCombo.getState();
      end(isOver && not === null);
      if (!isOver) return;
      const reason = whyNothing(game);
      if (reason) return showReason(reason);
      if (not === null) closePanel();
      // What the rules refuse, the table says.
      send([{ type: 'pickCombo', index }]);
    },
    back: () => end(false),
  });
}
