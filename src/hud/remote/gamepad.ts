import { tableInFront } from '../../table/scope.tsx';
import { hidePopover, openPopover } from '../../ui/platform/popover.ts';
import { togglePanel, usePanels } from '../frame/panels.ts';
import { useInput } from '../keys/input-kind.ts';
import { followPads, type Wish } from './presses.ts';
import { begin, goAreas } from './walk.ts';

const arrow = (name: string) => () => void key('keydown', name);

/** Dispatches a key event as if pressed on the focused element. Returns whether the page handled it. */
function key(type: 'keydown' | 'keyup', name: string, more: KeyboardEventInit = {}): boolean {
  const target = document.activeElement ?? document.body;
  return !target.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, ...more }));
}

function press(): void {
  const target = document.activeElement;
  if (!target || target === document.body) begin();
  else if (!key('keydown', 'Enter') && target instanceof HTMLElement) target.click();
}

function back(): void {
  const popover = openPopover();
  if (popover) hidePopover(popover);
  else key('keydown', 'GoBack');
}

/** Opens a panel of the game that somebody is at; the start page has none. */
function panel(name: 'leave' | 'help' | 'questions'): void {
  const scope = tableInFront();
  if (scope?.find('.hud') && !usePanels.of(scope).getState().asking) togglePanel(scope, name);
}

const acts: Readonly<Record<Wish, () => void>> = {
  left: arrow('ArrowLeft'),
  right: arrow('ArrowRight'),
  up: arrow('ArrowUp'),
  down: arrow('ArrowDown'),
  press,
  back,
  before: () => goAreas(-1),
  after: () => goAreas(1),
  menu: () => panel('leave'),
  help: () => panel('help'),
  ask: () => panel('questions'),
  undo: () => void key('keydown', 'z', { ctrlKey: true }),
};

function grant(wish: Wish): void {
  // The focus follows changes for gamepads as for the keyboard.
  useInput.setState({ byKeyboard: true, byArrows: true });
  acts[wish]();
}

export function playByPads(): () => void {
  return followPads(
    (wish) => {
      // Ignore pads while the page is not focused.
      if (document.hasFocus()) grant(wish);
    },
    (wish) => {
      if (wish === 'press') key('keyup', 'Enter');
    },
  );
}
