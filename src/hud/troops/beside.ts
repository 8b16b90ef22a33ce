import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RegionId } from '../../rules/index.ts';
import { type Box, shared } from '../../table/labels/boxes.ts';
import { type TableScope, useScope } from '../../table/scope.tsx';
import { upright, useMedia } from '../../ui/look/index.ts';
import { onResize } from '../../ui/platform/sizes.ts';
import { freeSpace } from '../frame/free-space.ts';

/** What a stack covers around the foot of its figures, in board units of the picture. */
const STACK = { left: -0.26, top: -0.72, width: 0.52, height: 0.86 } as const;
/** CSS pixels between it and what stands beside it. */
const GAP = 4;
/** How much more of it counts than of another stack. */
const OWN = 4;

/** What stands for all stacks, on the plan or in the picture; and for a region's, on either. */
const marks = '.plan [data-thing="tokens"], [data-label^="region/"]';
const tokensOnPlan = (region: RegionId) => `.plan [data-region="${region}"] [data-thing="tokens"]`;
const labelOf = (region: RegionId) => `[data-label="region/${region}"]`;

/** The box of a stack in the window, in CSS pixels, by what stands for it. */
function stackAt(mark: Element): Box {
  const { left, top, width, height } = mark.getBoundingClientRect();
  if (!(mark instanceof HTMLElement)) return { left, top, width, height };
  const unit = Number(mark.parentElement?.style.getPropertyValue('--seen')) || 70;
  const { left: across, top: up, width: broad, height: high } = STACK;
  return { left: left + across * unit, top: top + up * unit, width: broad * unit, height: high * unit };
}

/** What the panels leave of the window; all of it, where they leave too little. */
function roomIn(scope: TableScope, { width, height }: Box): Box {
  const free = freeSpace(scope);
  const isRoom = free.width >= width && free.height >= height;
  return isRoom ? free : { left: 0, top: 0, width: innerWidth, height: innerHeight };
}

const within = (at: number, length: number, from: number, room: number) =>
  Math.max(from, Math.min(at, from + room - length));

/** Below a stack, to its right, its left or above it: where in the room it hides least of it, then of the others. */
export function besideStack(box: Box, stack: Box, others: readonly Box[], room: Box): Box {
  const [across, down] = [stack.left + (stack.width - box.width) / 2, stack.top + (stack.height - box.height) / 2];
  const places = [
    [across, stack.top + stack.height + GAP],
    [stack.left + stack.width + GAP, down],
    [stack.left - box.width - GAP, down],
    [across, stack.top - box.height - GAP],
  ] as const;
  const all = places.map(([x, y]) => ({
    ...box,
    left: within(x, box.width, room.left, room.width),
    top: within(y, box.height, room.top, room.height),
  }));
  const hidden = (place: Box) => others.reduce((sum, other) => sum + shared(place, other), OWN * shared(place, stack));
  return all.reduce((best, next) => (hidden(next) < hidden(best) ? next : best));
}

/** Keeps an element beside what stands in a region, wherever picture or plan show it. */
export function useBeside(region: RegionId): RefObject<HTMLElement | null> {
  const scope = useScope();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const place = () => {
      const own = { left: 0, top: 0, width: element.offsetWidth, height: element.offsetHeight };
      const room = roomIn(scope, own);
      const mark = scope.find<Element>(tokensOnPlan(region)) ?? scope.find(labelOf(region));
      const others = scope.findAll<Element>(marks).filter((one) => one !== mark);
      const { left, top } = besideStack(own, mark ? stackAt(mark) : room, others.map(stackAt), room);
      element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    };
    const observer = new MutationObserver(place);
    // The camera moves the label, a nearer look what the plan shows.
    for (const seen of scope.findAll<Element>(`${labelOf(region)}, .plan`))
      observer.observe(seen, { attributes: true, attributeFilter: ['style', 'viewBox'] });
    const middle = scope.find('.middle');
    const end = onResize([element, ...(middle === null ? [] : [middle])], place);
    place();
    return () => {
      observer.disconnect();
      end();
    };
  }, [scope, region]);
  return ref;
}

/** What is below the list keeps the height it has had in this window: a row that is pressed stays under the finger. */
export function useHeldDock(): void {
  const scope = useScope();
  const isBelow = useMedia(upright);
  useLayoutEffect(() => {
    const dock = isBelow ? scope.find('.dock') : null;
    if (dock === null) return;
    let size = '';
    const end = onResize([dock], () => {
      const now = `${innerWidth} ${innerHeight}`;
      if (now !== size) dock.style.minHeight = '';
      size = now;
      dock.style.minHeight = `${dock.getBoundingClientRect().height}px`;
    });
    return () => {
      end();
      dock.style.minHeight = '';
    };
  }, [scope, isBelow]);
}
