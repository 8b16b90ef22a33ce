import { feel, onInterruption, swallowClick } from '../board/drag.ts';

/** A place of the window, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Held {
  /** Moved far enough: it is carried. */
  readonly lift: () => void;
  /** It is carried there: seen at a mouse, above a finger. `time` in milliseconds. */
  readonly move: (seen: Spot, pointer: Spot, time: number) => void;
  /** Let go of, after it was carried. */
  readonly drop: (time: number) => void;
  /** Let go of where it was pressed. */
  readonly press?: () => void;
  /** Put back: the pointer was lost, or somebody thought better of it. */
  readonly back: () => void;
}

/** CSS pixels to move before something is carried rather than pressed. */
const FAR = 7;
/** How far above a finger what it carries is seen, in CSS pixels. */
const ABOVE = 56;

let holds = 0;

export const isHolding = (): boolean => holds > 0;

/**
 * Follows a pointer that has taken something until it lets go. Escape, another button, a hidden page, a lost picture or a lost pointer put it back;
 * other fingers change nothing.
 * @param far CSS pixels to move before it is carried; at 0 it is at once
 * @returns puts it back
 */
export function hold(pointer: PointerEvent, held: Held, far = FAR): () => void {
  const { pointerId, clientX, clientY } = pointer;
  const rise = pointer.pointerType === 'touch' ? ABOVE : 0;
  const holding = new AbortController();
  const { signal } = holding;
  holds += 1;
  signal.addEventListener('abort', () => {
    holds -= 1;
  });
  let isCarried = false;
  const putBack = () => {
    if (signal.aborted) return;
    holding.abort();
    if (isCarried) held.back();
  };
  const follow = (moved: PointerEvent) => {
    const { clientX: x, clientY: y } = moved;
    if (!isCarried && Math.hypot(x - clientX, y - clientY) < far) return;
    if (!isCarried) {
      held.lift();
      feel('lifted');
    }
    isCarried = true;
    // Nothing else is meant by it.
    moved.stopPropagation();
    held.move({ x, y: y - rise }, { x, y }, moved.timeStamp);
  };
  const own = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) handle(event);
  };
  const move = (moved: PointerEvent) => {
    if (moved.button > 0) putBack();
    else follow(moved);
  };
  const release = (ended: PointerEvent) => {
    // On slow machines the last way may come with the release.
    follow(ended);
    holding.abort();
    if (!isCarried) {
      held.press?.();
      return;
    }
    swallowClick();
    held.drop(ended.timeStamp);
    feel('down');
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isCarried) return;
    event.preventDefault();
    event.stopPropagation();
    putBack();
  };
  addEventListener('pointermove', own(move), { signal, capture: true });
  addEventListener('pointerup', own(release), { signal, capture: true });
  addEventListener('pointercancel', own(putBack), { signal, capture: true });
  addEventListener('keydown', key, { signal, capture: true });
  onInterruption(putBack, signal);
  if (far === 0) follow(pointer);
  return putBack;
}
