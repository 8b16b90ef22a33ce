import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RegionId } from '../../rules/index.ts';
import { type Box, shared } from '../../table/labels/boxes.ts';
import { type TableScope, useScope } from '../../table/scope.tsx';
import { onResize } from '../../ui/platform/sizes.ts';

/** What a stack covers around the foot of its figures, in board units of the picture. */
const STACK = { left: -0.26, top: -0.72, width: 0.52, height: 0.86 } as const;
/** CSS pixels between it and what stands beside it. */
const GAP = 4;

/** Where a region's tokens are seen, in CSS pixels of the window: on the plan, else in the picture. Null if nowhere. */
function stackIn(scope: TableScope, region: RegionId): Box | null {
  const drawn = scope.find<SVGElement>(`.plan [data-region="${region}"] [data-thing="tokens"]`);
  if (drawn !== null) return drawn.getBoundingClientRect();
  const label = scope.find(`[data-label="region/${region}"]`);
  if (label === null) return null;
  const { left, top } = label.getBoundingClientRect();
  const unit = Number(label.parentElement?.style.getPropertyValue('--seen')) || 70;
  const { left: across, top: up, width, height } = STACK;
  return { left: left + across * unit, top: top + up * unit, width: width * unit, height: height * unit };
}

/** What the panels leave of the window; all of it, where they leave too little. */
function roomIn(scope: TableScope, { width, height }: Box): Box {
  const window = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const free = scope.find('.middle')?.getBoundingClientRect();
  if (free === undefined) return window;
  const [left, top] = [Math.max(0, free.left), Math.max(0, free.top)];
  const room = {
    left,
    top,
    width: Math.min(innerWidth, free.right) - left,
    height: Math.min(innerHeight, free.bottom) - top,
  };
  return room.width < width || room.height < height ? window : room;
}

const within = (at: number, length: number, from: number, room: number) =>
  Math.max(from, Math.min(at, from + room - length));

/** Below a stack, else to its right, its left or above it: wherever in the room it covers least of it. */
export function besideStack(box: Box, stack: Box, room: Box): Box {
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
  return all.reduce((best, next) => (shared(next, stack) < shared(best, stack) ? next : best));
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
      const { left, top } = besideStack(own, stackIn(scope, region) ?? room, room);
      element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    };
    // The camera moves the label, a nearer look what the plan shows.
    const seen = scope.findAll(`[data-label="region/${region}"], .plan`);
    const observer = new MutationObserver(place);
    for (const one of seen) observer.observe(one, { attributes: true, attributeFilter: ['style', 'viewBox'] });
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
