import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import type { RegionId } from '../../rules/index.ts';
import { attend, useAttention, withoutThrow } from '../../table/attention/index.ts';
import { type TableScope, useScope } from '../../table/scope.tsx';
import { useSettings } from '../../ui/look/index.ts';
import { type SignKey, signOf } from '../../ui/platform/keys.ts';
import { release } from '../../ui/platform/pointer.ts';
import { vibrate } from '../../ui/platform/vibration.ts';
import { regionOfElement } from './board-keys.ts';

/** Milliseconds for which a device vibrates as something is lifted, and as it is let go. */
const TIMES = { lifted: 8, down: 14 } as const;

/** Lets a piece be felt as it is lifted or let go, where the device can and the person has not said no. */
export function feel(moment: keyof typeof TIMES): void {
  if (useSettings.getState().vibration) vibrate(TIMES[moment]);
}

/** What takes a carried thing out of the hand: another window, the page put away, the picture lost. */
const interruptions = ['blur', 'pagehide', 'webglcontextlost'] as const;

/** For a pointer that can no longer be followed: page hidden or left, picture lost. Ends with `signal`. */
export function onInterruption(putBack: () => void, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', putBack, { signal });
  // On its way down: those of an element do not come up.
  for (const end of interruptions) addEventListener(end, putBack, { signal, capture: end === 'webglcontextlost' });
}

/** The click that a browser makes of a drag within one element is none. */
export function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}

function regionUnder(scope: TableScope, pointer: globalThis.PointerEvent): RegionId | null {
  // A mouse is told what it is on; a finger always what it was put on.
  const isTold = pointer.pointerType === 'mouse' && pointer.target instanceof Element;
  const element = isTold ? pointer.target : document.elementFromPoint(pointer.clientX, pointer.clientY);
  const control = regionOfElement(element);
  if (control !== null) return control;
  return element instanceof HTMLCanvasElement ? useAttention.of(scope).getState().hovered : null;
}

export type PointerPlace = Pick<globalThis.PointerEvent, 'clientX' | 'clientY' | 'pointerId' | 'pointerType'>;

/** Makes the canvas look at this pointer's position, not at that of another finger that moved since. */
function pointCanvasAt({ clientX, clientY, pointerId, pointerType }: PointerPlace): void {
  const element = document.elementFromPoint(clientX, clientY);
  // Dispatched to the canvas alone, which responds synchronously.
  if (element instanceof HTMLCanvasElement)
    element.dispatchEvent(new globalThis.PointerEvent('pointermove', { clientX, clientY, pointerId, pointerType }));
}

export function regionAtPlace(scope: TableScope, place: PointerPlace): RegionId | null {
  const element = document.elementFromPoint(place.clientX, place.clientY);
  if (!(element instanceof HTMLCanvasElement)) return regionOfElement(element);
  pointCanvasAt(place);
  return useAttention.of(scope).getState().hovered;
}

