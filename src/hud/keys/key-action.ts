import type { Settings } from '../../ui/look/index.ts';
import { type PressedKey, stepKeyOf } from '../../ui/platform/keys.ts';
import { backKeys } from './input-kind.ts';
import { type Shortcut, shortcutOf } from './shortcut-keys.ts';

export type KeyAction =
  | Shortcut
  | 'close'
  /** The back key of a television's remote: closes likewise, else leads to the board; it must not leave the game. */
  | 'back'
  /** Space: skips what is shown, if anything is. */
  | 'skipShown'
  /** A shortcut in a dialog, which comes first: it is said that it is open. */
  | 'inDialog'
  /** Keeps the key from the browser, and does nothing. */
  | 'swallow';

export interface KeyPlace {
  /** The curtain is down: nothing may change unseen. */
  readonly isCovered: boolean;
  readonly isTyping: boolean;
  /** Space activates what is there. */
  readonly isControl: boolean;
  readonly isDialogOpen: boolean;
}

/** Not repeated by a held key: an ended hold would begin anew, and the next part of the turn end at once. */
const once: readonly (Shortcut | null)[] = ['peek', 'around', 'end', 'decline'];

/** What only says something is done in a dialog as well. */
const speaking: readonly (Shortcut | null)[] = ['status', 'repeat'];

/** What a key does in that place with these settings; null if it is none of the table's. */
export function keyAction(
  pressed: PressedKey & Pick<KeyboardEvent, 'repeat'>,
  place: KeyPlace,
  settings: Pick<Settings, 'keys' | 'shortcuts'>,
): KeyAction | null {
  const key = pressed.key.toLowerCase();
  const isBack = backKeys.includes(key);
  if (place.isCovered) return isBack ? 'swallow' : null;
  if (isBack) return 'back';
  if (key === 'escape') return 'close';
  if (place.isTyping) return null;
  if (stepKeyOf(pressed) === 'undo') return 'undo';
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || !settings.shortcuts) return null;
  const shortcut = shortcutOf(pressed, settings);
  if (place.isDialogOpen && shortcut !== null && !speaking.includes(shortcut))
    return pressed.repeat ? 'swallow' : 'inDialog';
  if (place.isDialogOpen) return shortcut;
  if (key === ' ' && !place.isControl) return 'skipShown';
  return pressed.repeat && once.includes(shortcut) ? 'swallow' : shortcut;
}
