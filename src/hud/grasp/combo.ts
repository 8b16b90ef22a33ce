import { type Command, explain } from '../../rules/index.ts';
import { grasp, letGo, type PageBox } from '../../table/attention/grasp.ts';
import { attend } from '../../table/attention/index.ts';
import { type TableScope, tableStore } from '../../table/scope.tsx';
import { type RefusalWords, refusalWords } from '../../ui/words/refusal-words.ts';
import { showReason, whyNothing } from '../board/why-not.ts';
import { closePanel } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { goalOf, isIn } from './goal.ts';
import { hold } from './hold.ts';

interface CarriedCombo {
  /** Its place in the column; null while none is carried. */
  readonly index: number | null;
  readonly goal: PageBox;
  readonly isOver: boolean;
  readonly not: RefusalWords | null;
}

const nothing: CarriedCombo = { index: null, goal: { left: 0, top: 0, right: 0, bottom: 0 }, isOver: false, not: null };

export const useCarriedCombo = tableStore<CarriedCombo>(() => nothing);

function endCarrying(scope: TableScope): void {
  useCarriedCombo.of(scope).setState(nothing);
}

/** Attribute of the cards of combos that are passed over, which get a coin each. */
const PASSED = 'data-passed';

function whyNotPick(game: Game, index: number): RefusalWords | null {
  const refusal = explain(game.view, { type: 'pickCombo', index });
  return whyNothing(game) ?? (refusal && refusalWords(refusal, game.naming));
}

function markPassed(scope: TableScope, above: number): void {
  for (const card of scope.findAll('[data-combo]')) card.toggleAttribute(PASSED, Number(card.dataset.combo) < above);
}

/** A copy of the combo's face that follows the hand over the panels, where the picture cannot be seen. */
function ghostOf(scope: TableScope, index: number): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'hud drag-ghost';
  ghost.ariaHidden = 'true';
  const face = scope.find(`[data-combo="${index}"] .combo-still`);
  if (face) ghost.append(face.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

/** Put down at one's cloth it is picked, as by its button; anywhere else it goes back, as by the result. */
export function carryCombo(
  game: Game,
  index: number,
  pointer: PointerEvent,
  send: (commands: readonly Command[]) => void,
): () => void {
  const { scope } = game;
  const carried = useCarriedCombo.of(scope);
  const not = whyNotPick(game, index);
  const goal = goalOf(scope, game.view.viewer ?? game.view.seat);
  let ghost: HTMLElement | null = null;
  const end = (isGiven: boolean) => {
    ghost?.remove();
    markPassed(scope, 0);
    attend(scope, { combo: null });
    endCarrying(scope);
    letGo(scope, isGiven);
  };
  return hold(pointer, {
    lift() {
      attend(scope, { combo: index });
      if (not === null) markPassed(scope, index);
      ghost = ghostOf(scope, index);
      carried.setState({ index, goal, isOver: false, not });
    },
    move(seen, at) {
      grasp(scope, { of: 'combo', index }, { ...seen, isOpen: not === null });
      const isOver = isIn(goal, seen) || isIn(goal, at);
      if (carried.getState().isOver !== isOver) carried.setState({ isOver });
      if (ghost === null) return;
      const met = document.elementFromPoint(seen.x, seen.y);
      const isInPicture = met instanceof HTMLCanvasElement || met?.closest('.grasp-goal') != null;
      ghost.style.visibility = isInPicture ? 'hidden' : '';
      ghost.style.translate = `${seen.x}px ${seen.y}px`;
    },
    drop() {
      const { isOver } = carried.getState();
      end(isOver && not === null);
      if (!isOver) return;
      const reason = whyNothing(game);
      if (reason) return showReason(scope, reason);
      if (not === null) closePanel(scope);
      // What the rules refuse, the table says.
      send([{ type: 'pickCombo', index }]);
    },
    back: () => end(false),
  });
}
