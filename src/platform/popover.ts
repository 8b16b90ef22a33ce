import { attempt } from './attempt.ts';
import { offered } from './offered.ts';

/** The part that lies over the page now, as one of its buttons has opened it; null if none does, or the browser has no such parts. */
export function openPopover(): HTMLElement | null {
  // Where there are none, even to ask for them is an error.
  return attempt(() => document.querySelector<HTMLElement>('[popover]:popover-open'));
}

/** Shows it over everything else; where the browser cannot, it is where it is. */
export function showPopover(element: HTMLElement): void {
  attempt(() => offered('HTMLElement.prototype.showPopover')?.call(element));
}

export function hidePopover(element: HTMLElement): void {
  attempt(() => offered('HTMLElement.prototype.hidePopover')?.call(element));
}
