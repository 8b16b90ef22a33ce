import { isHidden } from '../../ui/platform/visibility.ts';
import type { Direction } from '../board/geography.ts';
import type { Box } from '../frame/panels.ts';
import { useInput } from '../keys/input-kind.ts';
import { nearest } from './nearest.ts';

interface ControlPlace {
  readonly element: HTMLElement | SVGElement;
  readonly box: Box;
}

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, [role="button"][tabindex="0"]';

/** The topmost open dialog, or the page. */
function scope(): Element {
  const dialogs = document.querySelectorAll('dialog[open]');
  return dialogs[dialogs.length - 1] ?? document.querySelector('.curtain') ?? document.body;
}

/** All visible, or that would be were the panel of the focused one scrolled. The board counts as one. */
function places(): readonly ControlPlace[] {
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

function radiosBeside({ name, form }: HTMLInputElement): readonly HTMLInputElement[] {
  const all = (form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]');
  return [...all].filter((radio) => radio.name === name && radio.form === form && !radio.disabled);
}

/** Null if it is hidden. A control of the board below a picture is visible where the picture is uncovered. */
function boxOf(element: Element): Box | null {
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

const step = (direction: Direction) => (direction === 'right' || direction === 'down' ? 1 : -1);

/** Changes a select or slider, dispatching the same events as a user would. */
function say(element: Element): true {
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/**
 * Uses an arrow on the control itself, if it has a use for it. Left and right change sliders, selects and radio groups, up and down leave them; in a
 * text field left and right first go to its ends.
 * Whoever has a keyboard changes them by its own ways.
 * @returns `done`, `leave` if the browser does it, or null if the arrow moves on.
 */
function ownUse(element: Element | null, direction: Direction): 'done' | 'leave' | null {
  const isChoice =
    element instanceof HTMLSelectElement ||
    (element instanceof HTMLInputElement && /^(radio|range|number)$/.test(element.type));
  if (isChoice && !useInput.getState().byArrows) return 'leave';
  const sideways = direction === 'left' || direction === 'right';
  if (!sideways) return null;
  if (element instanceof HTMLSelectElement) {
    const next = element.selectedIndex + step(direction);
    if (next < 0 || next >= element.length) return null;
    element.selectedIndex = next;
    say(element);
    return 'done';
  }
  if (!(element instanceof HTMLInputElement)) return null;
  switch (element.type) {
    case 'range': {
      const before = element.value;
      element.stepUp(step(direction));
      if (element.value === before) return null;
      say(element);
      return 'done';
    }
    case 'radio': {
      const group = radiosBeside(element);
      const next = group[group.indexOf(element) + step(direction)];
      if (!next) return null;
      next.focus();
      next.click();
      return 'done';
    }
    case 'checkbox':
    case 'button':
    case 'submit':
    case 'file':
      return null;
    default: {
      // At the end of the text the arrow moves on.
      const end = direction === 'right' ? element.value.length : 0;
      return element.selectionStart === end && element.selectionEnd === end ? null : 'leave';
    }
  }
}

const beginnings = [
  'button.primary',
  '[data-combo] button',
  '.dock .buttons button',
  '#board [tabindex="0"]',
  'button[type="submit"]',
  'button, a[href], input',
];

/** Focuses something if nothing has the focus. */
export function begin(): void {
  for (const wanted of beginnings) {
    const found = scope().querySelector<HTMLElement | SVGElement>(wanted);
    found?.focus();
    if (found && document.activeElement === found) return;
  }
}

/** The control's own use, else to the next one that way. Returns whether the page should ignore the key. */
export function walk(direction: Direction): boolean {
  const from = document.activeElement;
  if (!from || from === document.body || !scope().contains(from)) {
    begin();
    return true;
  }
  const own = ownUse(from, direction);
  if (own !== null) return own === 'done';
  const box = boxOf(from);
  if (box === null) {
    begin();
    return true;
  }
  const all = places();
  const goal = nearest(
    box,
    direction,
    all.filter(({ element }) => element !== from),
  );
  goal?.element.focus();
  // From words that the focus was led to, every arrow leads somewhere.
  if (goal === null && !all.some(({ element }) => element === from)) begin();
  return goal !== null;
}

const areas = ['#board', '.dock', '.hud-right', '.side', '.coach', '.hud-left', '.hud-top'];

export function goAreas(by: 1 | -1): void {
  if (scope() !== document.body) return;
  const here = areas.findIndex((area) => document.activeElement?.closest(area));
  const count = areas.length;
  const start = here < 0 ? (by > 0 ? -1 : 0) : here;
  for (let step = 1; step <= count; step++) {
    const area = areas[(start + by * step + count * count) % count] ?? '';
    const found = places().find(({ element }) => element.closest(area));
    if (!found) continue;
    found.element.focus();
    return;
  }
}
