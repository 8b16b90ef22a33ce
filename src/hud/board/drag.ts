import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { attend, useAttention } from '../../attention/index.ts';
import type { RegionId } from '../../rules/index.ts';
import { regionOfElement } from './region-of-element.ts';

/** The region under a pointer: that of a control there, or the one the canvas reports. */
function regionUnder(pointer: globalThis.PointerEvent): RegionId | null {
  const element = document.elementFromPoint(pointer.clientX, pointer.clientY);
  const control = regionOfElement(element);
  if (control !== null) return control;
  return element instanceof HTMLCanvasElement ? useAttention.getState().hovered : null;
}

/** Makes the canvas look at this pointer's position, not at that of another finger that moved since. */
function pointCanvasAt(pointer: globalThis.PointerEvent): void {
  const element = document.elementFromPoint(pointer.clientX, pointer.clientY);
  // Dispatched to the canvas alone, which responds synchronously.
  if (element instanceof HTMLCanvasElement) {
    const { clientX, clientY, pointerId, pointerType } = pointer;
    element.dispatchEvent(new globalThis.PointerEvent('pointermove', { clientX, clientY, pointerId, pointerType }));
  }
}

/** Handlers for the part of a control by which a stack is dragged. Dragging only duplicates what buttons do. */
interface Grip {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** How a stack is taken. */
interface Taken<From> {
  readonly from: From;
  readonly pointer: globalThis.PointerEvent;
  /** What is copied to follow the pointer. */
  readonly looks: Element | null;
  /** CSS pixels to move before it is a drag rather than a tap. */
  readonly far: number;
}

/**
 * Dragging stacks by pointer, touch included: from a region's control, the hand, or the picture to a region's control, its place on the plan, or the
 * canvas. One stack at a time, by the pointer that took it: other fingers change nothing. It is put back when the pointer is lost, e.g. with the
 * window's focus, or when its control unmounts.
 * @param drop called with what was taken and the region where the drag ended.
 * @returns a function that takes a stack, and says whether it did
 */
export function useCarrying<From>(drop: (from: From, to: RegionId) => void): (taken: Taken<From>) => boolean {
  const carried = useRef<AbortController | null>(null);
  const dropped = useRef(drop);
  useEffect(() => {
    dropped.current = drop;
  }, [drop]);
  useEffect(() => () => carried.current?.abort(), []);
  return useCallback(({ from, pointer, looks, far }) => {
    if (pointer.button !== 0 || carried.current !== null) return false;
    const { pointerId, clientX, clientY } = pointer;
    const carrying = new AbortController();
    const { signal } = carrying;
    carried.current = carrying;
    let ghost: HTMLElement | null = null;
    signal.addEventListener('abort', () => {
      carried.current = null;
      ghost?.remove();
    });
    const putBack = () => carrying.abort();
    const own = (handle: (moved: globalThis.PointerEvent) => void) => (moved: globalThis.PointerEvent) => {
      if (moved.pointerId === pointerId) handle(moved);
    };
    const move = (moved: globalThis.PointerEvent) => {
      if (ghost === null && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < far) return;
      ghost ??= ghostOf(looks);
      ghost.style.translate = `${moved.clientX}px ${moved.clientY}px`;
      const over = regionUnder(moved);
      if (over !== null) attend({ hovered: over });
    };
    const end = (ended: globalThis.PointerEvent) => {
      // On slow machines the last way may come with the release.
      move(ended);
      const isDrag = ghost !== null;
      putBack();
      if (!isDrag) return;
      if (far > 0) swallowClick();
      pointCanvasAt(ended);
      const to = regionUnder(ended);
      if (to !== null) dropped.current(from, to);
    };
    move(pointer);
    addEventListener('pointermove', own(move), { signal });
    addEventListener('pointerup', own(end), { signal });
    addEventListener('pointercancel', own(putBack), { signal });
    addEventListener('blur', putBack, { signal });
    return true;
  }, []);
}

/** Dragging by a grip that is there for nothing else: see `useCarrying`. */
export function useStackDrag<From>(drop: (from: From, to: RegionId) => void): (from: From) => Grip {
  const carry = useCarrying(drop);
  return useCallback(
    (from) => ({
      onPointerDown(event) {
        const { target, pointerId, nativeEvent, currentTarget } = event;
        if (!carry({ from, pointer: nativeEvent, looks: currentTarget, far: 0 })) return;
        event.preventDefault();
        // A touch captures its first target: release it, so that the table gets the pointer's moves.
        if (target instanceof Element && target.hasPointerCapture?.(pointerId)) target.releasePointerCapture(pointerId);
      },
    }),
    [carry],
  );
}

/** A copy of the dragged element that follows the pointer. */
function ghostOf(looks: Element | null): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'hud drag-ghost';
  ghost.ariaHidden = 'true';
  ghost.append(...[...(looks?.children ?? [])].map((child) => child.cloneNode(true)));
  document.body.append(ghost);
  return ghost;
}

/** The click that a browser makes of a drag within one element is none. */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
