/** What is open of what the page lays over itself; the mark is for browsers without popovers (`src/floor/popover.ts`). */
const open = '[popover]:is(:popover-open, [data-popped])';

/** What lies open over the page and closes at a press beside it, or null. */
export const openPopover = (): HTMLElement | null => document.querySelector<HTMLElement>(open);
