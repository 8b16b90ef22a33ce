import type { ForceId } from '../../rules/index.ts';
import { grasp, letGo } from '../../table/attention/grasp.ts';
import type { TableScope } from '../../table/scope.tsx';
import { phaseChoices } from '../board/choices.ts';
import { type Choice, usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { hold } from './hold.ts';

/** Milliseconds after which a banner that is held is turned over. */
const HELD = 600;
/** CSS pixels by which it is dragged to be turned over. */
const ACROSS = 90;
/** How far it is turned at once, to say that it can be. */
const LIFTED = 0.12;

export function declineOf({ view, legal, naming }: Game): Choice | null {
  const choices = phaseChoices(view, legal, naming);
  return choices.find(({ id }) => id === 'decline' || id === 'stout.decline') ?? null;
}

/** Dragged across, or held; let go of on its other side it waits for the answer. Returns what undoes it. */
export function turnBanner(
  scope: TableScope,
  force: ForceId,
  choice: Choice,
  pointer: PointerEvent,
  choose: (choice: Choice) => void,
): () => void {
  const held = { of: 'banner', force } as const;
  const from = pointer.clientX;
  let forget: (() => void) | null = null;
  const back = () => {
    clearTimeout(timer);
    forget?.();
    letGo(scope, false);
  };
  /** On which side it lies turned over; null while it does not. */
  let side: number | null = null;
  const show = (turned: number) => {
    side = Math.abs(turned) >= 1 ? Math.sign(turned) : null;
    grasp(scope, held, { turned: side ?? turned });
  };
  const ask = () => {
    choose(choice);
    forget = usePanels.of(scope).subscribe(({ asking }) => {
      // If the answer was yes, the wave of stone begins now.
      if (asking === null) back();
    });
  };
  const timer = setTimeout(() => show(1), HELD);
  const release = hold(
    pointer,
    {
      lift: () => show(LIFTED),
      move(_, { x }) {
        const share = (x - from) / ACROSS;
        // Who holds it still has it turned over by that; who draws it turns it as far as that.
        if (Math.abs(share) >= LIFTED) clearTimeout(timer);
        else if (side !== null) return;
        show(Math.abs(share) < LIFTED ? LIFTED : share);
      },
      drop() {
        clearTimeout(timer);
        if (side === null) back();
        else ask();
      },
      back,
    },
    0,
  );
  return () => {
    // Whatever the hand does after that means nothing any more.
    release();
    back();
  };
}