/** `ref` and handlers for the grip by which a stack is dragged; dragging only duplicates what buttons do. */
interface Grip {
  readonly ref: typeof withoutThrow;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

export interface Hold {
  readonly lifted: (pointer: globalThis.PointerEvent) => void;
  /** Called with the region under it, and whether all that may be is to be lifted (Shift). */
  readonly over: (region: RegionId | null, isAll: boolean) => void;
  /** Called when more tokens are meant, or fewer (by the wheel, + and −). */
  readonly more: (by: 1 | -1) => void;
  /** Called with the region where it stays; null if it goes back. */
  readonly letGo: (put: RegionId | null) => void;
}

interface Taken<From> {
  readonly from: From;
  readonly pointer: globalThis.PointerEvent;
  /** What is copied to follow the pointer; null where the picture draws what is carried. */
  readonly looks: Element | null;
  /** CSS pixels to move before it is a drag rather than a tap. */
  readonly far: number;
  readonly hold?: Hold | undefined;
}

/** `to`: the region under it, if any; `place`: where on the page. Says whether it stays in that region. */
export type Drop<From> = (from: From, to: RegionId | null, place: PointerPlace) => boolean;

function moreBy(pressed: SignKey): 1 | -1 | null {
  const sign = signOf(pressed, (one) => '+=-−'.includes(one));
  return sign === null ? null : sign === '+' || sign === '=' ? 1 : -1;
}

/** One stack at a time on the whole page, wherever it was taken. */
let isBusy = false;

/**
 * Dragging stacks by pointer, touch included: from a region's control, the hand, or the picture to a region's control, its place on the plan, or the
 * canvas. One stack at a time, by the pointer that took it: other fingers change nothing. It is put back by Escape, when the pointer is lost, e.g. with
 * the window's focus, when the page is hidden, the picture lost, or the game goes on, and when its control unmounts.
 * @param drop called with what was taken and where the drag ended
 * @param position what lies on the table: a stack does not stay in the hand when that changes
 * @returns a function that takes a stack, and says whether it did
 */
export function useCarrying<From>(drop: Drop<From>, position: unknown = null): (taken: Taken<From>) => boolean {
  const scope = useScope();
  const carried = useRef<AbortController | null>(null);
  const dropped = useRef(drop);
  useEffect(() => {
    dropped.current = drop;
  }, [drop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a change of it
  useEffect(() => () => carried.current?.abort(), [position]);
  return useCallback(
    ({ from, pointer, looks, far, hold }) => {
      if (pointer.button !== 0 || isBusy) return false;
      const { pointerId, clientX, clientY } = pointer;
      const carrying = new AbortController();
      const { signal } = carrying;
      carried.current = carrying;
      isBusy = true;
      let isLifted = false;
      let put: RegionId | null = null;
      let over: RegionId | null = null;
      let ghost: HTMLElement | null = null;
      signal.addEventListener('abort', () => {
        carried.current = null;
        isBusy = false;
        ghost?.remove();
        if (isLifted) hold?.letGo(put);
      });
      const putBack = () => carrying.abort();
      const own = (handle: (moved: globalThis.PointerEvent) => void) => (moved: globalThis.PointerEvent) => {
        if (moved.pointerId === pointerId) handle(moved);
      };
      const move = (moved: globalThis.PointerEvent) => {
        // A mouse whose button came up where nobody saw it.
        if (moved.type === 'pointermove' && moved.pointerType === 'mouse' && moved.buttons === 0) return putBack();
        if (!isLifted && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < far) return;
        if (!isLifted) {
          isLifted = true;
          if (looks !== null) ghost = ghostOf(looks);
          hold?.lifted(moved);
        }
        if (ghost !== null) ghost.style.translate = `${moved.clientX}px ${moved.clientY}px`;
        over = regionUnder(scope, moved);
        if (over !== null) attend(scope, { hovered: over });
        hold?.over(over, moved.shiftKey);
      };
      const end = (ended: globalThis.PointerEvent) => {
        // On slow machines the last way may come with the release.
        move(ended);
        if (!isLifted) return putBack();
        if (far > 0) swallowClick();
        pointCanvasAt(ended);
        const to = regionUnder(scope, ended);
        try {
          if (dropped.current(from, to, ended)) put = to;
        } finally {
          putBack();
        }
      };
      const key = (event: KeyboardEvent) => {
        if (!isLifted) return;
        const more = event.type === 'keydown' ? moreBy(event) : null;
        if (more !== null) {
          event.preventDefault();
          event.stopPropagation();
          hold?.more(more);
        }
        if (event.key === 'Shift') hold?.over(over, event.type === 'keydown');
        if (event.key !== 'Escape' || event.type !== 'keydown') return;
        // It closes nothing else.
        event.preventDefault();
        putBack();
      };
      const wheel = (event: WheelEvent) => {
        if (!isLifted || hold === undefined || event.deltaY === 0) return;
        // The camera stays where it is meanwhile.
        event.preventDefault();
        event.stopPropagation();
        hold.more(event.deltaY < 0 ? 1 : -1);
      };
      move(pointer);
      addEventListener('wheel', wheel, { signal, capture: true, passive: false });
      addEventListener('pointermove', own(move), { signal });
      addEventListener('pointerup', own(end), { signal });
      addEventListener('pointercancel', own(putBack), { signal });
      for (const way of ['keydown', 'keyup'] as const) addEventListener(way, key, { signal, capture: true });
      onInterruption(putBack, signal);
      return true;
    },
    [scope],
  );
}

/** Dragging by a grip that is there for nothing else: see `useCarrying`. */
export function useStackDrag<From>(
  drop: Drop<From>,
  position?: unknown,
  holdOf?: (from: From) => Hold,
): (from: From) => Grip {
  const carry = useCarrying(drop, position);
  return useCallback(
    (from) => ({
      ref: withoutThrow,
      onPointerDown(event) {
        const { target, pointerId, nativeEvent, currentTarget } = event;
        if (!carry({ from, pointer: nativeEvent, looks: currentTarget, far: 0, hold: holdOf?.(from) })) return;
        event.preventDefault();
        // A touch captures its first target: release it, so that the table gets the pointer's moves.
        if (target instanceof Element) release(target, pointerId);
      },
    }),
    [carry, holdOf],
  );
}

function ghostOf(looks: Element): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'hud drag-ghost';
  ghost.ariaHidden = 'true';
  ghost.append(...[...looks.children].map((child) => child.cloneNode(true)));
  document.body.append(ghost);
  return ghost;
}
