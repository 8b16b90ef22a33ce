import type { Settings } from '../../look/index.ts';

/** What single keys do, with their default keys, in the order the help lists them. */
const standardKeys = {
  board: 'b',
  end: 'e',
  undo: 'u',
  skip: 's',
  threats: 't',
  questions: 'q',
  column: 'o',
  log: 'l',
  map: 'm',
  rules: 'r',
  peek: 'k',
  plan: 'p',
  seated: 'c',
  around: 'v',
  explain: 'w',
  help: '?',
} as const;

export type Shortcut = keyof typeof standardKeys;

type KeySettings = Pick<Settings, 'keys' | 'shortcuts'>;

function isShortcut(name: string): name is Shortcut {
  return Object.hasOwn(standardKeys, name);
}

export const shortcuts: readonly Shortcut[] = Object.keys(standardKeys).filter(isShortcut);

/** The key for it, in lower case, even if single keys are switched off; '' if none. */
export function chosenKey(shortcut: Shortcut, { keys }: Pick<KeySettings, 'keys'>): string {
  return keys[shortcut] ?? standardKeys[shortcut];
}

/** The key for it, in lower case; '' if none. */
export function keyOf(shortcut: Shortcut, settings: KeySettings): string {
  return settings.shortcuts ? chosenKey(shortcut, settings) : '';
}

/** What a key does, or null. On a keyboard with another alphabet, Latin letters are found by position. */
export function shortcutOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, settings: KeySettings): Shortcut | null {
  const find = (wanted: string) => shortcuts.find((shortcut) => keyOf(shortcut, settings) === wanted) ?? null;
  const typed = key.toLowerCase();
  if (typed === '') return null;
  const [, place] = /^Key([A-Z])$/.exec(code) ?? [];
  const isForeign = /^[^\p{ASCII}]$/u.test(typed);
  return find(typed) ?? (isForeign && place ? find(place.toLowerCase()) : null);
}

/** Keys that regions or the browser use themselves. */
const reserved = /^(?:[0-9+=\- ]|.{2,}|)$/u;

/** Why a key, in lower case, cannot be assigned to a shortcut: it is reserved, or taken by another one; null if it can. */
export function whyNotKey(wanted: Shortcut, key: string, keys: KeySettings['keys']): 'reserved' | Shortcut | null {
  if (reserved.test(key)) return 'reserved';
  return shortcuts.find((shortcut) => shortcut !== wanted && chosenKey(shortcut, { keys }) === key) ?? null;
}
