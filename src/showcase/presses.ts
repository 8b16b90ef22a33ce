import type { Goal } from './seek.ts';
import type { Hand } from './use-hands.ts';

/** What a presenter may ask for. */
export type Ask = Exclude<Goal, 'phase'> | 'rewind' | 'turn' | 'toggle' | 'slow' | 'tour' | 'close';

/** Keys, of a keyboard and of a television's remote control, by name. */
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
  T: 'tour',
  p: 'close',
  P: 'close',
  ContextMenu: 'close',
  Escape: 'close',
  Backspace: 'close',
  GoBack: 'close',
  BrowserBack: 'close',
};

/** Buttons of a game pad, by what they usually want. */
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

/** What a hand asks a presenter's game for; null for what means nothing there. */
export function askOf(hand: Hand): Ask | null {
  if (hand.of === 'tap') return 'toggle';
  return hand.of === 'key' ? (keys[hand.key] ?? null) : buttons[hand.wish];
}

/** Does this hand open the presenter, where any other takes a seat? */
export function opensPresenter(hand: Hand): boolean {
  if (hand.of === 'key') return ['p', 'P', 'ContextMenu'].includes(hand.key);
  return hand.of === 'pad' && hand.wish === 'menu';
}
