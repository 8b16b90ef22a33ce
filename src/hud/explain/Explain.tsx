import { type JSX, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { attend } from '../../attention/index.ts';
import { t } from '../../locale/index.ts';
import '../../locale/explain.ts';
import { hidePopover, showPopover } from '../../platform/popover.ts';
import { usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { explained, titleOf } from './elements.ts';
import { type Said, saidAt, watchPointers } from './pointing.ts';
import { walkSigns } from './walk.ts';

/** CSS pixels between what is explained and its words, and between these and the window's edge. */
const gap = 8;

/**
 * Says what every sign, badge, number and figure is: to a mouse that rests on it, to a finger that holds it, to the focus of a keyboard, and, while arrows
 * lead from sign to sign, to each of them.
 */
export default function Explain({ game }: { readonly game: Game }): JSX.Element {
  const [said, setSaid] = useState<Said | null>(null);
  const isWalking = usePanels((panels) => panels.explaining);
  const now = useRef(game);
  useEffect(() => {
    now.current = game;
  }, [game]);
  // What was said of the table may not be true any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table has changed
  useEffect(() => {
    if (!usePanels.getState().explaining) setSaid(null);
  }, [game.view]);

  useEffect(() => {
    attend({ explained: true });
    const leave = watchPointers((target, x, y, isHeld) => saidAt(target, x, y, isHeld, now.current), setSaid);
    return () => {
      leave();
      attend({ explained: false });
    };
  }, []);
  useEffect(() => watchFocus((element) => setSaid(element && focusWords(element, now.current))), []);
  useEffect(() => keepTitles(), []);
  useEffect(() => {
    if (!isWalking) return;
    const end = walkSigns(
      () => now.current,
      setSaid,
      () => usePanels.setState({ explaining: false }),
    );
    return () => {
      end();
      setSaid(null);
    };
  }, [isWalking]);
  return <Bubble said={said ?? (isWalking ? { words: t('explain.walk'), box: middle() } : null)} isHeard={isWalking} />;
}

/** The middle of the window. */
const middle = () => {
  const [x, y] = [innerWidth / 2, innerHeight / 2];
  return { left: x, right: x, top: y, bottom: y };
};

/** What is said of a control that has the focus: what is not written on it. */
function focusWords(element: Element, game: Game): Said | null {
  const found = explained(element, game);
  if (!found || isWritten(element, found.words)) return null;
  return { words: found.words, box: found.at.getBoundingClientRect() };
}

/** Is it written there? A label says what the title says, where it is seen, in whatever words a browser that translates has put there. */
function isWritten(element: Element, words: string): boolean {
  const labels = [...element.querySelectorAll<HTMLElement>('[data-label]')];
  if (labels.some(({ innerText }) => innerText.trim() !== '')) return true;
  return element instanceof HTMLElement && element.innerText.trim() === words;
}

/** Follows the focus of a keyboard, but not over the board, where the region's card says all. */
function watchFocus(tell: (element: Element | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const focus = ({ target }: FocusEvent) => {
    clearTimeout(timer);
    tell(null);
    const isAsked = usePanels.getState().byKeyboard && target instanceof Element && !target.closest('#board, dialog');
    if (isAsked) timer = setTimeout(() => tell(target.isConnected ? target : null), 450);
  };
  addEventListener('focusin', focus);
  return () => {
    clearTimeout(timer);
    removeEventListener('focusin', focus);
  };
}

/** Keeps the browser from showing a title of its own over ours: it is put aside while it is pointed at. */
function keepTitles(): () => void {
  const aside = new Set<Element>();
  const giveBack = (kept: Element) => {
    if (!kept.hasAttribute('title')) kept.setAttribute('title', kept.getAttribute('data-title') ?? '');
    kept.removeAttribute('data-title');
    aside.delete(kept);
  };
  const over = ({ target, pointerType }: PointerEvent) => {
    const titled = target instanceof Element ? target.closest('[title], [data-title]') : null;
    for (const kept of aside) if (kept !== titled) giveBack(kept);
    if (pointerType !== 'mouse' || titled === null || titled.hasAttribute('data-title')) return;
    titled.setAttribute('data-title', titleOf(titled) ?? '');
    titled.removeAttribute('title');
    aside.add(titled);
  };
  addEventListener('pointerover', over);
  return () => {
    removeEventListener('pointerover', over);
    for (const kept of aside) giveBack(kept);
  };
}

interface BubbleProps {
  readonly said: Said | null;
  /** It is read aloud: nothing else says it to who walks by keyboard. */
  readonly isHeard: boolean;
}

/** The words, over everything, beside what they are about and never under the pointer. */
function Bubble({ said, isHeard }: BubbleProps): JSX.Element {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    if (said === null) {
      hidePopover(element);
      return;
    }
    showPopover(element);
    const { width, height } = element.getBoundingClientRect();
    const { left, right, top, bottom } = said.box;
    const across = Math.min(innerWidth - width - gap, Math.max(gap, (left + right - width) / 2));
    const above = top - height - gap;
    const down = above < gap ? Math.min(innerHeight - height - gap, bottom + gap) : above;
    element.style.translate = `${Math.round(across)}px ${Math.round(down)}px`;
    return () => hidePopover(element);
  }, [said]);
  return (
    <div
      ref={bubble}
      popover="manual"
      className="explained"
      {...(isHeard ? { 'data-said': true } : { 'aria-hidden': true })}
    >
      {said?.words}
    </div>
  );
}
