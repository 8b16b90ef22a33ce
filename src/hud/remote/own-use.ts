import type { Direction } from '../board/geography.ts';
import { radiosBeside } from './places.ts';

const step = (direction: Direction) => (direction === 'right' || direction === 'down' ? 1 : -1);

/** Changes a list or a slider, and says so as a hand would have. */
function say(element: Element): true {
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/**
 * Has the control a use of its own for this arrow? Then it is done. Arrows to the sides change a slider, a list and a choice of several, up
 * and down lead on; in a text the sides go to its ends first.
 * @returns `done`, `leave` where the control is to do it itself, or null where the arrow leads on.
 */
export function ownUse(element: Element | null, direction: Direction): 'done' | 'leave' | null {
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
      // At the end of what is written the arrow leads on.
      const end = direction === 'right' ? element.value.length : 0;
      return element.selectionStart === end && element.selectionEnd === end ? null : 'leave';
    }
  }
}
