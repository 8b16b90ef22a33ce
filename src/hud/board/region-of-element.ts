import type { RegionId } from '../../rules/index.ts';

/** The region represented by an element or one of its ancestors. */
export function regionOfElement(element: EventTarget | null): RegionId | null {
  const found = element instanceof Element ? element.closest<HTMLElement | SVGElement>('[data-region]') : null;
  return found?.dataset.region === undefined ? null : Number(found.dataset.region);
}
