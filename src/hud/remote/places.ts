import { isHidden } from '../../ui/platform/visibility.ts';
import type { Box } from '../frame/panels.ts';

interface ControlPlace {
  readonly element: HTMLElement | SVGElement;
  readonly box: Box;
}

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, [role="button"][tabindex="0"]';

/** The topmost open dialog, or the page. */
export function scope(): Element {
  const dialogs = document.querySelectorAll('dialog[open]');
  return dialogs[dialogs.length - 1] ?? document.querySelector('.curtain') ?? document.body;
}

/** All visible, or that would be were the panel of the focused one scrolled. The board counts as one. */
export function places(): readonly ControlPlace[] {
  const from = document.activeElement;
  return [...scope().querySelectorAll<HTMLElement | SVGElement>(controls)].flatMap((element) => {
    if (isPassedOver(element)) return [];
    const box = boxOf(element);
    if (box === null) return [];
    const frame = clipping(element, box);
    return frame !== null && !frame.contains(from) ? [] : [{ element, box }];
  });
}

/** Skips all of the board except the region in the Tab order, and of radio buttons all except the selected one. */
function isPassedOver(element: Element): boolean {
  if (element.closest('#board')) return element.getAttribute('tabindex') !== '0';
  if (element.getAttribute('tabindex') === '-1' || element.closest('[inert]')) return true;
  // Elements in closed details have a box but are not visible.
  if (isHidden(element)) return true;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const group = radiosBeside(element);
  return group.some(({ checked }) => checked) || group[0] !== element;
}

export function radiosBeside({ name, form }: HTMLInputElement): readonly HTMLInputElement[] {
  const all = (form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]');
  return [...all].filter((radio) => radio.name === name && radio.form === form && !radio.disabled);
}

/** Null if it is hidden. A control of the board below a picture is visible where the picture is uncovered. */
export function boxOf(element: Element): Box | null {
  const seen = element.closest('.board-controls') ? document.querySelector('.middle') : element;
  // Often only the label of a choice is visible.
  const shown = seen instanceof HTMLInputElement ? (seen.closest('label') ?? seen) : seen;
  const { left, top, right, bottom } = shown?.getBoundingClientRect() ?? new DOMRect();
  return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
}

/** The panel that has scrolled the control out of view, or null. */
function clipping(element: Element, box: Box): Element | null {
  for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    if (frame.scrollHeight <= frame.clientHeight + 1 || getComputedStyle(frame).overflowY === 'visible') continue;
    const { top, bottom } = frame.getBoundingClientRect();
    if (box.bottom <= top || box.top >= bottom) return frame;
  }
  return null;
}
