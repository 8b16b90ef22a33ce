import type { RegionId } from '../../rules/index.ts';

export function regionOfElement(element: EventTarget | null): RegionId | null {
  const found = element instanceof Element ? element.closest<HTMLElement | SVGElement>('[data-region]') : null;
  return found?.dataset.region === undefined ? null : Number(found.dataset.region);
}
