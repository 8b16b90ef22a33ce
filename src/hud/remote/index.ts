import { arrowKeys } from '../board/geography.ts';
import { playByPads } from './gamepad.ts';
import { walk } from './walk.ts';

/** Enter selects a checkbox or radio button, where it would submit the form. Returns whether it did. */
function tick(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || (target.type !== 'checkbox' && target.type !== 'radio')) return false;
  target.click();
  return true;
}

/** Away from the board: with these and the back key everything can be reached, as from the couch. */
export function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const direction = arrowKeys[event.key];
  if (direction ? walk(direction) : event.key === 'Enter' && tick(event.target)) event.preventDefault();
}

export function followRemote(): () => void {
  addEventListener('keydown', handleKey);
  const leavePads = playByPads();
  return () => {
    removeEventListener('keydown', handleKey);
    leavePads();
  };
}
