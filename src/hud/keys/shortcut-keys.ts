import { fingers, type Settings } from '../../ui/look/index.ts';
import { type PressedKey, type SignKey, signOf, stepKeyOf } from '../../ui/platform/keys.ts';
import { matches } from '../../ui/platform/media-queries.ts';
import { isKeyed, type KeyedPanel, panelNames, panels } from '../panels.ts';
import { backKeys } from './input-kind.ts';

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

/** What single keys do but open panels, with their default keys, in the order the help lists them. */
const ownKeys = {
  board: 'b',
  next: 'n',
  previous: 'h',
  neighbours: 'f',
  end: 'e',
  decline: 'd',
  undo: 'u',
  skip: 's',
  status: 'y',
  repeat: 'a',
  threats: 't',
  peek: 'k',
  plan: 'p',
  seated: 'c',
  around: 'v',
  explain: 'w',
} as const;

export type Shortcut = keyof typeof ownKeys | KeyedPanel;

/** The first offered counts: what ends a part of the turn without more ado, or expands; and what declines. */
export const keyedChoices: Readonly<Record<'end' | 'decline', readonly string[]>> = {
  end: ['expand', 'pass', 'endConquests', 'endRedeployment', 'treaty.none', 'stout.stay'],
  decline: ['decline', 'stout.decline'],
};

type KeySettings = Pick<Settings, 'keys' | 'shortcuts'>;

function isOwn(name: string): name is keyof typeof ownKeys {
  return Object.hasOwn(ownKeys, name);
}

export const shortcuts: readonly Shortcut[] = [...Object.keys(ownKeys).filter(isOwn), ...panelNames.filter(isKeyed)];

/** The key for it, in lower case, even if single keys are switched off; '' if none. */
export function chosenKey(shortcut: Shortcut, { keys }: Pick<KeySettings, 'keys'>): string {
  return keys[shortcut] ?? (isOwn(shortcut) ? ownKeys[shortcut] : panels[shortcut].key);
}

/** The key for it, in lower case; '' if none. */
export function keyOf(shortcut: Shortcut, settings: KeySettings): string {
  return settings.shortcuts ? chosenKey(shortcut, settings) : '';
}

/** The words with the key for it in brackets, if there is one: whoever plays with fingers may have no keys. */
export function withKey(words: string, shortcut: Shortcut, settings: KeySettings): string {
  const key = matches(fingers) ? '' : keyOf(shortcut, settings);
  return key === '' ? words : `${words} (${key.toUpperCase()})`;
}

export function shortcutOf(pressed: SignKey, settings: KeySettings): Shortcut | null {
  const find = (wanted: string) =>
    wanted === '' ? null : (shortcuts.find((shortcut) => keyOf(shortcut, settings) === wanted) ?? null);
  return find(signOf(pressed, (sign) => find(sign) !== null) ?? '');
}

/** Keys that regions or the browser use themselves. */
const reserved = /^(?:[0-9+=\- ]|.{2,}|)$/u;

/** Why a key, in lower case, cannot be a shortcut's: reserved, or taken by another one; null if it can. */
export function whyNotKey(wanted: Shortcut, key: string, keys: KeySettings['keys']): 'reserved' | Shortcut | null {
  if (reserved.test(key)) return 'reserved';
  return shortcuts.find((shortcut) => shortcut !== wanted && chosenKey(shortcut, { keys }) === key) ?? null;
}
