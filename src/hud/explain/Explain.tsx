import { type JSX, useEffect, useLayoutEffect, useRef } from 'react';
import { attend } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { useInput } from '../keys/input-kind.ts';
import '../../ui/locale/hud.ts';
import { hidePopover, showPopover } from '../../ui/platform/popover.ts';
import { type Box, explainOver, type Said, usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { explained, titleOf } from './elements.ts';
import { saidAt, walkSigns, watchPointers } from './pointer-watch.ts';

/** How large something is, in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels between what is explained and its words, and between these and the window's edge. */
const gap = 8;

const within = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

/** CSS pixels in the window: above it, else below, else at its side; null if nowhere without covering it. */
export function spotBeside(
  { left, right, top, bottom }: Box,
  { width, height }: Size,
  window: Size,
): { readonly x: number; readonly y: number } | null {
  const [farthest, lowest] = [window.width - width - gap, window.height - height - gap];
  const x = within(gap, (left + right - width) / 2, farthest);
  const y = within(gap, (top + bottom - height) / 2, lowest);
  if (farthest < gap || lowest < gap) return null;
  const [above, below, beside, before] = [top - height - gap, bottom + gap, right + gap, left - width - gap];
  if (above >= gap) return { x, y: Math.min(above, lowest) };
  if (below <= lowest) return { x, y: Math.max(below, gap) };
  if (beside <= farthest) return { x: Math.max(beside, gap), y };
  return before >= gap ? { x: Math.min(before, farthest), y } : null;
}

export default function Explain({ game }: { readonly game: Game }): JSX.Element {
  const scope = useScope();
  const said = usePanels((panels) => panels.tooltip);
  const isWalking = usePanels((panels) => panels.explaining);
  const now = useRef(game);
  useEffect(() => {
    now.current = game;
  }, [game]);
  // What was said of the table may not be true any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table, or what is shown of it, has changed
  useEffect(() => {
    if (!usePanels.of(scope).getState().explaining) explainOver(scope, null);
  }, [game]);

  useEffect(() => {
    attend(scope, { explained: true });
    const leave = watchPointers(
      (target, x, y, isHeld) => (scope.isFor(target) ? saidAt(target, x, y, isHeld, now.current) : null),
      (said) => explainOver(scope, said),
    );
    return () => {
      leave();
      explainOver(scope, null);
      attend(scope, { explained: false });
    };
  }, [scope]);
  useEffect(
    () =>
      watchFocus((element) =>
        explainOver(scope, element && scope.isFor(element) ? focusWords(element, now.current) : null),
      ),
    [scope],
  );
  useEffect(() => keepTitles(), []);
  useEffect(() => {
    if (!isWalking) return;
    const end = walkSigns(
      () => now.current,
      (said) => explainOver(scope, said),
      () => usePanels.of(scope).setState({ explaining: false }),
    );
    return () => {
      end();
      explainOver(scope, null);
    };
  }, [scope, isWalking]);
  return <Bubble said={said ?? (isWalking ? { words: t('explain.walk'), box: middle() } : null)} isHeard={isWalking} />;
}

const middle = () => {
  const [x, y] = [innerWidth / 2, innerHeight / 2];
  return { left: x, right: x, top: y, bottom: y };
};

/** What is not written on it. A heading that the focus was led to is written there, and read there. */
function focusWords(element: Element, game: Game): Said | null {
  if (element.matches('h1, h2, h3, h4')) return null;
  const found = explained(element, game);
  if (!found || isWritten(element, found.words)) return null;
  return { words: found.words, box: found.at.getBoundingClientRect() };
}

/** A label says what the title says, where it is seen, in whatever words a translating browser puts there. */
function isWritten(element: Element, words: string): boolean {
  const labels = [...element.querySelectorAll<HTMLElement>('[data-label]')];
  if (labels.some(({ innerText }) => innerText.trim() !== '')) return true;
  return element instanceof HTMLElement && element.innerText.trim() === words;
}

/** Not over the board, where the region's card says all. What is pressed may be called otherwise then. */
function watchFocus(tell: (element: Element | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    tell(null);
  };
  const focus = ({ target }: FocusEvent) => {
    leave();
    const isAsked = useInput.getState().byKeyboard && target instanceof Element && !target.closest('#board, dialog');
    if (isAsked) timer = setTimeout(() => tell(target.isConnected ? target : null), 450);
  };
  addEventListener('focusin', focus);
  addEventListener('click', leave);
  return () => {
    clearTimeout(timer);
    removeEventListener('focusin', focus);
    removeEventListener('click', leave);
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
    const spot = spotBeside(said.box, element.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
    // Nowhere beside it: what it is about is not covered, but where somebody wants to hear it.
    if (spot === null && !isHeard) hidePopover(element);
    const { x, y } = spot ?? { x: 0, y: 0 };
    element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    return () => hidePopover(element);
  }, [said, isHeard]);
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
