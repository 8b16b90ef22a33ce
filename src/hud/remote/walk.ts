import type { Direction } from '../board/geography.ts';
import { useInput } from '../keys/input-kind.ts';
import { nearest } from './nearest.ts';
import { boxOf, places, radiosBeside, scope } from './places.ts';

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

const areas = [
  '#board',
  '.card',
  '.dock',
  '.hud-right',
  '.shelf',
  '.side',
  '.coach',
  '.speaker',
  '.hud-left',
  '.hud-top',
];

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
