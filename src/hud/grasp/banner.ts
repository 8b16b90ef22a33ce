import { grasp, letGo } from '../../attention/grasp.ts';
import type { ForceId } from '../../rules/index.ts';
import { type Choice, phaseChoices } from '../board/choices.ts';
import { usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { hold } from './hold.ts';

/** Milliseconds after which a banner that is held is turned over. */
const HELD = 600;
/** CSS pixels by which it is dragged to be turned over. */
const ACROSS = 90;
/** How far it is turned at once, to say that it can be. */
const LIFTED = 0.12;

/** Declining, now or late in the turn; null while it is not offered. */
export function declineOf({ view, legal, naming }: Game): Choice | null {
  const choices = phaseChoices(view, legal, naming);
  return choices.find(({ id }) => id === 'decline' || id === 'stout.decline') ?? null;
}

/**
 * A race's banner is turned over: dragged across, or held. Then it is asked, as by the button, whether the race is to decline; the banner waits for the
 * answer on its other side.
 * @returns turns it back
 */
export function turnBanner(
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
    letGo(false);
  };
  const turnOver = (side: number) => {
    clearTimeout(timer);
    release();
    grasp(held, { turned: side });
    choose(choice);
    forget = usePanels.subscribe(({ asking }) => {
      // If the answer was yes, the wave of stone begins now.
      if (asking === null) back();
    });
  };
  let isTurned = false;
  const turn = (side: number) => {
    if (isTurned) return;
    isTurned = true;
    turnOver(side);
  };
  const timer = setTimeout(() => turn(1), HELD);
  const release = hold(
    pointer,
    {
      lift: () => grasp(held, { turned: LIFTED }),
      move(_, { x }) {
        const share = (x - from) / ACROSS;
        if (Math.abs(share) >= 1) turn(Math.sign(share));
        else grasp(held, { turned: Math.abs(share) < LIFTED ? LIFTED : share });
      },
      drop: back,
      back: () => {
        if (!isTurned) back();
      },
    },
    0,
  );
  return back;
}
