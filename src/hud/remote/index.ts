import type { Direction } from '../board/geography.ts';
import { playByPads } from './gamepad.ts';
import { walk } from './walk.ts';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Enter on a box to tick or a choice makes it, as on every other control; alone it would send the form. */
function tick(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || (target.type !== 'checkbox' && target.type !== 'radio')) return false;
  target.click();
  return true;
}

/** What arrows and Enter do away from the board: with them and the way back everything can be reached, as from the couch. */
export function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const direction = directions[event.key];
  if (direction ? walk(direction) : event.key === 'Enter' && tick(event.target)) event.preventDefault();
}

/** Plays by arrows and by game pads from now on. Returns a function that ends it. */
export function followRemote(): () => void {
  addEventListener('keydown', handleKey);
  const leavePads = playByPads();
  return () => {
    removeEventListener('keydown', handleKey);
    leavePads();
  };
}
