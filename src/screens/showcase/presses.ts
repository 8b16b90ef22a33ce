import { type SignKey, signOf } from '../../ui/platform/keys.ts';
import type { Goal } from './seek.ts';
import type { Hand } from './use-hands.ts';

export type Ask = Exclude<Goal, 'phase'> | 'rewind' | 'turn' | 'toggle' | 'slow' | 'tour' | 'close';

/** Keys of a keyboard or a television remote, by name. */
const keys: Readonly<Record<string, Ask>> = {
  ArrowRight: 'step',
  ArrowLeft: 'rewind',
  ArrowUp: 'turn',
  ArrowDown: 'slow',
  Enter: 'toggle',
  ' ': 'toggle',
  MediaPlayPause: 'toggle',
  1: 'conquest',
  2: 'die',
  3: 'score',
  4: 'decline',
  t: 'tour',
  p: 'close',
  ContextMenu: 'close',
  Escape: 'close',
  Backspace: 'close',
  GoBack: 'close',
  BrowserBack: 'close',
};

const buttons = {
  right: 'step',
  left: 'rewind',
  up: 'turn',
  down: 'slow',
  press: 'toggle',
  after: 'conquest',
  ask: 'die',
  before: 'score',
  undo: 'decline',
  help: 'tour',
  back: 'close',
  menu: 'close',
} as const satisfies Record<string, Ask>;

export const keyName = (pressed: SignKey): string =>
  signOf(pressed, (sign) => Object.hasOwn(keys, sign)) ?? pressed.key;

/** What an input requests in a presented game; null if it means nothing there. */
export function askOf(hand: Hand): Ask | null {
  if (hand.of === 'tap') return 'toggle';
  return hand.of === 'key' ? (keys[hand.key] ?? null) : buttons[hand.wish];
}

export function opensPresenter(hand: Hand): boolean {
  if (hand.of === 'key') return ['p', 'ContextMenu'].includes(hand.key);
  return hand.of === 'pad' && hand.wish === 'menu';
}
