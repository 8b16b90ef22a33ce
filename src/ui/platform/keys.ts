export type SignKey = Pick<KeyboardEvent, 'key' | 'code'> & Partial<Pick<KeyboardEvent, 'shiftKey'>>;
export type PressedKey = SignKey & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What stands on a key in our alphabet, by its place, where that is no letter and no digit. */
const others: Readonly<Record<string, string>> = { Comma: ',', Period: '.', Minus: '-', Equal: '=' };

/** What a keyboard with our alphabet has at a place; null if that has nothing to do with letters. */
function signAt(code: string): string | null {
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? digit ?? others[code] ?? null;
}

/** Was the last letter that was typed one of another alphabet? */
let isElsewhere = false;

/**
 * The one of our signs that a key means, in lower case: the one it types; or, on a keyboard that is set to another alphabet, so that it types none of them and no
 * letter of ours, the one at its place. Null if it means none.
 */
export function signOf({ key, code, shiftKey = false }: SignKey, isOurs: (sign: string) => boolean): string | null {
  const typed = key.toLowerCase();
  const isLetter = /^\p{L}$/u.test(typed);
  if (isLetter) isElsewhere = !/\p{Script=Latin}/u.test(typed);
  // Other alphabets have signs where we have letters: the comma of some Bulgarian keyboards is at Q.
  const isMoved = isElsewhere && !isLetter && /^Key[A-Z]$/.test(code);
  if (isOurs(typed) && !isMoved) return typed;
  // The names are of keys whose letter goes through some editor, or has not come yet.
  const isStrange = /^(?:[^a-z]|process|unidentified|dead)$/u.test(typed);
  const meant = signAt(code);
  // What is above a digit is another sign.
  if (!isStrange || meant === null || (shiftKey && !/[a-z]/.test(meant))) return null;
  return isOurs(meant) ? meant : null;
}

/** The usual keys. With the third key (Alt), which makes letters on some keyboards, they are none. */
export function stepKeyOf(pressed: PressedKey): 'undo' | 'redo' | null {
  if (!(pressed.ctrlKey || pressed.metaKey) || pressed.altKey) return null;
  const sign = signOf(pressed, (one) => one === 'z' || one === 'y');
  return sign === null ? null : sign === 'z' && !pressed.shiftKey ? 'undo' : 'redo';
}
