import { type PointerEvent, useCallback } from 'react';
import { attend, useAttention } from '../attention/index.ts';
import type { RegionId } from '../rules/index.ts';

/** The region that an element, or one around it, stands for. */
export function regionOfElement(element: EventTarget | null): RegionId | null {
  const found = element instanceof Element ? element.closest<HTMLElement | SVGElement>('[data-region]') : null;
  return found?.dataset.region === undefined ? null : Number(found.dataset.region);
}

/** The region a point of the screen belongs to: that of a control there, or the one the canvas says is under the pointer. */
function regionAt(x: number, y: number): RegionId | null {
  const element = document.elementFromPoint(x, y);
  const control = regionOfElement(element);
  if (control !== null) return control;
  return element instanceof HTMLCanvasElement ? useAttention.getState().hovered : null;
}

/** Handlers for the part of a control that a stack is dragged by. Dragging is only ever another way to do what buttons do. */
interface Grip {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Dragging stacks by pointer, touch included: from a region's control or the hand to a region's control, its place on the plan, or the canvas.
 * @param drop called with what the grip was made for, and the region where the drag ended.
 */
export function useStackDrag<From>(drop: (from: From, to: RegionId) => void): (from: From) => Grip {
  return useCallback(
    (from) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        // A finger holds on to what it touched first: let go, so that the table hears where it is.
        const { target, pointerId } = event;
        if (target instanceof Element && target.hasPointerCapture?.(pointerId)) target.releasePointerCapture(pointerId);
        const ghost = ghostOf(event.currentTarget);
        const move = (moved: globalThis.PointerEvent) => {
          ghost.style.translate = `${moved.clientX}px ${moved.clientY}px`;
          const over = regionAt(moved.clientX, moved.clientY);
          if (over !== null) attend({ hovered: over });
        };
        const end = (ended: globalThis.PointerEvent) => {
          removeEventListener('pointermove', move);
          removeEventListener('pointerup', end);
          removeEventListener('pointercancel', end);
          ghost.remove();
          const to = ended.type === 'pointerup' ? regionAt(ended.clientX, ended.clientY) : null;
          if (to !== null) drop(from, to);
        };
        move(event.nativeEvent);
        addEventListener('pointermove', move);
        addEventListener('pointerup', end);
        addEventListener('pointercancel', end);
      },
    }),
    [drop],
  );
}

/** A copy of what is dragged, that follows the pointer. */
function ghostOf(grip: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'hud drag-ghost';
  ghost.ariaHidden = 'true';
  ghost.append(...[...grip.children].map((child) => child.cloneNode(true)));
  document.body.append(ghost);
  return ghost;
}
