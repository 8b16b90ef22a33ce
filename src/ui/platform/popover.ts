import { attempt } from './attempt.ts';
import { offered } from './offered.ts';

/** Has the browser such parts of its own? */
export function hasPopovers(): boolean {
  return offered('HTMLElement.prototype.showPopover') !== undefined;
}

/** The part that lies over the page now, as one of its buttons has opened it, or null: not what the page itself shows and hides. The mark is for browsers without popovers (`src/ui/floor/popover.ts`). */
export function openPopover(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[popover]:not([popover="manual"]):is(:popover-open, [data-popped])');
}

/** Shows it over everything else; where the browser cannot, it is where it is. */
export function showPopover(element: HTMLElement): void {
  attempt(() => offered('HTMLElement.prototype.showPopover')?.call(element));
}

export function hidePopover(element: HTMLElement): void {
  attempt(() => offered('HTMLElement.prototype.hidePopover')?.call(element));
}
