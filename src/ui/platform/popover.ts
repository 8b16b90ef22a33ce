import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

export function hasPopovers(): boolean {
  return offered('HTMLElement.prototype.showPopover') !== undefined;
}

/** As opened by a button: not what the page itself shows. The mark is for `src/ui/floor/popover.ts`. */
export function openPopover(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[popover]:not([popover="manual"]):is(:popover-open, [data-popped])');
}

export function showPopover(element: HTMLElement): void {
  attempt(() => offered('HTMLElement.prototype.showPopover')?.call(element));
}

export function hidePopover(element: HTMLElement): void {
  attempt(() => offered('HTMLElement.prototype.hidePopover')?.call(element));
}
