import type { Box } from './nearest.ts';

/** A control that arrows can lead to, and where it is seen. */
export interface ControlPlace {
  readonly element: HTMLElement | SVGElement;
  readonly box: Box;
}

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, [role="button"][tabindex="0"]';

/** What is open over everything else, or the page. */
export function scope(): Element {
  const dialogs = document.querySelectorAll('dialog[open]');
  return dialogs[dialogs.length - 1] ?? document.querySelector('.curtain') ?? document.body;
}

/** All controls in sight, or that scrolling in the panel of the control with the focus brings into sight. The board is one of them. */
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

/** Of the board only the region that Tab comes to; of choices that exclude each other the one that is made. */
function isPassedOver(element: Element): boolean {
  if (element.closest('#board')) return element.getAttribute('tabindex') !== '0';
  if (element.getAttribute('tabindex') === '-1' || element.closest('[inert]')) return true;
  // What lies in closed details has a place, and is not to be seen.
  if (element.checkVisibility?.({ visibilityProperty: true }) === false) return true;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const group = radiosBeside(element);
  return group.some(({ checked }) => checked) || group[0] !== element;
}

/** The choices of which one is made. */
export function radiosBeside({ name, form }: HTMLInputElement): readonly HTMLInputElement[] {
  const all = (form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]');
  return [...all].filter((radio) => radio.name === name && radio.form === form && !radio.disabled);
}

/** Where a control is seen; null where it is not. A control of the board under a picture is seen where the picture is free. */
export function boxOf(element: Element): Box | null {
  const seen = element.closest('.board-controls') ? document.querySelector('.middle') : element;
  // The label is what is seen of many a choice.
  const shown = seen instanceof HTMLInputElement ? (seen.closest('label') ?? seen) : seen;
  const { left, top, right, bottom } = shown?.getBoundingClientRect() ?? new DOMRect();
  return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
}

/** The panel that has scrolled the control out of sight, or null. */
function clipping(element: Element, box: Box): Element | null {
  for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    if (frame.scrollHeight <= frame.clientHeight + 1 || getComputedStyle(frame).overflowY === 'visible') continue;
    const { top, bottom } = frame.getBoundingClientRect();
    if (box.bottom <= top || box.top >= bottom) return frame;
  }
  return null;
}
