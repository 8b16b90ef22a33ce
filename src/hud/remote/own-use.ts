import type { Direction } from '../board/geography.ts';
import { useInput } from '../keys/input-kind.ts';
import { radiosBeside } from './places.ts';

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
export function ownUse(element: Element | null, direction: Direction): 'done' | 'leave' | null {
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
